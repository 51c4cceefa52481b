import * as z from 'zod';
import { line } from './text.ts';

/** The server's error messages, one sentence each. `[phone]` is the number of the business. */
export const refusals = z.strictObject({
  /** After too many forms from one connection: `'Please wait a minute, or call us on [phone].'`. */
  tooMany: line.default(
    'Too many forms have come from your connection in the last minute; please wait a moment and send it again, or call us on [phone].',
  ),
  /** For a form with more text than can be stored: `'This is too long to send; please shorten your message.'`. */
  tooLong: line.default('This is too long to send; please shorten your message.'),
  /** For a form that could not be stored: `'We couldn’t save your enquiry; please try again.'`. */
  notStored: line.default('We couldn’t save your enquiry; please try again or call us on [phone].'),
  /** For a form already sent with other answers: `'This form has already been sent with different answers; please reload the page.'`. */
  sentBefore: line.default(
    'This form has already been sent with different answers; please reload the page and send it again.',
  ),
  /** For a form sent from another site: `'This form was sent from another website; please use the form on our own page.'`. */
  otherSite: line.default('This form was sent from another website; please use the form on our own page.'),
  /** For text that is not UTF-8: `'The text of this form could not be read; please send it as UTF-8.'`. */
  notText: line.default('The text of this form could not be read; please send it as UTF-8.'),
  /** For an unknown address, if there is no not-found page: `'There is no page at this address.'`. */
  noPage: line.default('There is no page at this address.'),
  /** For a method that an address does not allow: `[methods]` are those it allows. */
  method: line.default('This address only takes [methods].'),
  /** For a malformed address: `'This address is malformed.'`. */
  badAddress: line.default('This address is malformed.'),
  /** For a request without a host, or with several: `'A request has to name one host.'`. */
  noHost: line.default('A request has to name one host.'),
  /** For a request that is not HTTP, or takes too long: `'This request could not be read; please try again.'`. */
  notRead: line.default('This request could not be read; please try again.'),
  /** For a form in another format: `'The form could not be read; send it as JSON.'`. */
  notForm: line.default('The form could not be read; it has to be sent as JSON or as a web form, in UTF-8.'),
  /** For a `[field]` that is a number or a list: `'The field [field] has to be text.'`. */
  notOneText: line.default('The field [field] has to be text.'),
  /** For a repeated `[field]`: `'The field [field] was sent more than once.'`. */
  twice: line.default('The field [field] was sent more than once.'),
  /** For an enquiry of unknown type: `[types]` are those of the site. */
  noType: line.default('The field formType has to be one of: [types].'),
  /** For a malformed idempotency key: `'The Idempotency-Key has to be 1 to 80 letters.'`. */
  badKey: line.default('The Idempotency-Key has to be 1 to 80 letters, digits, hyphens and underscores.'),
  /** At the desk, for an unknown enquiry: `'There is no such enquiry.'`. */
  noEnquiry: line.default('There is no such enquiry; it may have been erased.'),
  /** At the desk, without encryption: `'The desk can only be reached over https.'`. */
  needsTls: line.default(
    'The desk can only be reached over https. If you are using it, the server cannot tell: set TRUST_PROXY to the number of proxies in front of it.',
  ),
  /** At the desk, for a form sent from elsewhere: `'This was not sent from the desk.'`. */
  notFromDesk: line.default('This was not sent from the desk’s own page; open the desk and do it there.'),
  /** At the desk, for a form of an earlier session: `'This page is old; load it again.'`. */
  oldSession: line.default('Your session has changed. Reload this page.'),
  /** At the desk, for an unknown action: `'The desk cannot do that.'`. */
  deskCannot: line.default('The desk cannot do that with an enquiry; open it again.'),
  /** For an internal error: `'Something went wrong on our side; please try again.'`. */
  failed: line.default('Something went wrong on our side; please try again or call us on [phone].'),
});

export type Refusals = z.output<typeof refusals>;
