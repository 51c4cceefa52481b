import type { Action } from '../../schema/link.ts';
import { formLink, mapLink } from '../../site/action-links.ts';
import { cluster } from '../styles/layout.css.ts';
import { button } from '../styles/surface.css.ts';
import * as styles from './Actions.css.ts';
import { Icon } from './Icon.tsx';
import { Label } from './InlineText.tsx';
import { usePage } from './page-context.ts';

export type ActionTone = keyof typeof button;

/** A row of buttons. One per view is prominent: in the hero, a form, the first of several packages or the closing. */
export function Actions({ actions, first = 'secondary' }: { actions: readonly Action[]; first?: ActionTone }) {
  if (actions.length === 0) return null;
  return (
    <div className={cluster}>
      {actions.map((action, index) => (
        <ActionLink key={action.label} action={action} tone={index === 0 ? first : 'secondary'} />
      ))}
    </div>
  );
}

export function ActionLink({ action, tone, choose }: { action: Action; tone: ActionTone; choose?: string }) {
  const page = usePage();
  const { business, departments = {} } = page.site;
  if ('call' in action) {
    const { phone = business.phone } = action.call === true ? business : (departments[action.call] ?? business);
    const isInCallBar = action.call === true && tone !== 'secondary';
    const className = `${button[tone]} ${styles.action} ${isInCallBar ? styles.inCallBar : ''}`.trim();
    return <CallLink className={className} phone={phone} label={action.label} />;
  }
  const href = 'map' in action ? mapLink(business) : formLink(page, action.href, action.choose ?? choose);
  const className = `${button[tone]} ${styles.action} ${tone === 'primary' ? styles.besideCallBar : ''}`.trim();
  return (
    <a className={className} href={href}>
      {action.label}
    </a>
  );
}

/** A button that calls the business, or another number. */
export function CallLink({ className, phone, label }: { className: string; phone?: Phone; label: string }) {
  const { business } = usePage().site;
  return (
    <a className={className} href={`tel:${(phone ?? business.phone).dial}`}>
      <Icon name="phone" />
      <span>
        <Label>{label}</Label>
      </span>
    </a>
  );
}

type Phone = { dial: string };
