import * as z from 'zod';
import { field, fieldName, formField } from './field.ts';
import { type FieldKind, fieldKinds } from './field-kinds.ts';
import { refusals } from './refusals.ts';
import { formTypes } from './submission.ts';
import { line, paragraph, sentence } from './text.ts';
import { weekdays } from './weekdays.ts';

const kind = z.enum(Object.keys(fieldKinds) as [FieldKind, ...FieldKind[]]);

/** One form. */
export const form = z.strictObject({
  /** The type of enquiry it sends: `'booking'`. */
  type: z.enum(formTypes),
  /** Its fields, in order: `[{ field: 'name', required: true }, { name: 'mileage', kind: 'number', label: 'Mileage' }]`. */
  fields: z.array(formField).min(1, 'is an empty list; name at least one field'),
  /** The label of its button: `'Send message'`. */
  submit: line.default('Send'),
  /** The confirmation: `{ title: 'Message Sent', text: 'We get back to you soon.' }`. */
  success: z
    .strictObject({
      /** The toast's title: `'Message Sent'`. */
      title: line.default('Sent'),
      /** The toast's text: `'We get back to you within {fact:response-time}.'`. */
      text: line.default('Thank you. We’ve received it and will get back to you.'),
    })
    .prefault({}),
  /** The message for any other failure: `'That did not work. Please call {phone}.'`. */
  fallbackError: line.default('That did not work. Please call {phone}.'),
});

/** The forms of the site, with their common settings. */
export const forms = z.strictObject({
  /** Fields shared by forms, by name: `{ name: { kind: 'text', role: 'name', label: 'Name' } }`. */
  fields: z.record(fieldName, field).default({}),
  /** Default messages of fields, by kind: `{ email: 'Please enter a valid email' }`. */
  messages: z.partialRecord(kind, line).default({}),
  /** The messages for values longer, smaller or larger than a field allows: `[max]`, `[min]`. */
  boundMessages: z
    .strictObject({
      /** For a text longer than `[max]` characters: `'At most [max] characters, please'`. */
      tooLong: line.default('Please keep this to [max] characters'),
      /** For a number below `[min]`: `'Please enter [min] or more'`. */
      belowMin: line.default('Please enter [min] or more'),
      /** For a number above `[max]`: `'Please enter [max] or less'`. */
      aboveMax: line.default('Please enter [max] or less'),
      /** For a day before `[min]`: `'Please enter [min] or a later date'`. */
      tooEarly: line.default('Please enter [min] or a later date'),
      /** For a day after `[max]`: `'Please enter [max] or an earlier date'`. */
      tooLate: line.default('Please enter [max] or an earlier date'),
      /** The day of the visit, in these messages: `'today'`. */
      today: line.default('today'),
    })
    .prefault({}),
  /** The answer of a ticked checkbox: `'Yes'`. */
  yes: line.default('Yes'),
  /** The button that clears the radio buttons: `'Clear choice'`. */
  clearChoice: line.default('Clear choice'),
  /** The choices of the time field, in order: `['8:00 AM - 10:00 AM']`. */
  timeSlots: z.array(line).default([]),
  /** Days with other slots: `[{ days: ['Saturday'], slots: ['9:00 - 10:00'] }]`. */
  slotsOfDays: z
    .array(
      z.strictObject({
        /** The days: `['Saturday']`. */
        days: z.array(z.enum(weekdays)).min(1, 'is an empty list; name at least one day'),
        /** Their slots, in order: `['9:00 - 10:00']`. */
        slots: z.array(line),
      }),
    )
    .optional(),
  /** Instead of both, the length in minutes of slots made by dividing each day's opening hours: `60`. */
  slotMinutes: z.number().int().min(5).max(360).optional(),
  /** The messages for a date or a time that cannot be booked: `{ past: 'Please choose a later date' }`. */
  bookingMessages: z
    .strictObject({
      /** For a date in the past: `'Please choose today or a later date'`. */
      past: line.default('Please choose today or a later date'),
      /** For a date more than a year ahead: `'Please choose a date within a year from today'`. */
      tooFar: line.default('Please choose a date within a year from today'),
      /** For a closed `[day]`: `[days]` are the nearest open days. */
      closed: line.default('We are closed on [day]; please choose [days]'),
      /** For a time outside the `[hours]` of the `[day]`: `[slot]` is the nearest time within them. */
      slot: line.default('On [day] we are open [hours]; please choose another time, such as [slot]'),
      /** For a `[day]` whose `[hours]` include none of the times. */
      noSlot: line.default('On [day] we are only open [hours]; please choose another day, or leave the time open'),
      /** For a time that the `[day]` does not have: `[slots]` are its nearest. */
      otherDay: line.default('On [day] we do not offer that time; please choose another, such as [slots]'),
      /** For any time on a `[day]` that has none. */
      noneThatDay: line.default('We have no set times on [day]; please choose another day, or leave the time open'),
      /** For a time that has passed today: `'That time has passed; please choose a later one or another day'`. */
      slotPast: line.default('That time has passed; please choose a later one or another day'),
    })
    .prefault({}),
  /** The forms, by any key; by default a single one, `contact`: `{ 'contact': { type: 'contact', … } }`. */
  forms: z.record(z.string(), form).default({}),
  /** Minimum time between displaying and sending a form, in milliseconds: `3000`. */
  minimumFillMs: z.number().int().min(0).max(60_000).default(3000),
  /** The message if it is sent sooner: `'Please take a moment to check the form.'`. */
  tooFast: line.default('Please take a moment to check the form.'),
  /** The note beside a form that was not sent: `'Sorry, this has not been sent. Everything you typed is still here. Please call {phone}.'`. */
  notSent: line.default('Sorry, this has not been sent. Everything you typed is still here. Please call {phone}.'),
  /** The label of the button while a form is being sent: `'Sending...'`. */
  sending: line.default('Sending…'),
  /** The explanation of the asterisk: `'* Required'`. */
  requiredNote: line.default('* Required'),
  /** The title of an error toast: `'Error'`. */
  errorTitle: line.default('Error'),
  /** The heading above the list of errors: `'Please check these fields'`. */
  errorSummary: line.default('Please check these fields'),
  /** Before the reference of an enquiry: `'Your reference is'`. */
  referenceLabel: line.default('Your reference is'),
  /** The button that closes a toast: `'Close'`. */
  closeToast: line.default('Close'),
  /** The label of the honeypot field, which visitors do not see: `'Leave this empty'`. */
  honeypotLabel: line.default('Leave this empty'),
  /** When to expect an answer, from `mail.respondWithin`: `{ today: 'Expect to hear from us by [time] today.' }`. */
  expect: z
    .strictObject({
      /** While open, on the same day: `[time]`. */
      today: line.default('Expect to hear from us by [time] today.'),
      /** While open, on another day: `[day]`, `[time]`. */
      nextDay: line.default('Expect to hear from us on [day] by [time].'),
      /** Before opening on the same day: `[opens]`, `[time]`. */
      later: line.default('We open today at [opens]; expect to hear from us by [time].'),
      /** While closed until another day: `[day]`, `[opens]`, `[time]`. */
      otherDay: line.default('We open on [day] at [opens]; expect to hear from us by [time].'),
    })
    .prefault({}),
  /** The receipt that replaces a form once it is sent: `{ asked: 'You asked for' }`. */
  receipt: z
    .strictObject({
      /** The heading above the visitor's answers: `'You asked for'`. */
      asked: line.default('You asked for'),
      /** The link that adds a booking to a calendar: `'Add to calendar'`. */
      calendar: line.default('Add to calendar'),
      /** The title of the calendar entry: `[business]`. */
      calendarTitle: line.default('[business] (to be confirmed)'),
      /** The link that saves the business's phone number: `'Save our number'`. */
      saveNumber: line.default('Save our number'),
      /** How to correct or cancel the enquiry: `'A wrong number, or a change of plan? Call {phone} with your reference.'`. */
      correct: line.optional(),
      /** The link back to an empty form: `'Send another'`. */
      another: line.default('Send another'),
    })
    .prefault({}),
  /** The button that clears a chosen time: `'Any time'`. */
  anyTime: line.default('Any time'),
  /** The choice carried by a link to the form, shown above it: `[service]`, `[town]`. */
  chosenInTown: line.default('[service] for [town]'),
  /** The start of the message after such a link, if the town is known: `'I am in [town].'`. */
  fromTown: line.optional(),
  /** The privacy notice under every form: who gets the data, why, for how long, how to have it erased: `{ sentences: ['…'], more: 'More', paragraphs: ['…'] }`. */
  privacy: z
    .strictObject({
      /** The notice in short, three sentences: `['Only the garage reads this.', 'It is kept for {retention}.', '…']`. */
      sentences: z.array(sentence).min(1, 'is an empty list; write at least one sentence'),
      /** The label that opens the full text: `'More about your data'`. */
      more: line,
      /** The full text, in paragraphs: `['It is stored on our own server …']`. */
      paragraphs: z.array(paragraph).min(1, 'is an empty list; write at least one paragraph'),
    })
    .optional(),
  /** The behaviour of toasts: `{ durationMs: 5000, swipePx: 50 }`. */
  toast: z
    .strictObject({
      /** How long a toast is shown, in milliseconds: `5000`. */
      durationMs: z.number().int().positive().max(60_000).default(5000),
      /** Length of the swipe that dismisses it, in pixels: `50`. */
      swipePx: z.number().int().positive().default(50),
    })
    .prefault({}),
  /** The server's error messages: `{ tooMany: 'Please wait a minute.' }`. */
  refusals: refusals.prefault({}),
});

export type Forms = z.output<typeof forms>;
export type Form = z.output<typeof form>;
