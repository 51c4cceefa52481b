import * as z from 'zod';
import { line } from './text.ts';

/** Texts of the desk, which only the staff see; each has an English default. */
export const deskWords = z.strictObject({
  /** The name of the desk, next to that of the business: `'Desk'`. */
  name: line.default('Desk'),
  /** The heading and the button of the sign-in pages: `'Sign in'`. */
  signIn: line.default('Sign in'),
  /** The label of the address field: `'Your email address'`. */
  address: line.default('Your email address'),
  /** How signing in works: `'We’ll email you a link. There is no password.'`. */
  signInHint: line.default('We’ll email you a link that signs you in. There is no password.'),
  /** The same on a server that sends no mail: `'This server sends no mail…'`. */
  noMailHint: line.default('This server sends no email. Whoever runs it prints links: npm run enquiries -- desk-link'),
  /** The button that requests a link: `'Email me a link'`. */
  sendLink: line.default('Email me a link'),
  /** The heading of the response, which is the same for any address: `'Check your inbox'`. */
  linkSent: line.default('Check your inbox'),
  /** The text of that response: `'If you may use the desk, a link is on its way.'`. */
  linkSentText: line.default(
    'If that address may use the desk, a link is on its way. It works once, for 15 minutes. Nothing there? Check your junk folder, or ask again.',
  ),
  /** The text of the page that the link opens: `'Press the button to sign in on this device for 30 days.'`. */
  confirmText: line.default('Press the button to sign in on this device for 30 days, or until you sign out.'),
  /** For a link that has been used or has expired: `'This link has been used, or is older than 15 minutes.'`. */
  linkUsed: line.default('This link has been used already, or is older than 15 minutes. Ask for a new one.'),
  /** The button that ends a session: `'Sign out'`. */
  signOut: line.default('Sign out'),
  /** After signing out: `'You are signed out.'`. */
  signedOut: line.default('You are signed out.'),
  /** The signed-in user: `[who]`. */
  signedInAs: line.default('Signed in as [who]'),
  /** The subject of the mail with the link: `[business]`. */
  mailSubject: line.default('Sign in to the [business] desk'),
  /** The text of that mail: `'This link signs you in once…'`. */
  mailText: line.default('This link signs you in once. It works for 15 minutes. If you did not ask for it, ignore it.'),
  /** The heading of the list: `'Enquiries'`. */
  enquiries: line.default('Enquiries'),
  /** The list of all enquiries that are not held: `'All'`. */
  all: line.default('All'),
  /** The list of unanswered enquiries, and the badge of one without a promised time: `'Unanswered'`. */
  open: line.default('Unanswered'),
  /** The list of enquiries that are done, and their badge: `'Done'`. */
  done: line.default('Done'),
  /** After the time it was done: `[who]`. */
  doneBy: line.default('by [who]'),
  /** The list of enquiries held as spam, and their badge: `'Held as spam'`. */
  held: line.default('Held as spam'),
  /** The list of enquiries whose mail to the business failed, and their badge: `'Email failed'`. */
  failed: line.default('Email failed'),
  /** The label and the button of the search: `'Search'`. */
  search: line.default('Search'),
  /** The hint in the search field: `'Search name, phone, email, reference…'`. */
  searchHint: line.default('Search name, phone, email, reference or any other answer'),
  /** The label that opens the filters by form and period: `'More filters'`. */
  more: line.default('More filters'),
  /** The filter by kind of enquiry: `'Form'`. */
  form: line.default('Form'),
  /** The first day of a period: `'From'`. */
  from: line.default('From'),
  /** The last day of a period: `'To'`. */
  to: line.default('To'),
  /** Clears search and dates: `'Clear'`. */
  clear: line.default('Clear'),
  /** For an empty list: `'Nothing here.'`. */
  none: line.default('Nothing here.'),
  /** The link to the next page of a list: `'Older enquiries'`. */
  older: line.default('Older enquiries'),
  /** The link that downloads the list for a spreadsheet: `'Download as CSV'`. */
  exportCsv: line.default('Download as CSV'),
  /** When an answer is due: `[time]`, with the day unless it is today. */
  due: line.default('Answer due [time]'),
  /** Before that time: `[time]` is the time left. */
  left: line.default('[time] left'),
  /** After that time: `[time]` is the delay. */
  late: line.default('[time] late'),
  /** The day and time that the visitor asks for: `[when]`. */
  wants: line.default('Wants [when]'),
  /** When it was received: `[time]`. */
  receivedAt: line.default('Received [time]'),
  /** For an enquiry without a name: `'No name'`. */
  noName: line.default('No name'),
  /** The heading above the visitor's answers: `'What they wrote'`. */
  asked: line.default('What they wrote'),
  /** The button that calls: `[phone]`. */
  call: line.default('Call [phone]'),
  /** The button that starts a reply with subject and greeting: `'Reply by email'`. */
  write: line.default('Reply by email'),
  /** The link to a booking's calendar file: `'Add to calendar'`. */
  calendar: line.default('Add to calendar'),
  /** The button that prints: `'Print'`. */
  print: line.default('Print'),
  /** The heading above the buttons: `'What you did'`. */
  work: line.default('What you did'),
  /** The label of a note: `'Note (only the desk sees it)'`. */
  note: line.default('Note (only the desk sees it)'),
  /** The button that marks as done: `'Mark as done'`. */
  markDone: line.default('Mark as done'),
  /** The button that reopens an enquiry: `'Open again'`. */
  undo: line.default('Open again'),
  /** The button that only saves the note: `'Save note'`. */
  saveNote: line.default('Save note'),
  /** The button that releases a held enquiry, which mails it: `'Not spam: release it'`. */
  release: line.default('Not spam: release it'),
  /** The button that holds an enquiry as spam: `'Hold as spam'`. */
  markSpam: line.default('Hold as spam'),
  /** The button that retries the mails: `'Send again now'`. */
  retry: line.default('Send again now'),
  /** Why an enquiry is held: `[reason]`. */
  heldBecause: line.default('Held, and emailed to nobody: [reason].'),
  /** The heading above the mails: `'Emails'`. */
  mails: line.default('Emails'),
  /** On a server that sends no mail: `'This server sends no email yet…'`. */
  mailOff: line.default('This server sends no email yet; emails wait until whoever runs it sets SMTP_URL.'),
  /** When a mail is next tried: `[time]`. */
  nextTry: line.default('next try [time]'),
  /** The heading above the history: `'History'`. */
  history: line.default('History'),
  /** After a conflicting change: `'Somebody changed this after you…'`. */
  conflict: line.default('Somebody changed this after you opened it, so yours was not saved. This is how it is now.'),
  /** If it was already in that state: `'There was nothing to change. This is…'`. */
  unchanged: line.default('There was nothing to change. This is how it is now.'),
  /** After a change: `'Saved.'`. */
  saved: line.default('Saved.'),
  /** The link and the button that erase an enquiry: `'Erase'`. */
  erase: line.default('Erase'),
  /** The heading of the page that asks for confirmation: `[reference]`. */
  eraseHeading: line.default('Erase [reference]?'),
  /** The consequences of erasing: `'The enquiry, its emails and its history…'`. */
  eraseText: line.default(
    'The enquiry, its emails and its history are deleted for good, and overwritten on the disk by tomorrow at the latest. Emails already sent and earlier backups are not affected.',
  ),
  /** The link that cancels: `'Keep it'`. */
  keep: line.default('Keep it'),
  /** After erasing: `[reference]`. */
  erased: line.default('[reference] was erased.'),
  /** The link back to the list: `'All enquiries'`. */
  backToList: line.default('All enquiries'),
  /** The entries of the history, after the person's name: `{ done: 'marked it as done' }`. */
  did: z
    .strictObject({
      /** `'marked it as done'` */
      done: line.default('marked it as done'),
      /** `'opened it again'` */
      undone: line.default('opened it again'),
      /** `'left a note'` */
      note: line.default('left a note'),
      /** `'released it'` */
      released: line.default('released it'),
      /** `'held it as spam'` */
      spam: line.default('held it as spam'),
      /** `'had its emails sent again'` */
      retried: line.default('had its emails sent again'),
    })
    .prefault({}),
  /** Why an enquiry is held, as part of a sentence: `{ trap: 'the trap field was filled' }`. */
  reasons: z
    .strictObject({
      /** `'marked as spam'` */
      marked: line.default('marked as spam'),
      /** `'more enquiries came in than RATE_LIMIT_GLOBAL allows in a minute'` */
      flood: line.default('more enquiries came in than RATE_LIMIT_GLOBAL allows in a minute'),
      /** `'the trap field was filled'` */
      trap: line.default('the trap field was filled'),
      /** `'links are written in forum code'` */
      forumCode: line.default('links are written in forum code'),
      /** `'links are written in HTML'` */
      html: line.default('links are written in HTML'),
      /** For a `[field]` that has no reason to have one: `'the field [field] holds a link'`. */
      linked: line.default('the field [field] holds a link'),
      /** For too many, with their `[count]`: `'the message holds [count] links'`. */
      links: line.default('the message holds [count] links'),
      /** `'the message is mostly links'` */
      onlyLinks: line.default('the message is mostly links'),
    })
    .prefault({}),
  /** The states of a mail: `{ sent: 'sent' }`. */
  mailStates: z
    .strictObject({
      /** `'waiting'` */
      waiting: line.default('waiting'),
      /** `'sent'` */
      sent: line.default('sent'),
      /** `'failed'` */
      failed: line.default('failed'),
      /** `'not sent: too late, or one too many'` */
      expired: line.default('not sent: too late, or one too many'),
    })
    .prefault({}),
  /** Before the state of the mail to the business: `'To us'`. */
  toBusiness: line.default('To us'),
  /** Before the state of a reminder: `'Reminder to us'`. */
  reminder: line.default('Reminder to us'),
  /** Before the state of the mail to the visitor: `'To the visitor'`. */
  toVisitor: line.default('To the visitor'),
});
