import * as z from 'zod';
import { line } from './text.ts';

/** What the server says where it cannot do what it was asked: one sentence each. `[phone]` is the number of the business. */
export const refusals = z.strictObject({
  /** After too many forms from one connection: `'Please wait a minute, or call us on [phone].'`. */
  tooMany: line.default(
    'Too many forms were sent from your connection within a minute; please wait a little and send it again, or call us on [phone].',
  ),
  /** For a form with more text than can be stored: `'This is too long to send; please shorten your message.'`. */
  tooLong: line.default('This is too long to send; please shorten your message.'),
  /** For a form that could not be stored: `'We could not keep your enquiry just now; please try again.'`. */
  notStored: line.default('We could not keep your enquiry just now; please try again or call us on [phone].'),
  /** For a form that was sent before: `'This form was sent before with other words; please load the page again.'`. */
  sentBefore: line.default('This form was sent before with other words; please load the page again and send it anew.'),
  /** For a form of another site: `'This form was sent from another website; please use the form on our own page.'`. */
  otherSite: line.default('This form was sent from another website; please use the form on our own page.'),
  /** For text that is no UTF-8: `'The text of this form could not be read; please send it as UTF-8.'`. */
  notText: line.default('The text of this form could not be read; please send it as UTF-8.'),
  /** For a page that does not exist, where there is no page that says so: `'There is no page at this address.'`. */
  noPage: line.default('There is no page at this address.'),
  /** For a fault of the server: `'Something went wrong on our side; please try again.'`. */
  failed: line.default('Something went wrong on our side; please try again or call us on [phone].'),
});

export type Refusals = z.output<typeof refusals>;
