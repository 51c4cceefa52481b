/** Texts for the initial pages of a new site, by language. `[service]` and `[town]` are filled in. */
export const starterWords = {
  en: {
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
