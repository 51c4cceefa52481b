import type { MailWords } from '../../../schema/mail.ts';
import { donePath } from '../done-link.ts';
import type { DeskView } from './view.ts';

/** Asks whether an enquiry is done, or says that it is, or that the link is of no use. */
export function Done({ view, words }: { view: Extract<DeskView, { page: 'done' }>; words: MailWords['done'] }) {
  const { heading, text, link } = view;
  return (
    <section className="door">
      <h1>{heading}</h1>
      <p>{text}</p>
      {link && (
        <form method="post" action={donePath}>
          <input type="hidden" name="link" value={link} />
          <button className="primary" type="submit">
            {words.button}
          </button>
        </form>
      )}
    </section>
  );
}
