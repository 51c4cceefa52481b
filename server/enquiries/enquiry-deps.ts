import type { SharedSite } from '../../site/shared-site.ts';
import type { EnquiryStore } from '../backend/enquiry-store.ts';
import type { SubmissionLimit } from '../http/rate-limit.ts';
import type { ReplyRenderer } from '../http/reply.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';

/** What taking an enquiry needs from the server around it. */
export type EnquiryDeps = {
  site: SharedSite;
  enquiries: EnquiryStore;
  log: Log;
  now: () => Date;
  /** Counts what is stored and what is not. */
  metrics?: Metrics | undefined;
  /** How much one address, and everybody, may send; without it there is no limit. */
  limit?: SubmissionLimit | undefined;
  /** Renders the page that carries the form, with what became of it. */
  renderReply: ReplyRenderer;
};
