import * as z from 'zod';
import { line } from './text.ts';

/** A span of time in words: `2 hours`. */
const duration = z
  .string()
  .regex(/^\d{1,3} (minutes?|hours?)$/, 'has to be minutes or hours, like 90 minutes or 2 hours');

/**
 * What the mails say, to the garage and to whoever wrote to it. Words in square brackets are filled in for each
 * mail; every line has an English default.
 */
export const mailWords = z.strictObject({
  /** How soon an enquiry is answered while the doors are open: `'{fact:response-time}'`, if that is 2 hours. */
  respondWithin: duration.optional(),
  /** How long before an appointment it may still be changed: `'{fact:cancellation-notice}'`. */
  changeNotice: line.optional(),
  /** What each kind of enquiry is called, at the start of a subject: `{ contact: 'Message' }`. */
  kinds: z
    .strictObject({
      /** A message from the contact form: `'Message'`. */
      contact: line.default('Message'),
      /** A request for an appointment: `'Booking request'`. */
      booking: line.default('Booking request'),
      /** A request for a price: `'Quote request'`. */
      quote: line.default('Quote request'),
    })
    .prefault({}),
  /** The button that rings the visitor: `[name]`, `[phone]`. */
  callVisitor: line.default('Call [name] on [phone]'),
  /** When the enquiry came: `[time]`. */
  received: line.default('Received [time].'),
  /** What the visitor was told: `[when]`. */
  promised: line.default('Promised: an answer [when].'),
  /** How to write back, where there is an address: `[name]`. */
  replyHint: line.default('Reply to this e-mail to write to [name].'),
  /** The subject of a confirmation: `[business]`, `[reference]`. */
  subject: line.default('[business]: we have your enquiry [reference]'),
  /** The first line to somebody whose name is plainly a name: `[name]`. */
  greeting: line.default('Hello [name],'),
  /** The first line to anybody else: `'Hello,'`. */
  greetingWithoutName: line.default('Hello,'),
  /** The thanks, by kind of enquiry: `{ contact: 'Thank you for your message.' }`. */
  thanks: z
    .strictObject({
      /** For a message: `'Thank you for your message. It has reached us.'`. */
      contact: line.default('Thank you for your message. It has reached us.'),
      /** For a request for an appointment: `'Thank you for your booking request. It has reached us.'`. */
      booking: line.default('Thank you for your booking request. It has reached us.'),
      /** For a request for a price: `'Thank you for your quote request. It has reached us.'`. */
      quote: line.default('Thank you for your quote request. It has reached us.'),
    })
    .prefault({}),
  /** What to name when calling: `[reference]`. */
  reference: line.default('Your reference is [reference].'),
  /** What happens next, by kind of enquiry: `[when]` is one of the four below. */
  next: z
    .strictObject({
      /** After a message: `'We get back to you [when].'`. */
      contact: line.default('We get back to you [when].'),
      /** After a request for an appointment: `'We call you [when] to confirm your appointment.'`. */
      booking: line.default('We call you [when] to confirm your appointment.'),
      /** After a request for a price: `'We contact you [when] with your quote.'`. */
      quote: line.default('We contact you [when] with your quote.'),
    })
    .prefault({}),
  /** For `[when]` on the same day: `[time]`. */
  byTime: line.default('by [time]'),
  /** For `[when]` before noon of another day: `[day]`. */
  onMorning: line.default('on [day] morning'),
  /** For `[when]` later on another day: `[day]`, `[time]`. */
  onDay: line.default('on [day] by [time]'),
  /** For `[when]` where no time is promised, or it has passed. */
  soon: line.default('as soon as we can'),
  /** How to change or cancel: `[phone]`, `[reference]`. */
  change: line.default('To change or cancel, reply to this e-mail or call us on [phone] and name your reference.'),
  /** The same where there is a notice: `[notice]`. */
  changeUntil: line.default(
    'To change or cancel an appointment, reply to this e-mail or call us on [phone] up to [notice] ahead, and name your reference.',
  ),
  /** The button that rings the garage: `[phone]`. */
  callUs: line.default('Call us on [phone]'),
  /** Over what was asked for: `'You asked for'`. */
  asked: line.default('You asked for'),
  /** For an address that was typed by somebody else: `'If you did not write to us, somebody typed your address by mistake; please ignore this e-mail.'`. */
  mistake: line.default(
    'If you did not write to us, somebody typed your address by mistake; please ignore this e-mail.',
  ),
});

export type MailWords = z.output<typeof mailWords>;
