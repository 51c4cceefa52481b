import type { SiteInputOf } from '../../schema/site.ts';
import type { SiteNames } from './site.names.ts';

/** A piano tuner who comes to the house: no street, no prices online, no English. The business is invented. */
const site: SiteInputOf<SiteNames> = {
  url: 'https://czysty-ton.example',
  language: 'pl-PL',
  business: {
    name: 'Czysty Ton',
    type: 'LocalBusiness',
    tagline: 'Strojenie pianin i fortepianów',
    description: 'Strojenie, regulacja i naprawa pianin i fortepianów w domach, szkołach i salach Trójmiasta.',
    phone: { display: '20 123 45 67', dial: '+48201234567' },
    email: 'kontakt@czysty-ton.example',
    address: { town: 'Gdańsk', country: 'PL' },
    placeholders: ['phone', 'email', 'url'],
  },
  hours: {
    timeZone: 'Europe/Warsaw',
    regular: [
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
      { days: ['Saturday'], byAppointment: true },
    ],
  },
  services: {
    strojenie: {
      name: 'Strojenie',
      icon: 'volume',
      summary: 'Strojenie do 440 Hz na miejscu, u Ciebie. Zajmuje około dwóch godzin; potrzebna jest tylko cisza.',
      sections: [
        {
          kind: 'steps',
          heading: 'Jak przebiega wizyta',
          items: [
            { title: 'Słuchamy', text: 'Sprawdzamy instrument struna po strunie i mówimy, co wymaga pracy.' },
            { title: 'Stroimy', text: 'Zaczynamy od środka skali, potem dostrajamy oktawy i unisona.' },
            { title: 'Grasz', text: 'Na koniec zagraj, co lubisz. Wychodzimy, gdy wszystko brzmi dobrze.' },
          ],
        },
      ],
      related: ['regulacja', 'naprawy'],
    },
    regulacja: {
      name: 'Regulacja mechanizmu',
      icon: 'settings',
      summary: 'Klawisze znów odpowiadają równo i lekko: regulujemy mechanizm, klawiaturę i pedały.',
      sections: [
        {
          kind: 'list',
          heading: 'Co regulujemy',
          style: 'check',
          items: [
            { text: 'Klawiaturę', detail: 'Wysokość i głębokość klawiszy.' },
            { text: 'Mechanizm', detail: 'Młoteczki, tłumiki i repetycję.' },
            { text: 'Pedały', detail: 'Cichy chód i pełny skok.' },
          ],
        },
      ],
      related: ['strojenie', 'naprawy'],
    },
    naprawy: {
      name: 'Naprawy',
      icon: 'tools',
      summary: 'Pęknięta struna, zacinający się klawisz, zużyte filce. Większość napraw wykonujemy na miejscu.',
      sections: [
        {
          kind: 'list',
          heading: 'Kiedy do nas zadzwonić',
          style: 'warning',
          items: [
            { text: 'Klawisz nie wraca na miejsce' },
            { text: 'Pękła struna' },
            { text: 'Coś brzęczy przy niektórych dźwiękach' },
            { text: 'Strój nie trzyma się dłużej niż kilka tygodni' },
          ],
        },
      ],
      related: ['strojenie', 'regulacja'],
    },
  },
  pages: [
    {
      path: '/',
      name: 'Strona główna',
      hero: {
        heading: 'Twoje pianino znów będzie stroić',
        lead: 'Przyjeżdżamy z narzędziami do domu, szkoły albo sali koncertowej w Gdańsku, Gdyni i Sopocie.',
        actions: [
          { label: 'Zadzwoń: {phone}', call: true },
          { label: 'Napisz do nas', href: '/kontakt' },
        ],
        image: {
          file: '/pictures/pianino.svg',
          alt: 'Pianino z otwartymi nutami, a na nim kamerton',
          width: 960,
          height: 800,
        },
        sign: 'hours',
      },
      sections: [
        { kind: 'services', heading: 'W czym pomagamy', services: ['strojenie', 'regulacja', 'naprawy'] },
        {
          kind: 'text',
          heading: 'Jak często stroić?',
          paragraphs: [
            'Instrument, na którym się gra, warto stroić raz w roku, najlepiej kilka tygodni po rozpoczęciu sezonu grzewczego. Po przeprowadzce daj mu miesiąc, aby przywykł do nowego miejsca.',
          ],
        },
      ],
    },
    {
      path: '/kontakt',
      name: 'Kontakt',
      hero: { lead: 'Napisz, jaki to instrument, gdzie stoi i kiedy był ostatnio strojony. Podamy termin i cenę.' },
      sections: [
        {
          kind: 'form',
          heading: 'Umów strojenie',
          form: 'contact',
          aside: [{ kind: 'visit', heading: 'Dane kontaktowe', show: ['address', 'phone', 'email', 'hours'] }],
        },
      ],
    },
  ],
  forms: {
    privacy: {
      sentences: [
        'Zgłoszenie czytamy tylko my i tylko po to, aby na nie odpowiedzieć.',
        'Przechowujemy je przez {retention}, a na życzenie usuwamy od razu.',
      ],
      more: 'Więcej o Twoich danych',
      paragraphs: ['Administratorem danych jest {name}. W każdej sprawie dotyczącej danych napisz na {email}.'],
    },
  },
  look: 'folio',
  brand: { shortName: 'Czysty Ton', colours: { main: '#3b2a4f', accent: '#f2c14e' } },
};

export default site;
