import { englishOffice } from './english-office.ts';

/** English texts by key path: the defaults of every definition. */
export const english = {
  money: {
    /** The word before a starting price, at the start of a line. */
    from: 'From',
    /** The text for a price that is quoted per job. */
    onRequest: 'POA',
    /** The text for a price of 0. */
    free: 'Free',
  },
  notFound: {
    title: 'Page not found',
    heading: 'Page not found',
    hint: 'There is no page at this address.',
    linksHeading: 'Were you looking for one of these?',
  },
  layout: {
    callBar: {
      call: 'Call us',
    },
    headings: {
      related: 'Related services',
      /** Above the links to a service's town pages. */
      nearby: 'Near you',
      /** Above a town page's links. */
      local: 'See also',
      priceSign: 'Prices from',
      learnMore: 'Learn more',
      includes: 'Includes',
    },
  },
  wording: {
    skipLink: 'Skip to the content',
    menu: 'Menu',
    /** The accessible name of the main navigation. */
    mainNavigation: 'Main',
    /** The accessible name of the breadcrumb trail. */
    breadcrumbs: 'Breadcrumb',
    /** The accessible name of the call bar on phones. */
    quickActions: 'Quick actions',
    openingHours: 'Opening hours',
    closed: 'Closed',
    /** The hours of `specialHours`, if the business is open on some of the days. */
    otherHours: 'Closed or shorter hours',
    byAppointment: 'By appointment',
    dayRange: '[first] to [last]',
    /** The same where space is short. */
    shortDayRange: '[first]-[last]',
    timeRange: '[opens]-[closes]',
    /** A list in a sentence: an `[item]` and `[more]` after it. */
    list: '[item], [more]',
    /** The same if items contain commas: `[item]` and `[more]`. */
    longList: '[item]; [more]',
    /** Above the hours outside `hours.seasons`. */
    restOfYear: 'Rest of the year',
    openNow: 'Open now, until [time]',
    closedNow: 'Closed, opens [day] [time]',
    today: 'today',
    tomorrow: 'tomorrow',
    /** Names of the contact details, and labels of fields. */
    address: 'Address',
    name: 'Name',
    message: 'Message',
    phone: 'Phone',
    email: 'Email',
    parking: 'Parking',
    access: 'Getting here',
    /** The name of a town page in the town of the business: `[service]` and `[town]` are names. */
    serviceInTown: '[service] in [town]',
    /** The name of a town page in any other town: `[service]` and `[town]` are names. */
    serviceForTown: '[service] for [town]',
    /** The strip map's text alternative: the `[road]`, its `[start]` and `[end]`, and all `[stops]`. */
    stripMap: 'Map of the [road] from [start] to [end]: [stops].',
    /** The same if roads or railways run `[alongside]`. */
    stripMapAlongside: 'Map of the [road] from [start] to [end]: [stops]; alongside: [alongside].',
    stripMapHome: '[town] with [name]',
    stripMapCrossing: '[place] where the [road] crosses',
    /** In that text, the `[stop]` that the page is about. */
    stripMapLit: '[stop] (this page)',
    /** A map's text alternative: the business `[name]` and the `[places]` around it. */
    mapOf: 'Map of [name] with [places]',
    pageOf: 'Page [page] of [pages]',
    previousPage: 'Previous',
    nextPage: 'Next',
    /** The accessible name of the pagination. */
    pager: 'Pages',
    /** A rating, for screen readers: `[n]` stars. */
    stars: 'Rated [n] out of 5',
  },
  forms: {
    boundMessages: {
      tooLong: 'Please keep this to [max] characters',
      belowMin: 'Please enter [min] or more',
      aboveMax: 'Please enter [max] or less',
      tooEarly: 'Please enter [min] or a later date',
      tooLate: 'Please enter [max] or an earlier date',
      /** The day of the visit, in these messages. */
      today: 'today',
    },
    /** The answer of a ticked checkbox. */
    yes: 'Yes',
    /** The button that clears the radio buttons. */
    clearChoice: 'Clear choice',
    bookingMessages: {
      past: 'Please choose today or a later date',
      tooFar: 'Please choose a date within a year from today',
      closed: 'We are closed on [day]; please choose [days]',
      /** For a time outside the `[hours]` of the `[day]`: `[slot]` is the nearest time within them. */
      slot: 'On [day] we are open [hours]; please choose another time, such as [slot]',
      /** For a `[day]` whose `[hours]` include none of the times. */
      noSlot: 'On [day] we are only open [hours]; please choose another day, or leave the time open',
      /** For a time that the `[day]` does not have: `[slots]` are its nearest. */
      otherDay: 'On [day] we do not offer that time; please choose another, such as [slots]',
      /** For any time on a `[day]` that has none. */
      noneThatDay: 'We have no set times on [day]; please choose another day, or leave the time open',
      slotPast: 'That time has passed; please choose a later one or another day',
    },
    /** The message if a form is sent before `minimumFillMs`. */
    tooFast: 'Please take a moment to check the form.',
    notSent: 'Sorry, this has not been sent. Everything you typed is still here. Please call {phone}.',
    sending: 'Sending…',
    requiredNote: '* Required',
    errorTitle: 'Error',
    errorSummary: 'Please check these fields',
    referenceLabel: 'Your reference is',
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
    receipt: {
      asked: 'You asked for',
      calendar: 'Add to calendar',
      /** The title of the calendar entry: `[business]`. */
      calendarTitle: '[business] (to be confirmed)',
      saveNumber: 'Save our number',
      another: 'Send another',
    },
    /** The button that clears a chosen time. */
    anyTime: 'Any time',
    /** The choice carried by a link to the form, shown above it: `[service]`, `[town]`. */
    chosenInTown: '[service] for [town]',
    refusals: {
      tooMany:
        'Too many forms have come from your connection in the last minute; please wait a moment and send it again, or call us on [phone].',
      tooLong: 'This is too long to send; please shorten your message.',
      notStored: 'We couldn’t save your enquiry; please try again or call us on [phone].',
      sentBefore: 'This form has already been sent with different answers; please reload the page and send it again.',
      otherSite: 'This form was sent from another website; please use the form on our own page.',
      notText: 'The text of this form could not be read; please send it as UTF-8.',
      /** For an unknown address, if there is no not-found page. */
      noPage: 'There is no page at this address.',
      method: 'This address only takes [methods].',
      badAddress: 'This address is malformed.',
      noHost: 'A request has to name one host.',
      notRead: 'This request could not be read; please try again.',
      notForm: 'The form could not be read; it has to be sent as JSON or as a web form, in UTF-8.',
      notOneText: 'The field [field] has to be text.',
      twice: 'The field [field] was sent more than once.',
      noType: 'The field formType has to be one of: [types].',
      badKey: 'The Idempotency-Key has to be 1 to 80 letters, digits, hyphens and underscores.',
      /** At the desk, for an unknown enquiry. */
      noEnquiry: 'There is no such enquiry; it may have been erased.',
      needsTls:
        'The desk can only be reached over https. If you are using it, the server cannot tell: set TRUST_PROXY to the number of proxies in front of it.',
      notFromDesk: 'This was not sent from the desk’s own page; open the desk and do it there.',
      oldSession: 'Your session has changed. Reload this page.',
      deskCannot: 'The desk cannot do that with an enquiry; open it again.',
      failed: 'Something went wrong on our side; please try again or call us on [phone].',
    },
    messages: {
      text: 'Please fill this in',
      textarea: 'Please fill this in',
      select: 'Please choose one from the list',
      radio: 'Please choose one',
      checkbox: 'Please tick this',
      number: 'Please enter a number',
      date: 'Please enter a valid date',
      slot: 'Please choose one of the times',
      email: 'Please enter a valid email',
      phone: 'Please enter a valid phone number',
      postcode: 'Please enter a valid postcode',
      plate: 'Please enter the registration',
    },
  },
  /** The texts of every form. */
  form: {
    submit: 'Send',
    success: {
      title: 'Sent',
      text: 'Thank you. We’ve received it and will get back to you.',
    },
    /** The message for any other failure. */
    fallbackError: 'That did not work. Please call {phone}.',
  },
  /** The first pages of a new site: `[service]`, `[town]`. */
  starter: {
    home: 'Home',
    contact: 'Contact',
    contactPath: '/contact',
    offers: 'What we do',
    offer: '[service] in and around [town].',
    write: 'Send us a message',
    lead: 'Call {phone}, or send us a message.',
    reach: 'How to find us',
    call: 'Call {phone}',
  },
  ...englishOffice,
};

/** Texts of a language; a language that lacks one does not compile. */
export type Vocabulary = typeof english;
