import { englishForms } from './english-forms.ts';
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
    /** The page's title. */
    title: 'Page not found',
    /** The card's heading. */
    heading: 'Page not found',
    /** The hint under the heading. */
    hint: 'There is no page at this address.',
    /** The heading above the suggested links. */
    linksHeading: 'Were you looking for one of these?',
  },
  layout: {
    /** Exact names of the privacy page, to which forms link, separated by commas. */
    privacyNames: 'Privacy, Privacy policy, Privacy notice, Privacy statement, Data protection',
    /** The same for other pages to link in the footer instead of the main navigation. */
    legalNames:
      'Terms, Terms and conditions, Terms & conditions, Terms of use, Terms of service, Terms of business, Terms of sale, Terms of hire, Booking conditions, Cookie policy, Cookie notice, Legal notice, Imprint, Accessibility statement, Complaints procedure',
    /** The label of the call button, one of the two at the bottom of the screen on phones. */
    callBar: { call: 'Call us' },
    /** Headings on service and town pages. */
    headings: {
      /** Above a service's related services. Neutral, since these may be courses or goods. */
      related: 'See also',
      /** Above the links to a service's town pages. */
      nearby: 'Near you',
      /** Above a town page's links. */
      local: 'See also',
      /** Above the lowest price on a service page. */
      priceSign: 'Prices from',
      /** The text of a service card's link. */
      learnMore: 'Learn more',
      /** The label of what a service includes. */
      includes: 'Includes',
    },
  },
  wording: {
    /** The skip link, for keyboard users. */
    skipLink: 'Skip to the content',
    /** The label of the menu button. */
    menu: 'Menu',
    /** The accessible name of the main navigation. */
    mainNavigation: 'Main',
    /** The accessible name of the breadcrumb trail. */
    breadcrumbs: 'Breadcrumb',
    /** The accessible name of the call bar on phones. */
    quickActions: 'Quick actions',
    /** The heading above the opening hours. */
    openingHours: 'Opening hours',
    /** Above closures and other days that all branches share. */
    allBranches: 'All branches',
    /** For a day without hours. */
    closed: 'Closed',
    /** Instead of hours in the row of `specialHours`, if the business is open on some of its days. */
    otherHours: 'Closed or shorter hours',
    /** For days or times by appointment. */
    byAppointment: 'By appointment',
    /** For a day open from `00:00` to `23:59`. */
    allDay: 'Open 24 hours',
    /** A range of days with the same hours: `[first]` and `[last]`. */
    dayRange: '[first] to [last]',
    /** The same, where space is limited. */
    shortDayRange: '[first]-[last]',
    /** The last day of a season until `'02-29'`, which most years lack. */
    endOfFebruary: 'end of February',
    /** A period from opening to closing: `[opens]` and `[closes]`. */
    timeRange: '[opens]-[closes]',
    /** A label before its value: `[label]`. */
    labelled: '[label]:',
    /** A list in a sentence: an `[item]` and `[more]` after it. */
    list: '[item], [more]',
    /** The same if items contain commas: `[item]` and `[more]`. */
    longList: '[item]; [more]',
    /** Above the hours outside `hours.seasons`. */
    restOfYear: 'Rest of the year',
    /** Beside a time of a form that a `[season]` does not have. */
    notInSeason: 'not in [season]',
    /** While open, until `[time]`. */
    openNow: 'Open now, until [time]',
    /** While closed, until `[day]` and `[time]`. */
    closedNow: 'Closed, opens [day] [time]',
    /** `[day]` if it opens later the same day. */
    today: 'today',
    /** `[day]` if it opens the next day. */
    tomorrow: 'tomorrow',
    /** Names of the contact details, and labels of fields. */
    address: 'Address',
    name: 'Name',
    message: 'Message',
    phone: 'Phone',
    email: 'Email',
    parking: 'Parking',
    access: 'Getting here',
    /** The name of a town page if the business or a branch is in that town or comes to it: `[service]`, `[town]`, `[heading]`. */
    serviceInTown: '[service] in [town]',
    /** The name of any other town page: `[service]`, `[town]`, `[heading]`. */
    serviceForTown: '[service] for [town]',
    /** The strip map's text alternative: the `[road]`, its `[start]` and `[end]`, and all `[stops]`. */
    stripMap: 'Map of the [road] from [start] to [end]: [stops].',
    /** The same if roads or railways run `[alongside]`. */
    stripMapAlongside: 'Map of the [road] from [start] to [end]: [stops]; alongside: [alongside].',
    /** In that text, the business `[name]` in its `[town]`. */
    stripMapHome: '[town] with [name]',
    /** In that text, a `[road]` that crosses at a `[place]`. */
    stripMapCrossing: '[place] where the [road] crosses',
    /** In that text, the `[stop]` that the page is about. */
    stripMapLit: '[stop] (this page)',
    /** A map's text alternative: the business `[name]` and the `[places]` around it. */
    mapOf: 'Map of [name] with [places]',
    /** Instead of a distance, in the town of the business. */
    here: 'Here',
    /** The current page of a list: number `[page]` of `[pages]`. */
    pageOf: 'Page [page] of [pages]',
    /** The link to the previous page of a list. */
    previousPage: 'Previous',
    /** The link to the next page of a list. */
    nextPage: 'Next',
    /** The accessible name of the pagination. */
    pager: 'Pages',
    /** A rating, for screen readers: `[n]` stars. */
    stars: 'Rated [n] out of 5',
  },
  ...englishForms,
  ...englishOffice,
};

/** Texts of a language; a language that lacks one does not compile. */
export type Vocabulary = typeof english;
