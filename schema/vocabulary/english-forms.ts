/** English texts of forms. */
export const englishForms = {
  forms: {
    /** The messages for values longer, smaller or larger than a field allows: `[max]`, `[min]`. */
    boundMessages: {
      /** For a text longer than `[max]` characters. */
      tooLong: 'Please keep this to [max] characters',
      /** For a text shorter than `[min]` characters. */
      tooShort: 'Please enter at least [min] characters',
      /** For a number below `[min]`. */
      belowMin: 'Please enter [min] or more',
      /** For a number above `[max]`. */
      aboveMax: 'Please enter [max] or less',
      /** For a number with decimals in a field that takes none. */
      whole: 'Please enter a whole number',
      /** For a number with more decimals than its field takes; `[step]` is its smallest, such as 0.01. */
      rounded: 'Please round this to [step]',
      /** For an email address that few mail servers take, such as `jürgen@…`. */
      beforeAt: 'Before the @, please use only a to z, digits and . _ + -',
      /** For fewer choices than `[min]`. */
      tooFew: 'Please choose at least [min]',
      /** For more choices than `[max]`. */
      tooMany: 'Please choose at most [max]',
      /** For a day before `[min]`. */
      tooEarly: 'Please choose [min] or a later date',
      /** For a day after `[max]`. */
      tooLate: 'Please choose [max] or an earlier date',
      /** The day of the visit, in these messages. */
      today: 'today',
    },
    /** The notice under forms if the definition has neither its own nor a privacy page. */
    privacy: {
      /** Who gets the data, why, for how long, and how to have it erased. */
      sentences: [
        'What you send goes to {name}, so that we can answer you and do the work you ask for.',
        'We keep it for up to {retention}, then delete it.',
        'To have it erased sooner, call {phone}.',
      ],
    },
    /** The answer of a ticked checkbox. */
    yes: 'Yes',
    /** The button that clears the radio buttons. */
    clearChoice: 'Clear choice',
    /** The messages for a date or a time that cannot be booked. */
    bookingMessages: {
      /** For a date in the past. */
      past: 'Please choose today or a later date',
      /** For a date more than a year ahead. */
      tooFar: 'Please choose a date within a year from today',
      /** For a closed `[day]`: `[days]` are the nearest open days. */
      closed: 'We’re closed on [day]. How about [days]?',
      /** For today after closing: `[days]` are the next open days. */
      todayOver: 'We’ve closed for today. How about [days]?',
      /** For a time outside the `[hours]` of the `[day]`: `[slot]` is the nearest time within them. */
      slot: 'On [day] we’re open [hours]. How about [slot]?',
      /** For a `[day]` whose `[hours]` include none of the times. */
      noSlot: 'On [day] we’re only open [hours]. Please choose another day, or leave the time open',
      /** For a time not offered on the `[day]`: `[slots]` are the nearest. */
      otherDay: 'We don’t offer that time on [day]. How about [slots]?',
      /** For any time on a `[day]` without times. */
      noneThatDay: 'We have no set times on [day]; please choose another day, or leave the time open',
      /** For a time that has passed today. */
      slotPast: 'That time has passed; please choose a later one or another day',
      /** Explains why times outside the `[hours]` of the chosen `[day]` are unavailable. */
      open: 'On [day] we’re open [hours].',
      /** Explains why the earlier times of today are unavailable. */
      over: 'The earlier times have passed.',
    },
    /** The message if a form is sent before `minimumFillMs`. */
    tooFast: 'Please take a moment to check the form.',
    /** The note beside a form that was not sent. */
    notSent: 'Sorry, this has not been sent. Everything you typed is still here: please try again, or call {phone}.',
    /** Before that note without a connection. */
    offline: 'You seem to be offline.',
    /** The note beside a form sent before `minimumFillMs`. */
    notSentYet:
      'Nothing has been sent yet: this was so quick that it could have come from a computer program. Everything you typed is still here. Please press the button again; if that doesn’t help, call {phone}.',
    /** The label of the button while a form is being sent. */
    sending: 'Sending…',
    /** The explanation of the asterisk. */
    requiredNote: '* Required',
    /** The headings of consecutive fields of a form, by what they are about. */
    groups: {
      /** Who sends it, and where to answer. */
      sender: 'About you',
      /** What it is about: a vehicle, an animal. */
      subject: 'What it is about',
      /** The service, and what the visitor writes. */
      request: 'What you need',
      /** The day and the time of a visit. */
      visit: 'When',
    },
    /** The title of an error toast. */
    errorTitle: 'Error',
    /** The heading above the list of errors. */
    errorSummary: 'Please check these fields',
    /** The heading instead, if the fields are right but the form could not be taken. */
    notSentTitle: 'This has not been sent',
    /** Before the reference of an enquiry. */
    referenceLabel: 'Your reference is',
    /** The button that closes a toast. */
    closeToast: 'Close',
    /** The label of the honeypot field, which visitors do not see. */
    honeypotLabel: 'Leave this empty',
    /** When to expect an answer, from `mail.respondWithin`. */
    expect: {
      /** While open, on the same day: `[time]`. */
      today: 'Expect to hear from us by [time] today.',
      /** While open, on another day: `[day]`, `[time]`. */
      nextDay: 'Expect to hear from us on [day] by [time].',
      /** Before opening on the same day: `[opens]`, `[time]`. */
      later: 'We open today at [opens]; expect to hear from us by [time].',
      /** While closed until another day: `[day]`, `[opens]`, `[time]`. */
      otherDay: 'We open on [day] at [opens]; expect to hear from us by [time].',
    },
    /** The receipt that replaces a form once it is sent. */
    receipt: {
      /** The heading above the visitor's answers. */
      asked: 'What you sent us',
      /** The link that adds a booking to a calendar. */
      calendar: 'Add to calendar',
      /** The title of the calendar entry: `[business]`. */
      calendarTitle: '[business] (to be confirmed)',
      /** The link that saves the business's phone number. */
      saveNumber: 'Save our number',
      /** The link back to an empty form. */
      another: 'Send another',
    },
    /** The button that clears a chosen time. */
    anyTime: 'Any time',
    /** The choice carried by a link to the form, shown above it: `[service]`, `[town]`. */
    chosenInTown: '[service] for [town]',
    /** The server's error messages. */
    refusals: {
      /** After too many forms from one connection. */
      tooMany: 'Too many forms came from your connection; please wait a minute and send it again, or call [phone].',
      /** For a form with more text than can be stored. */
      tooLong: 'This is too long to send; please shorten your message.',
      /** For a form that could not be stored. */
      notStored: 'We couldn’t save your enquiry; please try again or call us on [phone].',
      /** For a form already sent with other answers. */
      sentBefore: 'This form has already been sent with different answers; please reload the page and send it again.',
      /** For a form sent from another site. */
      otherSite: 'This form was sent from another website; please use the form on our own page.',
      /** For a form that is not UTF-8. */
      notText: 'The text of this form could not be read; please send it as UTF-8.',
      /** For an unknown address, if there is no not-found page. */
      noPage: 'There is no page at this address.',
      /** For a method that an address does not allow: `[methods]` are those it allows. */
      method: 'This address accepts only [methods].',
      /** For a malformed address. */
      badAddress: 'This address is malformed.',
      /** For a request without a Host header, or with several. */
      noHost: 'A request must name one host.',
      /** For a request that is not HTTP, or takes too long. */
      notRead: 'This request could not be read; please try again.',
      /** For a form in another format. */
      notForm: 'The form could not be read; it must be sent as JSON or as a web form, in UTF-8.',
      /** For a `[field]` that is a number or a list. */
      notOneText: 'The field [field] must be text.',
      /** For a repeated `[field]`. */
      twice: 'The field [field] was sent more than once.',
      /** For an enquiry of unknown type: `[types]` are those of the site. */
      noType: 'The field formType must be one of: [types].',
      /** For a malformed idempotency key. */
      badKey: 'The Idempotency-Key must be 1 to 80 letters, digits, hyphens and underscores.',
      /** At the desk, for an unknown enquiry. */
      noEnquiry: 'There is no such enquiry; it may have been erased.',
      /** At the desk, without encryption. */
      needsTls:
        'The desk needs https. If you already use https, set TRUST_PROXY to the number of proxies in front of the server.',
      /** At the desk, for a form sent from elsewhere. */
      notFromDesk: 'This was not sent from the desk’s own page; open the desk and do it there.',
      /** At the desk, for a form sent while signed out. */
      oldSession: 'You had been signed out, so nothing was saved. Sign in, then try again.',
      /** At the desk, for a form of an earlier session. */
      newSession: 'You have signed in again since you opened this, so nothing was saved yet. Please try again.',
      /** At the desk, for an unknown action. */
      deskCannot: 'The desk cannot do that with an enquiry; open it again.',
      /** At the desk, for an internal error. */
      deskFailed:
        'Something went wrong on the server. Please try again in a minute, and if that does not help, tell the person who looks after it.',
      /** For an internal error. */
      failed: 'Something went wrong on our side; please try again or call us on [phone].',
    },
    /** For two fields of which one is required, if both are empty: `[label]`, `[other]`. */
    eitherMessage: 'Please fill in “[label]” or “[other]”',
    /** Default messages of fields, by kind. */
    messages: {
      text: 'Please fill this in',
      textarea: 'Please fill this in',
      select: 'Please choose one from the list',
      radio: 'Please choose one',
      checkbox: 'Please tick this',
      checkboxes: 'Please choose at least one',
      number: 'Please enter a number',
      date: 'Please enter a valid date',
      slot: 'Please choose one of the times',
      email: 'Please enter a valid email',
      phone: 'Please enter a valid phone number',
      postcode: 'Please enter a valid postcode',
      plate: 'Please enter the registration',
    },
  },
  form: {
    /** The label of its button. */
    submit: 'Send',
    /** The confirmation: the title and the text of the toast. */
    success: { title: 'Sent', text: 'Thank you. We’ve received it and will get back to you.' },
    /** The message for a failure without a message of its own. */
    fallbackError: 'That did not work. Please call {phone}.',
  },
};
