/** English texts of the mails and of the desk. */
export const englishOffice = {
  mail: {
    /** The name of each kind of enquiry, at the start of a subject. */
    kinds: {
      contact: 'Message',
      booking: 'Booking request',
      quote: 'Quote request',
    },
    callVisitor: 'Call [name] on [phone]',
    received: 'Received [time].',
    /** The promise made to the visitor: `[when]`. */
    promised: 'We promised a reply [when].',
    replyHint: 'Reply to this email to write to [name].',
    /** When the promised reply is due: `[when]` is a time today or on another day. */
    due: 'Reply due [when]',
    overdue: 'Reply overdue',
    /** The subject and the heading of a reminder: `[due]` (one of the two above), `[name]`, `[reference]`. */
    reminder: '[due]: [name], [reference]',
    /** The list of each morning. */
    digest: {
      subject: '[business], [day]: what’s waiting for you',
      open: 'Not answered yet: [count]',
      booked: 'Asked to come today: [count]',
      held: 'Held back because too many came at once: [count]. They may be customers: check them and release them.',
      spam: 'Held as suspected spam since the last list: [count]',
      weekly: 'Held as suspected spam in the last seven days: [count]. Check that no customer is among them.',
      failed: 'Saved, but the email about them failed: [count]',
      more: 'and [count] more',
      desk: 'Open the desk',
    },
    /** Texts for marking an enquiry as done from a mail. */
    done: {
      link: 'Mark [reference] as done',
      heading: 'Is [reference] done?',
      ask: '[kind] from [name]: mark it as done once it is answered, booked or settled.',
      button: 'Yes, it is done',
      isDone: '[reference] is done',
      by: 'Marked by [who], [time].',
      /** `[who]`, if the link was used. */
      who: 'the link in an email',
      gone: 'This link no longer works',
      goneHint: 'It is more than two weeks old, was not copied in full, or the enquiry was erased.',
    },
    subject: '[business]: we have your enquiry [reference]',
    /** The salutation if the name looks like one: `[name]`. */
    greeting: 'Hello [name],',
    greetingWithoutName: 'Hello,',
    thanks: {
      contact: 'Thank you for your message. We’ve received it.',
      booking: 'Thank you for your booking request. We’ve received it.',
      quote: 'Thank you for your quote request. We’ve received it.',
    },
    reference: 'Your reference is [reference].',
    /** What happens next, by kind of enquiry: `[when]` is one of the four below. */
    next: {
      contact: 'We’ll get back to you [when].',
      booking: 'We’ll call you [when] to confirm your appointment.',
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
    add: 'To add anything, reply to this email or call us on [phone] and quote your reference.',
    change: 'To change or cancel, reply to this email or call us on [phone] and quote your reference.',
    /** The same with a notice period: `[notice]`. */
    changeUntil:
      'To change or cancel an appointment, reply to this email or call us on [phone] up to [notice] ahead, quoting your reference.',
    callUs: 'Call us on [phone]',
    asked: 'Your enquiry',
    mistake: 'If you didn’t contact us, someone has typed your email address by mistake. You can ignore this email.',
  },
  desk: {
    name: 'Desk',
    signIn: 'Sign in',
    address: 'Your email address',
    signInHint: 'We’ll email you a link that signs you in. There is no password.',
    /** The same on a server that sends no mail. */
    noMailHint: 'This server sends no email. Whoever runs it prints links: npm run enquiries -- desk-link',
    sendLink: 'Email me a link',
    linkSent: 'Check your inbox',
    linkSentText:
      'If that address may use the desk, a link is on its way. It works once, for 15 minutes. Nothing there? Check your junk folder, or ask again.',
    confirmText: 'Press the button to sign in on this device for 30 days, or until you sign out.',
    linkUsed: 'This link has been used already, or is older than 15 minutes. Ask for a new one.',
    signOut: 'Sign out',
    signedOut: 'You are signed out.',
    signedInAs: 'Signed in as [who]',
    mailSubject: 'Sign in to the [business] desk',
    mailText: 'This link signs you in once. It works for 15 minutes. If you did not ask for it, ignore it.',
    enquiries: 'Enquiries',
    all: 'All',
    /** The list of unanswered enquiries, and the badge of one without a promised time. */
    open: 'Unanswered',
    done: 'Done',
    /** After the time it was done: `[who]`. */
    doneBy: 'by [who]',
    held: 'Held as spam',
    failed: 'Email failed',
    search: 'Search',
    searchHint: 'Search name, phone, email, reference or any other answer',
    more: 'More filters',
    /** The filter by kind of enquiry. */
    form: 'Form',
    from: 'From',
    to: 'To',
    clear: 'Clear',
    none: 'Nothing here.',
    older: 'Older enquiries',
    exportCsv: 'Download as CSV',
    due: 'Answer due [time]',
    /** Before that time: `[time]` is the time left. */
    left: '[time] left',
    /** After that time: `[time]` is the delay. */
    late: '[time] late',
    /** The day and time that the visitor asks for: `[when]`. */
    wants: 'Wants [when]',
    receivedAt: 'Received [time]',
    noName: 'No name',
    asked: 'What they wrote',
    call: 'Call [phone]',
    write: 'Reply by email',
    calendar: 'Add to calendar',
    print: 'Print',
    /** The heading above the buttons. */
    work: 'What you did',
    note: 'Note (only the desk sees it)',
    markDone: 'Mark as done',
    undo: 'Open again',
    saveNote: 'Save note',
    release: 'Not spam: release it',
    markSpam: 'Hold as spam',
    retry: 'Send again now',
    heldBecause: 'Held, and emailed to nobody: [reason].',
    mails: 'Emails',
    mailOff: 'This server sends no email yet; emails wait until whoever runs it sets SMTP_URL.',
    nextTry: 'next try [time]',
    history: 'History',
    conflict: 'Somebody changed this after you opened it, so yours was not saved. This is how it is now.',
    unchanged: 'There was nothing to change. This is how it is now.',
    saved: 'Saved.',
    erase: 'Erase',
    eraseHeading: 'Erase [reference]?',
    eraseText:
      'The enquiry, its emails and its history are deleted for good, and overwritten on the disk by tomorrow at the latest. Emails already sent and earlier backups are not affected.',
    /** The link that cancels. */
    keep: 'Keep it',
    erased: '[reference] was erased.',
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
      trap: 'the trap field was filled',
      forumCode: 'links are written in forum code',
      html: 'links are written in HTML',
      /** For a `[field]` that has no reason to have one. */
      linked: 'the field [field] holds a link',
      links: 'the message holds [count] links',
      onlyLinks: 'the message is mostly links',
    },
    mailStates: {
      waiting: 'waiting',
      sent: 'sent',
      failed: 'failed',
      expired: 'not sent: too late, or one too many',
    },
    /** Before the state of a mail. */
    toBusiness: 'To us',
    reminder: 'Reminder to us',
    toVisitor: 'To the visitor',
  },
};
