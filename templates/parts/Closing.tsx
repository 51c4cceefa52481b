import type { Closing as ClosingEntry } from '../../schema/service.ts';
import { page, stack } from '../styles/layout.css.ts';
import { leadText, sign } from '../styles/surface.css.ts';
import { Actions } from './Actions.tsx';
import { Paragraph } from './InlineText.tsx';
import { hasForm, usePage } from './page-context.ts';

/** The end of a page: what to do next, on a sign. Beside a form nothing else stands out. */
export function Closing({ closing }: { closing: ClosingEntry }) {
  const { route } = usePage();
  return (
    <section className={page}>
      <div className={`${sign} ${stack.l}`}>
        <div className={stack.s}>
          <h2>{closing.heading}</h2>
          <Paragraph className={leadText}>{closing.text}</Paragraph>
        </div>
        <Actions actions={closing.actions} first={hasForm(route) ? 'secondary' : 'primary'} />
      </div>
    </section>
  );
}
