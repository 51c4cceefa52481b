/** The words of the pages that a new site begins with, by language. `[service]` and `[town]` are filled in. */
export const starterWords = {
  en: {
    home: 'Home',
    contact: 'Contact',
    contactPath: '/contact',
    offers: 'What we do',
    offer: '[service] in [town] and around.',
    write: 'Write to us',
    lead: 'Call {phone}, or write a few lines.',
    reach: 'How to reach us',
    call: 'Call {phone}',
  },
  pl: {
    home: 'Strona główna',
    contact: 'Kontakt',
    contactPath: '/kontakt',
    offers: 'Czym się zajmujemy',
    offer: '[service] – [town] i okolice.',
    write: 'Napisz do nas',
    lead: 'Zadzwoń pod numer {phone} albo napisz kilka słów.',
    reach: 'Dane kontaktowe',
    call: 'Zadzwoń: {phone}',
  },
} as const;
