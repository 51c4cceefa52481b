/** English texts of the mails, of the desk and of a new site. */
export const englishOffice = {
  mail: {
    /** The name of each kind of enquiry, at the start of a subject. */
    kinds: {
      /** A message from the contact form. */
      contact: 'Message',
      /** A request for an appointment. */
      booking: 'Booking request',
      /** A request for a price. */
      quote: 'Quote request',
    },
    /** The button that calls the visitor: `[name]`, `[phone]`. */
    callVisitor: 'Call [name] on [phone]',
    /** When the enquiry was received: `[time]`. */
    received: 'Received [time].',
    /** The promise made to the visitor: `[when]`. */
    promised: 'We promised a reply [when].',
    /** How to reply, if there is an address: `[name]`. */
    replyHint: 'Reply to this email to write to [name].',
    /** When the promised reply is due: `[when]` is a time today or on another day. */
    due: 'Reply due [when]',
    /** The same once that time has passed. */
    overdue: 'Reply overdue',
    /** The subject and the heading of a reminder: `[due]` (one of the two above), `[name]`, `[reference]`. */
    reminder: '[due]: [name], [reference]',
    /** The list of each morning. */
    digest: {
      /** The subject: `[business]`, `[day]`. */
      subject: '[business], [day]: what’s waiting for you',
      /** Above the unanswered enquiries: `[count]`. */
      open: 'Not answered yet: [count]',
      /** Above the bookings for today: `[count]`. */
      booked: 'Asked to come today: [count]',
      /** Above the enquiries held because they exceeded the global limit: `[count]`. */
      held: 'Held back because too many came at once: [count]. They may be customers: check them and release them.',
      /** Above the spam held since the last list: `[count]`. */
      spam: 'Held as suspected spam since the last list: [count]',
      /** Above the spam held since the last weekly list: `[count]`. */
      weekly: 'Held as suspected spam since the last weekly list: [count]. Check that no customer is among them.',
      /** Above the enquiries that could not be mailed: `[count]`. */
      failed: 'Saved, but the email about them failed: [count]',
      /** At the end of a truncated list: `[count]`. */
      more: 'and [count] more',
      /** The button to the desk. */
      desk: 'Open the desk',
    },
    /** Texts for marking an enquiry as done from a mail. */
    done: {
      /** The link in a mail: `[reference]`. */
      link: 'Mark [reference] as done',
      /** The heading of the page that the link opens: `[reference]`. */
      heading: 'Is [reference] done?',
      /** The question on it: `[kind]`, `[name]`. */
      ask: '[kind] from [name]: mark it as done once it is answered, booked or settled.',
      /** The button. */
      button: 'Yes, it is done',
      /** The heading once it is done: `[reference]`. */
      isDone: '[reference] is done',
      /** Who marked it as done: `[who]`, `[time]`. */
      by: 'Marked by [who], [time].',
      /** `[who]`, if the link was used. */
      who: 'the link in an email',
      /** The heading for an expired or incomplete link. */
      gone: 'This link no longer works',
      /** The explanation under it. */
      goneHint: 'It is more than two weeks old, was not copied in full, or the enquiry was erased.',
    },
    /** The subject of a confirmation: `[business]`, `[reference]`. */
    subject: '[business]: we have your enquiry [reference]',
    /** The salutation if the name looks like one: `[name]`. */
    greeting: 'Hello [name],',
    /** The salutation otherwise. */
    greetingWithoutName: 'Hello,',
    /** The thanks, by kind of enquiry. */
    thanks: {
      /** For a message. */
      contact: 'Thank you for your message. We’ve received it.',
      /** For a request for an appointment. */
      booking: 'Thank you for your booking request. We’ve received it.',
      /** For a request for a price. */
      quote: 'Thank you for your quote request. We’ve received it.',
    },
    /** The reference to quote: `[reference]`. */
    reference: 'Your reference is [reference].',
    /** What happens next, by kind of enquiry: `[when]` is one of the four below. */
    next: {
      /** After a message. */
      contact: 'We’ll get back to you [when].',
      /** After a request for an appointment. */
      booking: 'We’ll contact you [when] to confirm your booking.',
      /** After a request for a price. */
      quote: 'We’ll contact you [when] with your quote.',
    },
    /** `[when]` on the same day: `[time]`. */
    byTime: 'by [time]',
    /** `[when]` before noon on another day: `[day]`. */
    onMorning: 'on [day] morning',
    /** `[when]` later on another day: `[day]`, `[time]`. */
    onDay: 'on [day] by [time]',
    /** `[when]` if no time was promised, or it has passed. */
    soon: 'as soon as we can',
    /** How to add to a message or a request for a price: `[phone]`, `[reference]`. */
    add: 'To add anything, reply to this email or call us on [phone] and quote your reference.',
    /** How to change or cancel an appointment: `[phone]`, `[reference]`. */
    change: 'To change or cancel, reply to this email or call us on [phone] and quote your reference.',
    /** The same with a notice period: `[notice]`. */
    changeUntil: 'To change or cancel, reply or call us on [phone] up to [notice] ahead, and quote your reference.',
    /** The button that calls the business: `[phone]`. */
    callUs: 'Call us on [phone]',
    /** The same for the branch of a visit: `[branch]`, `[phone]`. */
    callBranch: 'Call [branch] on [phone]',
    /** The heading above the visitor's answers. */
    asked: 'Your enquiry',
    /** For a mistyped address. */
    mistake: 'If you didn’t contact us, someone has probably mistyped their own address. You can ignore this email.',
  },
  desk: {
    /** The name of the desk, next to that of the business. */
    name: 'Desk',
    /** The heading and the button of the sign-in pages. */
    signIn: 'Sign in',
    /** The label of the address field. */
    address: 'Your email address',
    /** How signing in works. */
    signInHint: 'We’ll email you a link that signs you in. There is no password.',
    /** The same on a server that sends no mail. */
    noMailHint: 'This server sends no email. Ask whoever runs it for a link (npm run enquiries -- desk-link).',
    /** The button that requests a link. */
    sendLink: 'Email me a link',
    /** The heading of the response, which is the same for any address. */
    linkSent: 'Check your inbox',
    /** The text of that response. */
    linkSentText:
      'If that address may use the desk, a link is on its way. It works once, for 15 minutes. Nothing there? Check your junk folder, or ask again.',
    /** The text of the page that the link opens. */
    confirmText: 'Press the button to sign in on this device for 30 days, or until you sign out.',
    /** For a link that has been used or has expired. */
    linkUsed: 'This link has been used already, or is older than 15 minutes. Ask for a new one.',
    /** The button that ends a session. */
    signOut: 'Sign out',
    /** The button that ends every session of the user. */
    signOutEverywhere: 'Sign out everywhere',
    /** The button that sends a note again, after it could not be saved. */
    tryAgain: 'Try again',
    /** After signing out. */
    signedOut: 'You are signed out.',
    /** The signed-in user: `[who]`. */
    signedInAs: 'Signed in as [who]',
    /** The subject of the mail with the link: `[business]`. */
    mailSubject: 'Sign in to the [business] desk',
    /** The text of that mail. */
    mailText: 'This link signs you in once. It works for 15 minutes. If you did not ask for it, ignore it.',
    /** The heading of the list. */
    enquiries: 'Enquiries',
    /** The names of the lists, and of the badges of their entries. `all` has the held ones only in a search. */
    lists: { all: 'All', open: 'Unanswered', done: 'Done', held: 'Held as spam', failed: 'Email failed' },
    /** After the time it was done: `[who]`. */
    doneBy: 'by [who]',
    /** The label and the button of the search. */
    search: 'Search',
    /** The hint in the search field. */
    searchHint: 'Search name, phone, email, reference or any other answer',
    /** The label that opens the filters by form and period. */
    more: 'More filters',
    /** The filter by kind of enquiry. */
    form: 'Form',
    /** The first day of a period. */
    from: 'From',
    /** The last day of a period. */
    to: 'To',
    /** Clears search and dates. */
    clear: 'Clear search and filters',
    /** For an empty list. */
    none: {
      /** Of all enquiries. */
      all: 'No enquiries yet. New ones appear here as they come.',
      /** Of enquiries that wait for an answer. */
      open: 'Nobody is waiting for an answer. New enquiries appear here as they come.',
      /** Of enquiries that are done. */
      done: 'Nothing is marked as done yet.',
      /** Of enquiries held as spam. */
      held: 'Nothing is held as spam.',
      /** Of emails that could not be sent. */
      failed: 'No email to us has failed.',
      /** Of any list, if a search or a filter is set. */
      match: 'No enquiry matches.',
    },
    /** The link to the next page of a list. */
    nextPage: 'More enquiries',
    /** The link that downloads the list for a spreadsheet. */
    exportCsv: 'Download as CSV',
    /** When an answer is due: `[time]`, with the day unless it is today. */
    due: 'Answer due [time]',
    /** Before that time: `[time]` is the time left. */
    left: '[time] left',
    /** After that time: `[time]` is the delay. */
    late: '[time] late',
    /** The day and time that the visitor asks for: `[when]`. */
    wants: 'Wants [when]',
    /** When it was received: `[time]`. */
    receivedAt: 'Received [time]',
    /** For an enquiry without a name. */
    noName: 'No name',
    /** The heading above the visitor's answers. */
    asked: 'What they wrote',
    /** The button that calls: `[phone]`. */
    call: 'Call [phone]',
    /** The button that starts a reply with subject and greeting. */
    write: 'Reply by email',
    /** The link to a booking's calendar file. */
    calendar: 'Add to calendar',
    /** The button that prints. */
    print: 'Print',
    /** The heading above the actions. */
    work: 'What you did',
    /** The label of a note. */
    note: 'Note (only the desk sees it)',
    /** The button that marks as done. */
    markDone: 'Mark as done',
    /** The button that reopens an enquiry. */
    undo: 'Open again',
    /** The button that only saves the note. */
    saveNote: 'Save note',
    /** The button that releases a held enquiry, which mails it. */
    release: 'Not spam: release it',
    /** The button that holds an enquiry as spam. */
    markSpam: 'Hold as spam',
    /** The button that retries the mails. */
    retry: 'Send again now',
    /** Why an enquiry is held: `[reason]`. */
    heldBecause: 'Held, so no emails are sent: [reason].',
    /** The heading above the mails. */
    mails: 'Emails',
    /** On a server that sends no mail. */
    mailOff: 'This server sends no email yet; emails wait until whoever runs it sets SMTP_URL.',
    /** When a mail is next tried: `[time]`. */
    nextTry: 'next try [time]',
    /** The heading above the history. */
    history: 'History',
    /** After a conflicting change. */
    conflict: 'This changed after you opened it, so yours was not saved. This is how it is now.',
    /** After a change. */
    saved: 'Saved.',
    /** The link and the button that erase an enquiry. */
    erase: 'Erase',
    /** The heading of the page that asks for confirmation: `[reference]`. */
    eraseHeading: 'Erase [reference]?',
    /** The consequences of erasing. */
    eraseText:
      'The enquiry, its emails and its history are deleted for good, and overwritten on the disk by tomorrow at the latest. Emails already sent and earlier backups are not affected.',
    /** The link that cancels. */
    keep: 'Keep it',
    /** After erasing: `[reference]`. */
    erased: '[reference] was erased.',
    /** The link back to the list. */
    backToList: 'All enquiries',
    /** The entries of the history, after the person's name. */
    did: {
      done: 'marked it as done',
      undone: 'opened it again',
      note: 'left a note',
      released: 'released it',
      spam: 'held it as spam',
      retried: 'had its emails sent again',
    },
    /** Why an enquiry is held, as part of a sentence. */
    reasons: {
      marked: 'marked as spam',
      flood: 'more enquiries came in than RATE_LIMIT_GLOBAL allows in a minute',
      trap: 'a hidden field was filled in',
      forumCode: 'links are written as [url=…]',
      html: 'links are written in HTML',
      /** For a link in a `[field]` that never has one. */
      linked: 'the field [field] holds a link',
      /** For too many links: `[count]`. */
      links: 'the message holds [count] links',
      onlyLinks: 'the message is mostly links',
    },
    /** The states of a mail. */
    mailStates: { waiting: 'waiting', sent: 'sent', failed: 'failed', expired: 'not sent: too late, or one too many' },
    /** Before the state of a mail: to the business, to the visitor, or a reminder. */
    mailNames: { garage: 'To us', visitor: 'To the visitor', reminder: 'Reminder to us' },
  },
  /** The texts of a new site or entry: `[service]`, `[town]`. */
  starter: {
    prices: '[service] prices',
    work: 'How we work',
    customers: 'For customers from [town]',
    home: 'Home',
    contact: 'Contact',
    contactPath: '/contact',
    offers: 'What we do',
    offer: '[service] in and around [town].',
    write: 'Send us a message',
    lead: 'Call {phone}, or send us a message.',
    reach: 'How to reach us',
    call: 'Call {phone}',
  },
};
