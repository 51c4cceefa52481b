import * as z from 'zod';
import { line } from './text.ts';

/** A duration, parsed to minutes: `90`, `'2 hours'`. */
const duration = z.union(
  [
    z
      .int()
      .min(1)
      .max(999 * 60),
    z
      .string()
      .regex(/^\d{1,3} (minutes?|hours?)$/)
      .transform((words) => Number.parseInt(words, 10) * (words.includes('hour') ? 60 : 1)),
  ],
  'has to be a time in minutes or hours, such as 90 minutes or 2 hours, or a number of minutes',
);

/**
 * Texts of e-mails to the business and to visitors. Placeholders in square brackets are filled in for each e-mail;
 * every text has an English default.
 */
export const mailWords = z.strictObject({
  /** The promised response time within opening hours, in minutes or in English words: `120`, `'{fact:response-time}'`, if that is 2 hours. */
  respondWithin: duration.optional(),
  /** The notice required to change an appointment: `'{fact:cancellation-notice}'`. */
  changeNotice: line.optional(),
  /** Which notices the business gets, only during opening hours: `{ digest: false }`. */
  notices: z
    .strictObject({
      /** How long before the promised time to send a reminder of an open enquiry, or `false`: `'30 minutes'`. */
      reminder: z.union([duration, z.literal(false)]).default(30),
      /** Whether each opening morning starts with a list of everything that is waiting: `true`. */
      digest: z.boolean().default(true),
      /** Whether the first morning of a week also lists the spam held in the last seven days: `true`. */
      weekly: z.boolean().default(true),
    })
    .prefault({}),
  /** The name of each kind of enquiry, at the start of a subject: `{ contact: 'Message' }`. */
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
  /** The button that calls the visitor: `[name]`, `[phone]`. */
  callVisitor: line.default('Call [name] on [phone]'),
  /** When the enquiry was received: `[time]`. */
  received: line.default('Received [time].'),
  /** The promise made to the visitor: `[when]`. */
  promised: line.default('We promised a reply [when].'),
  /** How to reply, if there is an address: `[name]`. */
  replyHint: line.default('Reply to this email to write to [name].'),
  /** When the promised reply is due: `[when]` is a time today or on another day. */
  due: line.default('Reply due [when]'),
  /** The same after that time: `'Reply overdue'`. */
  overdue: line.default('Reply overdue'),
  /** The subject and the heading of a reminder: `[due]` (one of the two above), `[name]`, `[reference]`. */
  reminder: line.default('[due]: [name], [reference]'),
  /** The list of each morning: `{ subject: '[day]: what’s waiting' }`. */
  digest: z
    .strictObject({
      /** The subject: `[business]`, `[day]`. */
      subject: line.default('[business], [day]: what’s waiting for you'),
      /** Above the unanswered enquiries: `[count]`. */
      open: line.default('Not answered yet: [count]'),
      /** Above the bookings for today: `[count]`. */
      booked: line.default('Asked to come today: [count]'),
      /** Above the enquiries held beyond the global limit: `[count]`. */
      held: line.default(
        'Held back because too many came at once: [count]. They may be customers: check them and release them.',
      ),
      /** Above the spam held since the last list: `[count]`. */
      spam: line.default('Held as suspected spam since the last list: [count]'),
      /** Above the spam held in the last seven days: `[count]`. */
      weekly: line.default(
        'Held as suspected spam in the last seven days: [count]. Check that no customer is among them.',
      ),
      /** Above the enquiries that could not be mailed: `[count]`. */
      failed: line.default('Saved, but the email about them failed: [count]'),
      /** At the end of a truncated list: `[count]`. */
      more: line.default('and [count] more'),
      /** The button to the desk: `'Open the desk'`. */
      desk: line.default('Open the desk'),
    })
    .prefault({}),
  /** Texts for marking an enquiry as done from a mail: `{ link: 'Mark [reference] as done' }`. */
  done: z
    .strictObject({
      /** The link in a mail: `[reference]`. */
      link: line.default('Mark [reference] as done'),
      /** The heading of the page that the link opens: `[reference]`. */
      heading: line.default('Is [reference] done?'),
      /** The question on it: `[kind]`, `[name]`. */
      ask: line.default('[kind] from [name]: mark it as done once it is answered, booked or settled.'),
      /** The button: `'Yes, it is done'`. */
      button: line.default('Yes, it is done'),
      /** The heading once it is done: `[reference]`. */
      isDone: line.default('[reference] is done'),
      /** Who marked it as done: `[who]`, `[time]`. */
      by: line.default('Marked by [who], [time].'),
      /** `[who]`, if the link was used: `'the link in an email'`. */
      who: line.default('the link in an email'),
      /** The heading for an expired or incomplete link: `'This link no longer works'`. */
      gone: line.default('This link no longer works'),
      /** The explanation under it: `'It is two weeks old …'`. */
      goneHint: line.default('It is more than two weeks old, was not copied in full, or the enquiry was erased.'),
    })
    .prefault({}),
  /** The subject of a confirmation: `[business]`, `[reference]`. */
  subject: line.default('[business]: we have your enquiry [reference]'),
  /** The salutation if the name looks like one: `[name]`. */
  greeting: line.default('Hello [name],'),
  /** The salutation otherwise: `'Hello,'`. */
  greetingWithoutName: line.default('Hello,'),
  /** The thanks, by kind of enquiry: `{ contact: 'Thank you for your message.' }`. */
  thanks: z
    .strictObject({
      /** For a message: `'Thank you for your message. We’ve received it.'`. */
      contact: line.default('Thank you for your message. We’ve received it.'),
      /** For a request for an appointment: `'Thank you for your booking request. We’ve received it.'`. */
      booking: line.default('Thank you for your booking request. We’ve received it.'),
      /** For a request for a price: `'Thank you for your quote request. We’ve received it.'`. */
      quote: line.default('Thank you for your quote request. We’ve received it.'),
    })
    .prefault({}),
  /** The reference to quote: `[reference]`. */
  reference: line.default('Your reference is [reference].'),
  /** What happens next, by kind of enquiry: `[when]` is one of the four below. */
  next: z
    .strictObject({
      /** After a message: `'We’ll get back to you [when].'`. */
      contact: line.default('We’ll get back to you [when].'),
      /** After a request for an appointment: `'We’ll call you [when] to confirm your appointment.'`. */
      booking: line.default('We’ll call you [when] to confirm your appointment.'),
      /** After a request for a price: `'We’ll contact you [when] with your quote.'`. */
      quote: line.default('We’ll contact you [when] with your quote.'),
    })
    .prefault({}),
  /** `[when]` on the same day: `[time]`. */
  byTime: line.default('by [time]'),
  /** `[when]` before noon on another day: `[day]`. */
  onMorning: line.default('on [day] morning'),
  /** `[when]` later on another day: `[day]`, `[time]`. */
  onDay: line.default('on [day] by [time]'),
  /** `[when]` if no time was promised, or it has passed. */
  soon: line.default('as soon as we can'),
  /** How to add to a message or a request for a price: `[phone]`, `[reference]`. */
  add: line.default('To add anything, reply to this email or call us on [phone] and quote your reference.'),
  /** How to change or cancel an appointment: `[phone]`, `[reference]`. */
  change: line.default('To change or cancel, reply to this email or call us on [phone] and quote your reference.'),
  /** The same with a notice period: `[notice]`. */
  changeUntil: line.default(
    'To change or cancel an appointment, reply to this email or call us on [phone] up to [notice] ahead, quoting your reference.',
  ),
  /** The button that calls the business: `[phone]`. */
  callUs: line.default('Call us on [phone]'),
  /** The heading above the visitor's answers: `'Your enquiry'`. */
  asked: line.default('Your enquiry'),
  /** For a mistyped address: `'If you didn’t contact us, someone has typed your email address by mistake. You can ignore this email.'`. */
  mistake: line.default(
    'If you didn’t contact us, someone has typed your email address by mistake. You can ignore this email.',
  ),
});
