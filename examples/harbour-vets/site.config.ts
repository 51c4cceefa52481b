import type { SiteInputOf } from '../../schema/site.ts';
import type { SiteNames } from './site.names.ts';

/** A veterinary practice with bookings, prices and an out-of-hours number. The practice is invented. */
const site: SiteInputOf<SiteNames> = {
  url: 'https://harbour-vets.example',
  language: 'en-IE',
  money: { currency: 'EUR', onRequest: 'By estimate' },
  business: {
    name: 'Harbour Vets',
    type: 'LocalBusiness',
    tagline: 'Small animals in Kinsale',
    description: 'A veterinary practice for dogs, cats, rabbits and other small animals in Kinsale, County Cork.',
    phone: { display: '020 910 0142', dial: '+353209100142' },
    email: 'hello@harbour-vets.example',
    address: { street: '4 Pearse Street', town: 'Kinsale', county: 'Co. Cork', postcode: 'P17 X000', country: 'IE' },
    position: { latitude: 51.7059, longitude: -8.5222 },
    parking: 'Pier Road car park, two minutes on foot',
    placeholders: ['name', 'phone', 'email', 'url'],
  },
  hours: {
    timeZone: 'Europe/Dublin',
    regular: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        periods: [
          { opens: '09:00', closes: '12:30' },
          { opens: '14:00', closes: '18:30' },
        ],
      },
      { days: ['Saturday'], opens: '10:00', closes: '13:00' },
    ],
    exceptions: [
      { date: '2026-12-25', until: '2026-12-27', name: 'Christmas' },
      { date: '2027-01-01', name: 'New Year’s Day' },
      { date: '2027-02-01', name: 'St Brigid’s Day' },
      { date: '2027-03-17', name: 'St Patrick’s Day' },
      { date: '2027-03-29', name: 'Easter Monday' },
    ],
  },
  departments: {
    emergency: {
      name: 'Out of hours',
      phone: { display: '020 910 0199', dial: '+353209100199' },
      text: 'For emergencies when the practice is closed.',
    },
  },
  prices: {
    consultation: { name: 'Consultation', description: 'Fifteen minutes with a vet.', fixed: 58 },
    vaccination: { name: 'Yearly vaccination', description: 'With a check from nose to tail.', from: 62 },
    neutering: { name: 'Neutering a cat', description: 'With pain relief and a follow-up check.', from: 95 },
    dental: { name: 'Scale and polish', description: 'Under anaesthetic, with pain relief.', from: 260 },
    nurse: { name: 'Nurse clinic', description: 'Nails, weight, bandages, tablets.', fixed: 22 },
    surgery: { name: 'Surgery', description: 'You get a written estimate first.', onRequest: true },
  },
  services: {
    consultations: {
      name: 'Consultations',
      icon: 'stethoscope',
      summary: 'Something’s not right, or you’d like a second opinion? A vet will take the time to find out.',
      includes: 'A full examination, and a plan in plain English',
      price: 'consultation',
      sections: [
        {
          kind: 'steps',
          heading: 'What happens at a consultation',
          items: [
            { title: 'You tell us', text: 'When it started, what has changed and what’s worrying you.' },
            {
              title: 'We examine',
              text: 'From nose to tail, at the animal’s own pace, on the floor if that’s kinder.',
            },
            { title: 'We agree a plan', text: 'We tell you what we’d do, why, and what it costs, before we do it.' },
          ],
        },
        { kind: 'prices', heading: 'What it costs', prices: ['consultation', 'nurse'] },
      ],
      related: ['vaccinations', 'surgery'],
    },
    vaccinations: {
      name: 'Vaccinations',
      icon: 'shield',
      summary:
        'Puppies, kittens and rabbits start at five to nine weeks old; after that, a yearly booster keeps them protected.',
      includes: 'The yearly check and a reminder',
      price: 'vaccination',
      sections: [
        {
          kind: 'table',
          heading: 'When each one is due',
          caption: 'Vaccinations by animal',
          columns: ['Animal', 'First course', 'Afterwards'],
          rows: [
            ['Dog', 'From 8 weeks, two injections', 'Every year'],
            ['Cat', 'From 9 weeks, two injections', 'Every year'],
            ['Rabbit', 'From 5 weeks, one injection', 'Every year'],
          ],
        },
        { kind: 'prices', heading: 'What it costs', prices: ['vaccination'] },
      ],
      related: ['consultations', 'neutering'],
    },
    'dental-care': {
      name: 'Dental care',
      icon: 'smile',
      summary: 'Bad breath can mean a sore mouth. We take a look, explain what we find and treat what hurts.',
      includes: 'Pain relief and a follow-up check',
      price: 'dental',
      sections: [
        {
          kind: 'list',
          heading: 'Signs of a sore mouth',
          style: 'warning',
          items: [
            { text: 'Chewing on one side' },
            { text: 'Dropping food, or going off it' },
            { text: 'Red gums, or brown teeth' },
            { text: 'Rubbing the face' },
          ],
        },
        { kind: 'prices', heading: 'What it costs', prices: ['dental'] },
      ],
      related: ['consultations', 'surgery'],
    },
    neutering: {
      name: 'Neutering',
      icon: 'heart',
      summary: 'In before ten and home by evening, with pain relief and a number to ring if you’re worried.',
      includes: 'Pain relief and a check after ten days',
      price: 'neutering',
      sections: [{ kind: 'prices', heading: 'What it costs', prices: ['neutering', 'nurse'] }],
      related: ['vaccinations', 'surgery'],
    },
    surgery: {
      name: 'Surgery',
      icon: 'thermometer',
      summary:
        'Lumps, wounds and joints. We operate here, watch over them until they’re awake, and send them home with clear instructions.',
      includes: 'A written estimate before anything is booked',
      price: 'surgery',
      sections: [{ kind: 'prices', heading: 'What it costs', prices: ['surgery', 'consultation'] }],
      related: ['dental-care', 'neutering'],
    },
  },
  access: [
    { name: 'R600', kind: 'local', text: 'From Cork, take the N27 past the airport, then the R600 into Kinsale.' },
    { name: 'R605', kind: 'local', text: 'From Bandon, go through Innishannon and take the R605 into town.' },
  ],
  towns: {
    kinsale: { name: 'Kinsale', kilometres: 0, postcode: 'P17', served: true },
    belgooly: { name: 'Belgooly', kilometres: 7, via: ['R600'], served: true },
    ballinspittle: { name: 'Ballinspittle', kilometres: 8, served: true },
    innishannon: { name: 'Innishannon', kilometres: 14, via: ['R605'], served: true },
    bandon: { name: 'Bandon', kilometres: 20, via: ['R605'], served: true },
  },
  structure: { services: '/services', servicePath: '/services' },
  pages: [
    {
      path: '/',
      name: 'Home',
      hero: {
        heading: 'Your small animal vets in Kinsale',
        lead: 'Dogs, cats, rabbits and other small animals, seen by appointment and treated gently.',
        actions: [
          { label: 'Book a visit', href: '/book' },
          { label: 'Call {phone}', call: true },
        ],
        image: {
          file: '/pictures/harbour.svg',
          alt: 'A dog and a cat on the quay, with the houses of the harbour behind them',
          width: 960,
          height: 800,
        },
        sign: 'hours',
      },
      sections: [
        {
          kind: 'services',
          heading: 'What we do',
          services: ['consultations', 'vaccinations', 'dental-care', 'neutering', 'surgery'],
          actions: [{ label: 'All services and prices', href: '/services' }],
        },
        {
          kind: 'cards',
          heading: 'How we work',
          items: [
            { title: 'The price first', icon: 'coins', text: 'You get it in writing before we do anything.' },
            { title: 'Quiet for cats', icon: 'cat', text: 'Cats wait on their own shelf, away from the dogs.' },
            {
              title: 'Your own vet',
              icon: 'users',
              text: 'Ask for the vet you know, and we’ll book you in with them.',
            },
          ],
        },
        {
          kind: 'banner',
          tone: 'emergency',
          heading: 'Is it urgent?',
          text: 'Trouble breathing, a swollen belly, poison, an accident: ring {phone} before you leave, or {phone:emergency} when we’re closed.',
          icon: 'alert',
          actions: [{ label: 'What to do in an emergency', href: '/emergencies' }],
        },
        {
          kind: 'towns',
          heading: 'Where our patients live',
          items: [
            { town: 'kinsale', text: 'Most of them walk here.' },
            { town: 'belgooly', text: 'On the Cork road.' },
            { town: 'ballinspittle', text: 'Over the bridge.' },
            { town: 'innishannon', text: 'On the R605.' },
            { town: 'bandon', text: 'Through Innishannon.' },
          ],
        },
      ],
    },
    {
      path: '/services',
      name: 'Services and prices',
      hero: { lead: 'What we do and what it costs. If it’s not on the list, we’ll tell you before we start.' },
      sections: [
        {
          kind: 'services',
          heading: 'Our services',
          style: 'rows',
          services: ['consultations', 'vaccinations', 'dental-care', 'neutering', 'surgery'],
        },
        {
          kind: 'prices',
          heading: 'Prices',
          prices: ['consultation', 'vaccination', 'neutering', 'dental', 'nurse', 'surgery'],
          note: 'All prices include VAT.',
        },
      ],
      closing: {
        heading: 'Not sure what your pet needs?',
        text: 'Ring us and tell us what you’ve noticed. Often that’s enough for us to say.',
        actions: [{ label: 'Call {phone}', call: true }],
      },
    },
    {
      path: '/emergencies',
      name: 'Emergencies',
      hero: {
        heading: 'In an emergency',
        lead: 'While we’re open, ring {phone}. When we’re closed, ring {phone:emergency}.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'When closed {phone:emergency}', call: 'emergency' },
        ],
        tone: 'emergency',
      },
      sections: [
        {
          kind: 'list',
          heading: 'Ring straight away for',
          style: 'warning',
          items: [
            { text: 'Trouble breathing, or blue gums' },
            { text: 'A hard, swollen belly' },
            { text: 'Poison, even if they seem fine' },
            { text: 'A seizure, or collapse' },
            { text: 'A male cat straining to pass urine' },
          ],
        },
        {
          kind: 'steps',
          heading: 'Until you get here',
          items: [
            { title: 'Ring first', text: 'We’ll tell you whether to come here, and get the room ready.' },
            {
              title: 'Keep them warm and still',
              text: 'A blanket, a box with a lid, or somebody to hold them on the back seat.',
            },
            {
              title: 'Bring the packet',
              text: 'If they’ve eaten something, bring what it came in, even if it’s empty.',
            },
          ],
        },
      ],
    },
    {
      path: '/book',
      name: 'Book a visit',
      hero: { lead: 'Choose a day and a time, and we’ll ring to confirm.' },
      sections: [
        {
          kind: 'form',
          heading: 'Your visit',
          form: 'booking',
          aside: [{ kind: 'visit', heading: 'Where we are', show: ['address', 'phone', 'hours', 'parking'] }],
        },
      ],
    },
    {
      path: '/contact',
      name: 'Contact',
      hero: { lead: 'On Pearse Street, a minute from the harbour.' },
      sections: [
        {
          kind: 'visit',
          heading: 'How to find us',
          show: ['address', 'phone', 'email', 'hours', 'parking', 'access'],
          actions: [{ label: 'Open in your map', map: true }],
        },
        { kind: 'form', heading: 'Send us a message', form: 'contact' },
      ],
    },
  ],
  layout: {
    callBar: { call: 'Call {phone}' },
    footer: [
      {
        heading: 'Services',
        links: [
          { name: 'Consultations', href: '/services/consultations' },
          { name: 'Vaccinations', href: '/services/vaccinations' },
          { name: 'Dental care', href: '/services/dental-care' },
          { name: 'Services and prices', href: '/services' },
        ],
      },
      { heading: 'Visit us', links: [{ name: 'Book a visit', href: '/book' }], hours: true },
    ],
  },
  forms: {
    fields: {
      name: { kind: 'text', role: 'name', label: 'Your name', autocomplete: 'name', min: 2, max: 80 },
      message: { kind: 'textarea', role: 'message', label: 'What is it about?', max: 2000 },
    },
    groups: { subject: 'Your animal' },
    slotMinutes: 90,
    forms: {
      booking: {
        type: 'booking',
        fields: [
          { field: 'name', required: true },
          { field: 'phone', required: true },
          { field: 'email' },
          { name: 'pet', kind: 'text', role: 'subject', label: 'Your animal’s name', required: true, max: 60 },
          {
            name: 'animal',
            kind: 'radio',
            label: 'What kind of animal?',
            required: true,
            options: [
              { code: 'dog', label: 'Dog' },
              { code: 'cat', label: 'Cat' },
              { code: 'rabbit', label: 'Rabbit' },
              { code: 'other', label: 'Another animal' },
            ],
          },
          {
            name: 'other',
            kind: 'text',
            label: 'Which animal?',
            required: true,
            max: 60,
            when: { field: 'animal', is: 'other' },
          },
          { name: 'preferredDate', kind: 'date', role: 'appointment', label: 'Day' },
          { name: 'preferredTime', kind: 'slot', role: 'appointment', label: 'Time' },
          { field: 'message' },
        ],
        submit: 'Request this visit',
        success: { title: 'Request sent', text: 'Thank you. We’ll ring you to confirm your visit.' },
      },
      contact: {
        type: 'contact',
        fields: [
          { field: 'name', required: true },
          { field: 'phone', required: true },
          { field: 'email' },
          { field: 'message', required: true },
        ],
      },
    },
    privacy: {
      sentences: [
        'Only the practice reads this, so we can answer you.',
        'We keep it for {retention}, or erase it sooner if you ask.',
      ],
      more: 'More about your data',
      paragraphs: ['{name} is responsible for it. Email {email} to see, correct or erase what we hold.'],
    },
  },
  wording: { specialHours: 'Public holidays' },
  mail: { respondWithin: '4 hours' },
  look: 'folio',
  brand: { shortName: 'Harbour Vets', colours: { main: '#0b4f5c', accent: '#ffc857', paper: '#fbf8f1' } },
};

export default site;
