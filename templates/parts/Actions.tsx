import type { ReactNode } from 'react';
import type { Action } from '../../schema/link.ts';
import type { Hero } from '../../schema/page-parts.ts';
import { joinLabel } from '../../schema/placeholders.ts';
import { callBarActions, formLink, helplinesOf, mapLink, phoneOf } from '../../site/action-links.ts';
import { cluster } from '../styles/layout.css.ts';
import { button } from '../styles/surface.css.ts';
import * as styles from './Actions.css.ts';
import { Icon } from './Icon.tsx';
import { Label, Paragraph } from './InlineText.tsx';
import { type PageValue, usePage, useSite } from './page-context.ts';

type ActionTone = keyof typeof button;

type ActionsProps = { actions: readonly Action[]; first?: ActionTone; repeatsBar?: boolean };

/**
 * A row of buttons, one of them prominent per view. What a phone's call bar has is hidden there, unless the row
 * `repeatsBar`.
 */
export function Actions({ actions, first = 'secondary', repeatsBar = first === 'secondary' }: ActionsProps) {
  const page = usePage();
  if (actions.length === 0) return null;
  const bar = repeatsBar ? [] : callBarActions(page.site, page.route);
  return (
    <div className={cluster}>
      {actions.map((action, index) => (
        <ActionLink
          key={action.label}
          action={action}
          tone={index === 0 ? first : 'secondary'}
          inBar={bar.some((each) => isSame(page, each, action))}
        />
      ))}
    </div>
  );
}

/** Whether a button of the call bar does the same as another, whatever their labels: a link may carry a choice. */
function isSame(page: PageValue, ofBar: Action, other: Action): boolean {
  if ('call' in ofBar) return 'call' in other && ofBar.call === other.call;
  return 'href' in ofBar && 'href' in other && ofBar.href === formLink(page, other.href, other.choose);
}

/** The buttons of an emergency; while the business is closed, those of the helplines on the page take their place. */
export function EmergencyActions({ actions }: { actions: readonly Action[] }) {
  const { site, route } = usePage();
  const helplines = helplinesOf(site, route);
  const own = <Actions actions={actions} first="onEmergency" />;
  if (helplines.length === 0) return own;
  return (
    <ByHours
      open={own}
      closed={
        <div className={`${cluster} ${styles.inCallBar}`}>
          {helplines.map(({ name, phone }) => (
            <CallLink
              key={name}
              className={button.secondary}
              phone={phone}
              label={joinLabel(name, phone.display, site.wording)}
            />
          ))}
        </div>
      }
    />
  );
}

/**
 * The sentence below a heading; in an emergency, while the business is closed, the one that leads to the helplines on
 * the page.
 */
export function Lead({ hero: { lead, tone }, className }: { hero: Hero; className: string }) {
  const { site, route } = usePage();
  const { emergencyClosed } = site.layout;
  const own = <Paragraph className={className}>{lead}</Paragraph>;
  if (tone !== 'emergency' || !emergencyClosed || helplinesOf(site, route).length === 0) return own;
  return <ByHours open={own} closed={<Paragraph className={className}>{emergencyClosed.text}</Paragraph>} />;
}

export function ByHours({ open, closed }: { open: ReactNode; closed: ReactNode }) {
  return (
    <div className={styles.byHours}>
      <div className={styles.whenOpen}>{open}</div>
      <div className={styles.whenClosed}>{closed}</div>
    </div>
  );
}

/** The button in place of emergency calls while the business is closed. */
export function ClosedLink() {
  const { name = '', href } = useSite().layout.emergencyClosed?.link ?? {};
  return (
    <a className={`${button.secondary} ${styles.action}`} href={href}>
      {name}
    </a>
  );
}

type ActionLinkProps = { action: Action; tone: ActionTone; choose?: string; inBar?: boolean };

export function ActionLink({ action, tone, choose, inBar = false }: ActionLinkProps) {
  const page = usePage();
  const beside = tone === 'primary' && !('call' in action) ? styles.besideCallBar : '';
  const className = `${button[tone]} ${styles.action} ${inBar ? styles.inCallBar : beside}`.trim();
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
        <Label>{label}</Label>
      </span>
    </a>
  );
}

type CallLinkProps = { className: string; label: string; phone?: { dial: string }; call?: true | string };
