import type { Action } from '../../schema/link.ts';
import { callBarActions, formLink, helplinesOf, mapLink, phoneOf } from '../../site/action-links.ts';
import { cluster } from '../styles/layout.css.ts';
import { button } from '../styles/surface.css.ts';
import * as styles from './Actions.css.ts';
import { Icon } from './Icon.tsx';
import { Label } from './InlineText.tsx';
import { usePage, useSite } from './page-context.ts';

type ActionTone = keyof typeof button;

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

/** The buttons of an emergency; while the business is closed, those of the helplines on the page take their place. */
export function EmergencyActions({ actions }: { actions: readonly Action[] }) {
  const { site, route } = usePage();
  const helplines = helplinesOf(site, route);
  const own = <Actions actions={actions} first="onEmergency" />;
  if (helplines.length === 0) return own;
  return (
    <div className={styles.byHours}>
      <div className={styles.whenOpen}>{own}</div>
      <div className={`${cluster} ${styles.whenClosed} ${styles.inCallBar}`}>
        {helplines.map(({ name, phone }) => (
          <CallLink key={name} className={button.secondary} phone={phone} label={`${name}: ${phone.display}`} />
        ))}
      </div>
    </div>
  );
}

export function ActionLink({ action, tone, choose }: { action: Action; tone: ActionTone; choose?: string }) {
  const page = usePage();
  if ('call' in action) {
    const inBar = callBarActions(page.site, page.route).some((each) => 'call' in each && each.call === action.call);
    const className =
      `${button[tone]} ${styles.action} ${inBar && tone !== 'secondary' ? styles.inCallBar : ''}`.trim();
    return <CallLink className={className} {...action} />;
  }
  const href = 'map' in action ? mapLink(page.site, action.map) : formLink(page, action.href, action.choose ?? choose);
  const className = `${button[tone]} ${styles.action} ${tone === 'primary' ? styles.besideCallBar : ''}`.trim();
  return (
    <a className={className} href={href}>
      {action.label}
    </a>
  );
}

/** A button that calls the business, or another number. */
export function CallLink({ className, phone, label, call }: CallLinkProps) {
  const site = useSite();
  const { dial } = phone ?? phoneOf(site, { label, call });
  return (
    <a className={className} href={`tel:${dial}`}>
      <Icon name="phone" />
      <span>
        <Label>{label}</Label>
      </span>
    </a>
  );
}

type CallLinkProps = { className: string; label: string; phone?: { dial: string }; call?: true | string };
