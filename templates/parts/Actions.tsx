import type { ReactNode } from 'react';
import type { Action, Link } from '../../schema/link.ts';
import type { Hero } from '../../schema/pages.ts';
import { joinLabel } from '../../schema/placeholders.ts';
import { callBarActions, formLink, helplinesOf, mapLink, outOfHours, phoneOf } from '../../site/action-links.ts';
import { cluster, stack } from '../styles/layout.css.ts';
import { button } from '../styles/surface.css.ts';
import * as styles from './Actions.css.ts';
import { OpenNow } from './Hours.tsx';
import { Icon } from './Icon.tsx';
import { Paragraph, Unbroken } from './Prose.tsx';
import { type PageValue, usePage, useSite } from './page-context.ts';

type ActionTone = keyof typeof button;

/** A row of buttons, the first of them prominent unless it is `secondary`. */
export function Actions({ actions, first = 'secondary' }: { actions: readonly Action[]; first?: ActionTone }) {
  const page = usePage();
  if (actions.length === 0) return null;
  const shown = first === 'secondary' ? '' : callBarClass(actions, page);
  return (
    <div className={`${cluster} ${shown}`.trim()}>
      {actions.map((action, index) => (
        <ActionLink key={action.label} action={action} tone={index === 0 ? first : 'secondary'} />
      ))}
    </div>
  );
}

/** Returns the style of a prominent row on a phone: it replaces the call bar, or is hidden if that is above a form. */
function callBarClass(actions: readonly Action[], { site, route }: PageValue): string {
  const calls = callBarActions(site, route).flatMap((each) => ('call' in each ? each.call : []));
  const isInBar = (action: Action) => 'call' in action && calls.includes(action.call);
  if (route?.sections[0]?.kind === 'form' && actions.every(isInBar)) return styles.inCallBar;
  return actions.some(isInBar) ? styles.insteadOfBar : '';
}

/**
 * The buttons below the heading. On an emergency page, the helplines of the page or a department come first while the
 * business is closed, and with it each department that these buttons call.
 */
export function HeroActions({ hero: { tone, actions } }: { hero: Hero }) {
  const { departments = {} } = useSite();
  if (tone !== 'emergency') return <Actions actions={actions} first="primary" />;
  const called = actions.flatMap((action) => ('call' in action && departments[String(action.call)]) || []);
  return (
    <>
      {called.map(
        (department) => department.regular && <OpenNow key={department.name} department={department} hidden />,
      )}
      <EmergencyActions actions={actions} />
    </>
  );
}

function EmergencyActions({ actions }: { actions: readonly Action[] }) {
  const { site, route } = usePage();
  const helplines = helplinesOf(site, route);
  const own = <Actions actions={actions} first="onEmergency" />;
  if (helplines.length === 0) {
    const first = actions.filter((action) => outOfHours(site, action));
    if (first.length === 0) return own;
    const others = actions.filter((action) => !first.includes(action));
    return <ByHours open={own} closed={<Actions actions={[...first, ...others]} first="onEmergency" />} />;
  }
  const ring = ({ name, phone }: (typeof helplines)[number], className: string) => (
    <CallLink key={name} className={className} phone={phone} label={joinLabel(name, phone.display, site.wording)} />
  );
  const open = (
    <div className={stack.s}>
      {own}
      <div className={`${cluster} ${styles.besideOwn}`}>{helplines.map((each) => ring(each, button.secondary))}</div>
    </div>
  );
  // On a phone the call bar has all helplines: the first leads here, and a number that nobody answers is left out.
  const calls = actions.filter((action) => 'call' in action);
  const closed = (
    <div className={cluster}>
      {helplines.map((each, index) =>
        ring(each, index === 0 ? `${button.onEmergency} ${styles.action}` : `${button.secondary} ${styles.inCallBar}`),
      )}
      {calls.map((action) => (
        <span key={action.label} className={styles.inCallBar}>
          <ActionLink action={action} tone="secondary" />
        </span>
      ))}
    </div>
  );
  return <ByHours open={open} closed={closed} />;
}

/**
 * The sentence below a heading. On an emergency page with helplines, shows `layout.emergencyClosed` while the business
 * is closed.
 */
export function Lead({ hero: { lead, tone }, className }: { hero: Hero; className: string }) {
  const { site, route } = usePage();
  const { emergencyClosed } = site.layout;
  const closed = tone === 'emergency' && helplinesOf(site, route).length > 0 ? emergencyClosed?.text : undefined;
  return (
    <ByHours
      open={<Paragraph className={className}>{lead}</Paragraph>}
      closed={closed && <Paragraph className={className}>{closed}</Paragraph>}
    />
  );
}

/** Something else while the business is closed, if `closed` is given. */
export function ByHours({ open, closed }: { open: ReactNode; closed: ReactNode }) {
  if (!closed) return open;
  return (
    <div className={styles.byHours}>
      <div className={styles.whenOpen}>{open}</div>
      <div className={styles.whenClosed}>{closed}</div>
    </div>
  );
}

/** The button before emergency calls while the business is closed. */
export function ClosedLink({ link: { name, href }, className }: { link: Link; className: string }) {
  return (
    <a className={`${button.secondary} ${className}`} href={href}>
      {name}
    </a>
  );
}

export function ActionLink({ action, tone, choose }: { action: Action; tone: ActionTone; choose?: string }) {
  const page = usePage();
  const quiet = tone === 'primary' && !('call' in action) ? styles.besideCallBar : '';
  const className = `${button[tone]} ${styles.action} ${quiet}`.trim();
  if ('call' in action) return <CallLink className={className} {...action} />;
  const href = 'map' in action ? mapLink(page.site, action.map) : formLink(page, action.href, action.choose ?? choose);
  return (
    <a className={className} href={href}>
      {action.label}
    </a>
  );
}

export function CallLink({ className, phone, label, call }: CallLinkProps) {
  const site = useSite();
  const { dial } = phone ?? phoneOf(site, { label, call });
  return (
    <a className={className} href={`tel:${dial}`}>
      <Icon name="phone" />
      <span>
        <Unbroken>{label}</Unbroken>
      </span>
    </a>
  );
}

type CallLinkProps = { className: string; label: string; phone?: { dial: string }; call?: true | string };
