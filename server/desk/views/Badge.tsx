import type { SharedSite } from '../../../site/shared-site.ts';
import type { ListedEnquiry } from '../../enquiries/list.ts';
import { dueOf, formatTime } from '../times.ts';

/** Status of an enquiry: held, done, or when its answer is due. */
export function Badge({ enquiry, site, now, by }: BadgeProps) {
  const { desk: words } = site;
  if (enquiry.delivery === 'spam') return <p className="badge held">{words.held}</p>;
  const failed = enquiry.delivery === 'failed' && <strong>{words.failed}</strong>;
  if (enquiry.done_at !== '') {
    return (
      <p className="badge">
        {words.done} <span>{[formatTime(site, enquiry.done_at, now), by].filter(Boolean).join(', ')}</span> {failed}
      </p>
    );
  }
  const due = dueOf(site, enquiry.received_at, now);
  return (
    <p className={due?.isLate ? 'badge late' : 'badge due'}>
      {due?.at ?? words.open} <span>{due?.left}</span> {failed}
    </p>
  );
}

type BadgeProps = {
  enquiry: ListedEnquiry;
  site: SharedSite;
  now: Date;
  /** Who marked it as done, if known. */
  by?: string | undefined;
};
