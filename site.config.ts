import type { SiteInputOf } from './schema/site.ts';
import type { SiteNames } from './site.names.ts';

/** Where the garage works, as its services and its emergency repairs list them. */
const coveredTowns = [
  { text: '{town:newington}' },
  { text: '{town:sittingbourne}' },
  { text: '{town:gillingham}' },
  { text: '{town:chatham}' },
  { text: '{town:rochester}' },
  { text: '{town:rainham}' },
  { text: '{town:iwade}' },
  { text: '{town:teynham}' },
  { text: '{town:sheerness}' },
  { text: '{town:faversham}' },
];

const site: SiteInputOf<SiteNames> = {
  url: 'https://newington-garage.example',
  language: 'en-GB',
  money: { currency: 'GBP' },

  business: {
    name: 'Newington Garage',
    type: 'AutoRepair',
    tagline: 'Car and van garage',
    description:
      'An independent garage in Newington, Kent. Servicing, MOT preparation, diagnostics and repairs for cars and vans from Medway and Swale.',
    established: 1999,
    phone: { display: '01632 960145', dial: '+441632960145' },
    email: 'hello@newington-garage.example',
    address: {
      street: '67 High Street',
      town: 'Newington',
      county: 'Kent',
      postcode: 'ME9 7JJ',
      country: 'GB',
    },
    position: { latitude: 51.3527, longitude: 0.6686 },
    parking: 'Free on-site customer parking',
    payment: ['cash', 'card', 'bank transfer'],
    placeholders: ['name', 'phone', 'email', 'url', 'voice assistant'],
  },

  hours: {
    timeZone: 'Europe/London',
    regular: [
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
      { days: ['Saturday'], opens: '08:00', closes: '16:00' },
    ],
    exceptions: [
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2026-12-26', name: 'Boxing Day' },
      { date: '2026-12-28', name: 'Boxing Day bank holiday' },
      { date: '2027-01-01', name: 'New Year’s Day' },
      { date: '2027-03-26', name: 'Good Friday' },
      { date: '2027-03-29', name: 'Easter Monday' },
      { date: '2027-05-03', name: 'Early May bank holiday' },
      { date: '2027-05-31', name: 'Spring bank holiday' },
      { date: '2027-08-30', name: 'Summer bank holiday' },
      { date: '2027-12-25', name: 'Christmas Day' },
      { date: '2027-12-27', name: 'Christmas Day bank holiday' },
      { date: '2027-12-28', name: 'Boxing Day bank holiday' },
    ],
  },

  access: [
    {
      name: 'A2',
      kind: 'primary',
      text: 'You’ll find us right on the A2: the High Street is the old London road between Sittingbourne and Rainham.',
    },
    {
      name: 'M2',
      kind: 'motorway',
      text: 'Leave at junction 5, take the A249 north to Key Street, then the A2 west into the village.',
    },
    {
      name: 'A249',
      kind: 'primary',
      text: 'From Sheppey or Maidstone, turn off at Key Street and follow the A2 west.',
    },
    {
      name: 'Newington Station',
      kind: 'rail',
      text: 'The station is {fact:station-distance} away, {fact:station-walk}: drop the car off and carry on by train.',
    },
  ],

  stripMap: {
    road: 'A2',
    left: 'west',
    right: 'east',
    stops: [
      { town: 'rochester' },
      { town: 'chatham' },
      { town: 'gillingham' },
      { town: 'rainham' },
      { town: 'newington' },
      { crossing: 'A249', at: 'Key Street' },
      { town: 'sittingbourne' },
      { town: 'teynham' },
      { town: 'faversham' },
    ],
    above: 'Newington Station',
    below: 'M2',
  },

  facts: {
    'response-time': '2 hours',
    'live-lane':
      'https://nationalhighways.co.uk/road-safety/driving-on-motorways/if-you-break-down-in-a-live-lane-or-roadworks/',
    'cancellation-notice': '24 hours',
    'station-distance': '0.3 miles',
    'station-walk': 'a 5-minute walk',
    'service-interval': '6 months or 6,000 miles',
    'interim-interval': 'every 6 months',
    'full-interval': 'every 12 months',
    'major-interval': 'every 2 years',
    'full-check-points': '50+ point check',
    'mot-duration': '45-60 minutes',
    'early-mot': 'a month',
    'routine-notice': "3-5 days' notice",
    'collection-radius': '10-mile radius',
    'fleet-discount': '10% fleet discount',
    'van-weight': '3.5 tonnes',
    'tread-depth': '1.6mm',
  },

  claims: {
    established: {
      value: '1999',
      label: 'established',
      icon: 'calendar',
      source: 'Stated by the owner',
      checked: '2026-11-20',
    },
    years: {
      value: '25+',
      label: 'years of experience',
      icon: 'calendar',
      atLeastYears: 25,
      source: 'Follows from the founding year',
      checked: '2026-11-20',
    },
    customers: {
      value: '1000+',
      label: 'customers a year',
      icon: 'users',
      source: 'Stated by the owner',
      checked: '2026-11-20',
    },
    'happy-customers': {
      value: '1000+',
      label: 'happy customers',
      icon: 'smile',
      source: 'Stated by the owner',
      checked: '2026-11-20',
    },
    rating: {
      value: '4.9/5',
      label: 'from 200+ reviews',
      icon: 'star',
      source: 'Stated by the owner',
      checked: '2026-11-20',
    },
    warranty: {
      value: '12-month',
      label: 'warranty on parts and labour',
      icon: 'shield',
      source: 'Stated by the owner',
      checked: '2026-11-20',
    },
    qualified: {
      value: 'City & Guilds',
      label: 'qualified technicians',
      icon: 'award',
      source: 'Stated by the owner',
      checked: '2026-11-20',
    },
    turnaround: {
      value: 'Same or next day',
      label: 'turnaround',
      icon: 'clock',
      source: 'Stated by the owner',
      checked: '2026-11-20',
    },
    insured: {
      value: 'Fully insured',
      label: 'garage',
      icon: 'file',
      source: 'Stated by the owner',
      checked: '2026-11-20',
    },
  },

  prices: {
    'interim-service': {
      name: 'Interim Service',
      from: 85,
      description: 'An oil and filter change and the main checks, {fact:interim-interval}.',
      includes: [
        'Engine oil and oil filter change',
        'Brake wear check',
        'Tyre tread and pressure check',
        'Lights and wipers check',
        'Fluid and screenwash levels',
      ],
    },
    'full-service': {
      name: 'Full Service',
      from: 150,
      description: 'The yearly service with a {fact:full-check-points}.',
      includes: [
        'Everything in an interim service',
        '{fact:full-check-points}',
        'New air filter',
        'Front and rear brake measurements',
        'Steering and suspension check',
        'Exhaust check',
        'Battery test',
      ],
    },
    'major-service': {
      name: 'Major Service',
      from: 250,
      description: 'Everything in a full service, plus a timing belt check.',
      includes: [
        'Everything in a full service',
        'Timing belt check',
        'New cabin filter',
        'New spark plugs or fuel filter, to suit the engine',
        'Brake fluid and coolant test',
        'Drive belt and hose check',
      ],
    },
    'mot-preparation': {
      name: 'MOT Preparation',
      from: 45,
      description: 'A full check before the test, with a written report.',
    },
    'van-mot-preparation': {
      name: 'Van MOT Preparation',
      from: 65,
      description: 'Our pre-MOT check, for vans up to {fact:van-weight}.',
    },

    'brake-pads': { name: 'Brake pad replacement', from: 80, description: 'One axle, pads and fitting.' },
    'brake-discs': { name: 'Brake disc replacement', from: 120, description: 'One axle, a pair of discs and fitting.' },
    'brake-fluid': { name: 'Brake fluid change', from: 35, description: 'Old fluid out, new fluid in, system bled.' },
    'brake-diagnostics': {
      name: 'Brake diagnostics',
      from: 45,
      description: 'Wheels off, brakes measured and the results explained.',
    },
    'newington-brake-check': {
      name: 'Newington brake check',
      from: 35,
      description: 'Free if you live in Newington.',
    },

    'clutch-replacement': { name: 'Clutch replacement', from: 350, description: 'Clutch kit and fitting.' },
    'clutch-adjustment': { name: 'Clutch adjustment', from: 45, description: 'Biting point and free play adjusted.' },
    'clutch-flywheel': {
      name: 'Flywheel replacement',
      from: 450,
      description: 'Solid or dual-mass flywheel and fitting.',
    },
    'clutch-diagnostics': {
      name: 'Clutch diagnostics',
      from: 50,
      description: 'Not sure it’s the clutch? We find the cause.',
    },
    'clutch-inspection': { name: 'Clutch inspection', fixed: 0, description: 'With any clutch repair you book.' },

    'engine-diagnostics': {
      name: 'Engine diagnostics',
      from: 45,
      description: 'Fault codes and live data, with the cause explained.',
    },
    'electrical-diagnostics': {
      name: 'Electrical diagnostics',
      from: 50,
      description: 'Battery, charging, wiring and sensors.',
    },
    'transmission-diagnostics': {
      name: 'Transmission diagnostics',
      from: 55,
      description: 'Gearbox faults found before anything comes apart.',
    },
    'safety-diagnostics': {
      name: 'ABS and airbag diagnostics',
      from: 60,
      description: 'Safety systems and their warning lights.',
    },

    'timing-belt': {
      name: 'Timing belt replacement',
      from: 280,
      description: 'A new belt and tensioners.',
    },
    'head-gasket': {
      name: 'Head gasket repair',
      from: 800,
      description: 'Head off, checked for flatness, new gasket fitted.',
    },
    'engine-overhaul': {
      name: 'Engine overhaul',
      onRequest: true,
      description: 'We’ll price it once we’ve seen the engine.',
    },

    'gearbox-manual': { name: 'Manual gearbox repair', from: 350, description: 'Bearings, synchromesh and selectors.' },
    'gearbox-automatic': { name: 'Automatic gearbox service', from: 180, description: 'Fluid and filter changed.' },
    'gearbox-cvt': { name: 'CVT repair', from: 400, description: 'Belt, pulleys and control unit.' },

    'shock-absorbers': { name: 'Shock absorber replacement', from: 120, description: 'Supplied and fitted.' },
    'suspension-struts': { name: 'Strut replacement', from: 180, description: 'Supplied and fitted.' },
    'coil-springs': { name: 'Coil spring replacement', from: 85, description: 'Supplied and fitted.' },
    'suspension-diagnostics': {
      name: 'Suspension diagnostics',
      from: 40,
      description: 'Knocks and wandering traced to the worn part.',
    },

    'dpf-cleaning': {
      name: 'DPF cleaning',
      from: 120,
      description: 'Soot cleared from the diesel particulate filter.',
    },
    'egr-valve': {
      name: 'EGR valve replacement',
      from: 180,
      description: 'A new exhaust gas recirculation valve, supplied and fitted.',
    },
    'exhaust-repair': { name: 'Exhaust repair', from: 85, description: 'Sections, joints, hangers and silencers.' },
    'emissions-test': { name: 'Emissions testing', from: 35, description: 'Emissions measured before the MOT.' },

    'tyre-fitting': { name: 'Tyre fitting', from: 25, description: 'New tyres fitted to your wheels.' },
    'puncture-repair': { name: 'Puncture repair', from: 15, description: 'Where the tyre can safely be repaired.' },
    'wheel-balancing': { name: 'Wheel balancing', from: 12, description: 'For a steering wheel that shakes at speed.' },
    'wheel-alignment': { name: 'Wheel alignment', from: 45, description: 'Straight steering and even wear.' },

    'ac-regas-r134a': { name: 'R134a re-gas', from: 65, description: 'For vehicles before 2017.' },
    'ac-regas-r1234yf': { name: 'R1234yf re-gas', from: 85, description: 'For newer vehicles.' },
    'ac-service': {
      name: 'Air conditioning service',
      from: 95,
      description: 'A re-gas, a leak test and a cabin filter check.',
    },
    'ac-repair': { name: 'Air conditioning repair', from: 150, description: 'Leaks, condensers and compressors.' },
    'ac-check': {
      name: 'Air conditioning system check',
      from: 35,
      description: 'Pressure, leaks and outlet temperature.',
    },

    'van-service': {
      name: 'Light commercial service',
      from: 180,
      description: 'A full service for vans up to {fact:van-weight}.',
    },
    'fleet-maintenance': { name: 'Fleet maintenance', onRequest: true, description: 'A plan for two vans or twenty.' },
    'van-emergency': { name: 'Emergency van repairs', from: 80, description: 'To get a broken-down van going again.' },
  },

  priceAside: { claim: 'warranty', action: { label: 'Book Online', href: '/book-online' } },

  towns: {
    newington: { name: 'Newington', miles: 0, postcode: 'ME9 7JJ', served: true },
    sittingbourne: { name: 'Sittingbourne', miles: 4, postcode: 'ME10', via: ['A2'], served: true },
    gillingham: { name: 'Gillingham', miles: 8, postcode: 'ME7', via: ['A2', 'M2'], served: true },
    chatham: { name: 'Chatham', miles: 10, postcode: 'ME4', via: ['A2'], served: true },
    rochester: { name: 'Rochester', miles: 12, postcode: 'ME1', via: ['A2'], served: true },
    rainham: { name: 'Rainham', postcode: 'ME8', via: ['A2'], served: true },
    iwade: { name: 'Iwade', postcode: 'ME9', via: ['A249'], served: true },
    teynham: { name: 'Teynham', postcode: 'ME9', via: ['A2'], served: true },
    sheerness: { name: 'Sheerness', postcode: 'ME12', via: ['A249'], served: true },
    minster: { name: 'Minster', postcode: 'ME12', via: ['A249'], served: true },
    faversham: { name: 'Faversham', postcode: 'ME13', via: ['A2'], served: true },
    queenborough: { name: 'Queenborough', postcode: 'ME11', via: ['A249'] },
    leysdown: { name: 'Leysdown', postcode: 'ME12', via: ['A249'] },
    eastchurch: { name: 'Eastchurch', postcode: 'ME12', via: ['A249'] },
    upchurch: { name: 'Upchurch', postcode: 'ME9' },
  },

  services: {
    'car-servicing': {
      name: 'Car Servicing',
      townSlug: 'car-service',
      icon: 'car',
      summary: 'Prices up front, and the work explained before we start.',
      includes: 'Oil and filter, {fact:full-check-points}, timing belt check on a major service',
      price: 'interim-service',
      head: {
        title: 'Car Servicing in Newington, Kent | {name}',
        description:
          'Interim service {from:interim-service}, full service {from:full-service}, major service {from:major-service}. Car servicing on the A2 in Newington, with a {claim:warranty} warranty.',
        keywords: [
          'car servicing newington',
          'full service kent',
          'interim service',
          'major service',
          'car service near sittingbourne',
        ],
      },
      hero: {
        heading: 'Car servicing in Newington',
        lead: 'Interim service {from:interim-service}, full {from:full-service}, major {from:major-service}. Not sure which is due? Ring us with your registration and mileage and we’ll tell you.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
        ],
        claims: ['warranty', 'qualified', 'rating'],
        image: {
          file: '/pictures/servicing.svg',
          alt: 'A car on a two-post lift, with a spanner and oil draining into a tray',
          width: 960,
          height: 640,
        },
      },
      sections: [
        {
          kind: 'packages',
          id: 'packages',
          heading: 'Choose your service',
          intro:
            'The price depends on your engine: some take twice the oil, and the filters cost more. We’ll give you the price for your car before we start.',
          items: [
            {
              price: 'full-service',
              text: 'The yearly service that suits most cars.',
              action: { label: 'Book Full Service', href: '/book-online' },
            },
            {
              price: 'interim-service',
              text: 'A lighter service between full ones, for cars that do a lot of miles.',
              action: { label: 'Book Interim Service', href: '/book-online' },
            },
            {
              price: 'major-service',
              text: 'Our most thorough service, for the parts that don’t need doing every year.',
              action: { label: 'Book Major Service', href: '/book-online' },
            },
          ],
          note: 'Please give us {fact:routine-notice} for a routine service. If we spot anything else that needs doing, we’ll ask you first.',
        },
        {
          kind: 'cards',
          id: 'reasons',
          heading: 'Why regular servicing pays',
          intro: 'Most big bills start as small ones.',
          items: [
            {
              title: 'Faults found early',
              text: 'A perished hose is cheap to change. An overheated engine isn’t.',
              icon: 'search',
            },
            {
              title: 'Longer engine life',
              text: 'Oil thins and gets dirty as it works. Fresh oil stops the bearings, turbo and timing chain wearing out before their time.',
              icon: 'engine',
            },
            {
              title: 'Less fuel',
              text: 'A clogged air filter, tired spark plugs and soft tyres all cost you fuel.',
              icon: 'fuel',
            },
            {
              title: 'Brakes and tyres you can trust',
              text: 'They wear too slowly to notice from the driver’s seat. We check them, so you know how much is left.',
              icon: 'brake',
            },
            {
              title: 'A better price when you sell',
              text: 'Buyers ask about the service history first, and a full one is worth having.',
              icon: 'coins',
            },
            {
              title: 'A smoother MOT',
              text: 'Look after it all year and there’s less to go wrong on test day.',
              icon: 'clipboard',
            },
          ],
        },
        {
          kind: 'table',
          id: 'intervals',
          heading: 'When each service is due',
          intro:
            'As a rule, have your car serviced every {fact:service-interval}, whichever comes first. If your handbook says different, go by the handbook. Easy to forget, so ask us about a reminder for the next one.',
          caption: 'How often each service is due, which car it suits and its price',
          columns: ['Service', 'How often', 'Suits', 'Price'],
          rows: [
            [
              'Interim Service',
              'Once {fact:interim-interval}',
              'High-mileage cars, and cars that tow or do a lot of short trips',
              'From {price:interim-service}',
            ],
            ['Full Service', 'Once {fact:full-interval}', 'Every car', 'From {price:full-service}'],
            [
              'Major Service',
              'Once {fact:major-interval}',
              'Every car, and any you’ve just bought with gaps in its history',
              'From {price:major-service}',
            ],
          ],
        },
      ],
      related: ['mot-preparation', 'brake-repair', 'diagnostics', 'tyre-services'],
      nearby: [
        { name: 'Car Servicing in Newington', href: '/locations/newington-car-service' },
        { name: 'Car Servicing for Sittingbourne', href: '/locations/sittingbourne-car-service' },
        { name: 'Car Servicing for Gillingham', href: '/locations/gillingham-car-service' },
        { name: 'Car Servicing for Chatham', href: '/locations/chatham-car-service' },
        { name: 'Car Servicing for Rochester', href: '/locations/rochester-car-service' },
      ],
      closing: {
        heading: 'Book your service',
        text: 'Book online and we’ll ring to confirm. If you go to work by train, drop the car off on the way: the station is {fact:station-walk} from us.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
      },
    },

    'mot-preparation': {
      name: 'MOT Preparation',
      icon: 'clipboard',
      summary: 'We check your car before the tester does, and tell you what it would fail on.',
      includes: 'Ten inspection points, a written report, repairs priced before the test',
      price: 'mot-preparation',
      head: {
        title: 'MOT Preparation in Newington, Kent | {name}',
        description:
          'Pre-MOT check {from:mot-preparation}: ten inspection points, a written report and a price for each repair, before your car goes for its test. Newington, Kent.',
        keywords: [
          'mot preparation newington',
          'pre-mot check kent',
          'mot failure repairs',
          'mot check sittingbourne',
          'mot check rochester',
        ],
      },
      hero: {
        eyebrow: 'Before the test',
        heading: 'MOT preparation in Newington',
        lead: 'We check your car the way an MOT tester would, {from:mot-preparation}, and tell you what would fail while there’s still time to put it right. You take the MOT itself at a test station of your choice.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
        ],
        claims: ['turnaround', 'qualified', 'warranty'],
        image: {
          file: '/pictures/mot.svg',
          alt: 'The front of a car beside a clipboard with four ticks',
          width: 960,
          height: 640,
        },
      },
      sections: [
        {
          kind: 'list',
          id: 'inspection',
          style: 'numbered',
          heading: 'Ten inspection points',
          intro: 'The main things the MOT looks at. The test itself takes {fact:mot-duration}.',
          items: [
            {
              text: 'Lights and indicators',
              detail: 'Every light working and the right colour, with headlights that don’t dazzle.',
            },
            { text: 'Brakes', detail: 'Pads, discs, hoses, pipes and handbrake, and no warning light on.' },
            {
              text: 'Tyres and wheels',
              detail: 'Tread above {fact:tread-depth}, no cuts or bulges, sizes that match across each axle.',
            },
            { text: 'Steering', detail: 'No play in the joints or rack, no split gaiters.' },
            { text: 'Suspension', detail: 'No broken springs, leaking shock absorbers or worn joints.' },
            {
              text: 'Exhaust and emissions',
              detail: 'No leaks, the catalyst and particulate filter still in place, emissions within the limits.',
            },
            {
              text: 'Windscreen, wipers and mirrors',
              detail: 'A clear view for the driver, and wipers and washers that work.',
            },
            {
              text: 'Seats and seat belts',
              detail: 'Belts that lock, retract and aren’t frayed, and seats that don’t move.',
            },
            {
              text: 'Horn, number plates and VIN',
              detail: 'A horn that works, plates you can read and a vehicle identification number we can find.',
            },
            {
              text: 'Bodywork and fuel system',
              detail: 'No sharp edges, no serious rust, doors that open and no fuel leaks.',
            },
          ],
        },
        {
          kind: 'packages',
          id: 'package',
          heading: 'The pre-MOT check',
          items: [
            {
              price: 'mot-preparation',
              text: 'One visit, one written list of what to do before the test.',
              includes: [
                'All ten inspection points',
                'Tyre tread and brakes measured',
                'Dashboard warning lights checked: several are a fail on their own',
                'A written report that separates failures from likely advisories',
                'A price for each repair before any work starts',
              ],
              action: { label: 'Book Pre-MOT Check', href: '/book-online' },
            },
          ],
          note: 'You can take the test up to {fact:early-mot} (minus a day) before your MOT runs out and keep the same renewal date. For vans up to {fact:van-weight} the check starts at {price:van-mot-preparation}.',
        },
        {
          kind: 'cards',
          id: 'failures',
          heading: 'Six common failure points, and how we fix them',
          items: [
            {
              title: 'Blown bulbs and dim headlights',
              text: 'We fit new bulbs, clean corroded holders, polish cloudy lenses and set the aim.',
              icon: 'lightbulb',
            },
            {
              title: 'Worn or uneven brakes',
              text: 'We fit new pads or discs, free or replace sticking calipers and adjust the handbrake.',
              icon: 'brake',
            },
            {
              title: 'Bald or damaged tyres',
              text: 'We fit new tyres in your size, and tell you if uneven wear points to the alignment.',
              icon: 'tyre',
            },
            {
              title: 'Broken springs and worn joints',
              text: 'We replace broken springs, split bushes and loose ball joints.',
              icon: 'suspension',
            },
            {
              title: 'High emissions',
              text: 'A service and a fault code check often find the cause: a tired sensor, a blocked filter or an air leak.',
              icon: 'exhaust',
            },
            {
              title: 'A poor view of the road',
              text: 'We fit wiper blades and mirror glass, clear the washer jets and tell you if a chip needs a windscreen specialist.',
              icon: 'car',
            },
          ],
        },
      ],
      related: ['car-servicing', 'brake-repair', 'tyre-services', 'exhaust-repair'],
      nearby: [
        { name: 'MOT Preparation for Sittingbourne', href: '/locations/sittingbourne-mot-preparation' },
        { name: 'MOT Preparation for Gillingham', href: '/locations/gillingham-mot-preparation' },
        { name: 'MOT Preparation for Chatham', href: '/locations/chatham-mot-preparation' },
        { name: 'MOT Preparation for Rochester', href: '/locations/rochester-mot-preparation' },
      ],
      closing: {
        heading: 'Get ready for the test',
        text: 'If you can, leave a week between our check and the test, so there’s time to get the parts and do the job properly.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
      },
    },

    'brake-repair': {
      name: 'Brake Repair',
      icon: 'brake',
      formCodes: ['brake-service'],
      summary: 'We take the wheels off, measure, and show you what’s worn before we change anything.',
      includes: 'Pads, discs, fluid changes, brake diagnostics',
      price: 'brake-fluid',
      head: {
        title: 'Brake Repair in Newington, Kent | {name}',
        description:
          'Brake pads {from:brake-pads}, discs {from:brake-discs}, fluid change {from:brake-fluid}. Same-day emergency brake repairs in Newington, Kent, for Medway and Swale.',
        keywords: [
          'brake repair newington',
          'brake pads kent',
          'brake discs',
          'emergency brake repair',
          'brake check medway',
        ],
      },
      hero: {
        heading: 'Brake repair in Newington',
        lead: 'A squeal at Key Street, a pedal that goes down further at the bottom of Chatham Hill: brakes usually warn you before they fail. We measure them and show you what’s worn. Pads {from:brake-pads}, discs {from:brake-discs}.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
        claims: ['warranty', 'turnaround', 'qualified'],
        image: {
          file: '/pictures/brakes.svg',
          alt: 'A drilled brake disc with its caliper and brake hose',
          width: 960,
          height: 640,
        },
      },
      sections: [
        {
          kind: 'prices',
          id: 'prices',
          heading: 'What brake work costs',
          intro: 'Pads and discs are changed in pairs, so the car stops in a straight line.',
          prices: ['brake-pads', 'brake-discs', 'brake-fluid', 'brake-diagnostics'],
          note: 'The final price depends on the car and the size of its brakes. We’ll tell you before we order any parts. If you live in Newington, a brake check is free.',
          actions: [{ label: 'Get Brake Repair Quote', href: '/get-quote' }],
        },
        {
          kind: 'list',
          id: 'warning-signs',
          style: 'warning',
          heading: 'Six warning signs',
          items: [
            {
              text: 'Squealing',
              detail:
                'Many pads have a metal tab that squeals when they’re nearly worn out. A squeak on the first stop of a damp morning is usually just surface rust.',
            },
            {
              text: 'Grinding',
              detail: 'The pads may have worn through, with metal cutting into the disc. Stop driving and ring us.',
            },
            {
              text: 'A spongy pedal',
              detail: 'Air or old, damp fluid in the system. A pedal that keeps sinking can mean a leak.',
            },
            {
              text: 'Pulling to one side',
              detail: 'Often a sticking caliper, so one wheel brakes harder than the other.',
            },
            {
              text: 'Shaking through the pedal or wheel',
              detail: 'Unevenly worn discs. You’ll feel it most slowing down from motorway speed.',
            },
            {
              text: 'A brake warning light',
              detail: 'Low fluid, worn pads or a handbrake switch. Red means stop as soon as it’s safe.',
            },
          ],
        },
        {
          kind: 'banner',
          tone: 'emergency',
          heading: 'Same-day emergency brake repairs',
          text: 'Pedal to the floor, grinding or a red light? Pull over somewhere safe and ring us.',
          icon: 'alert',
          actions: [
            { label: 'Call {phone}', call: true },
            { label: 'Emergency Repairs', href: '/emergency-repairs' },
          ],
        },
      ],
      related: ['mot-preparation', 'tyre-services', 'suspension-repair', 'car-servicing'],
      nearby: [
        {
          name: 'Brake Repair in Newington',
          href: '/locations/newington-brake-repair',
          text: 'With a free brake check for residents',
        },
        { name: 'Brake Repair for Gillingham', href: '/locations/gillingham-brake-repair' },
        { name: 'All Areas', href: '/locations' },
      ],
      closing: {
        heading: 'Have your brakes looked at',
        text: 'Tell us what you can hear and feel, and at what speed. Parts and labour come with a {claim:warranty} warranty.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
          { label: 'Get Brake Repair Quote', href: '/get-quote' },
        ],
      },
    },

    'clutch-repair': {
      name: 'Clutch Repair',
      icon: 'disc',
      summary: 'Slipping, juddering or biting near the top? We find out whether it needs adjusting or replacing.',
      includes: 'Replacement, adjustment, flywheels, clutch diagnostics',
      price: 'clutch-replacement',
      head: {
        title: 'Clutch Repair in Newington, Kent | {name}',
        description:
          'Clutch replacement {from:clutch-replacement}, adjustment {from:clutch-adjustment}. Free clutch inspection with any clutch repair booking at our garage in Newington, Kent.',
        keywords: [
          'clutch repair newington',
          'clutch replacement kent',
          'dual-mass flywheel',
          'clutch slipping',
          'clutch repair chatham',
        ],
      },
      hero: {
        heading: 'Clutch repair in Newington',
        lead: 'A slipping clutch won’t mend itself, but it doesn’t always mean a new one. Adjustment {from:clutch-adjustment}, replacement {from:clutch-replacement}, and you get a price before we begin.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
        claims: ['warranty', 'years', 'qualified'],
        image: {
          file: '/pictures/clutch.svg',
          alt: 'A clutch plate with its springs in front of a toothed flywheel',
          width: 960,
          height: 640,
        },
      },
      sections: [
        {
          kind: 'prices',
          id: 'prices',
          heading: 'Clutch prices',
          prices: ['clutch-replacement', 'clutch-adjustment', 'clutch-flywheel', 'clutch-diagnostics'],
          note: 'Most of the cost is labour, because the gearbox has to come out. It makes sense to check the flywheel at the same time.',
        },
        {
          kind: 'list',
          id: 'warning-signs',
          style: 'warning',
          heading: 'Signs of a tired clutch',
          items: [
            {
              text: 'Slipping',
              detail:
                'The revs climb but the car doesn’t speed up. You’ll notice it first in a high gear, going uphill.',
            },
            { text: 'A high biting point', detail: 'The car only pulls away with the pedal nearly all the way up.' },
            {
              text: 'Hard to get into gear',
              detail: 'First and reverse crunch or won’t go in, because the clutch isn’t releasing fully.',
            },
            {
              text: 'Judder when pulling away',
              detail: 'A worn or oily clutch plate, or a worn flywheel.',
            },
            {
              text: 'A burning smell',
              detail: 'The clutch is overheating. Crawling uphill in traffic brings it on.',
            },
            {
              text: 'A noise that changes with the pedal',
              detail:
                'A worn release bearing whirrs with the pedal down. A dual-mass flywheel tends to rattle at tickover.',
            },
          ],
        },
        {
          kind: 'banner',
          id: 'free-inspection',
          tone: 'offer',
          heading: 'Free clutch inspection',
          text: 'Book any clutch repair and the inspection is free. We road test the car, check the pedal and the hydraulics or cable, and tell you what we find before the gearbox comes out.',
          icon: 'search',
          actions: [
            { label: 'Book Online', href: '/book-online' },
            { label: 'Call {phone}', call: true },
          ],
        },
        {
          kind: 'steps',
          id: 'process',
          heading: 'How we repair a clutch',
          items: [
            {
              title: 'Inspection',
              text: 'We drive the car, with you if you like, then check the pedal and fluid, and look for leaks.',
            },
            {
              title: 'Quote',
              text: 'You get a price before we start, and we tell you if the flywheel might need changing as well.',
            },
            {
              title: 'Repair',
              text: 'The gearbox comes out, the new clutch goes in, and we check the seals while we can see them.',
            },
            {
              title: 'Test Drive',
              text: 'A hill start, slow traffic, every gear. You get the car back once it pulls away and changes gear as it should.',
            },
          ],
        },
      ],
      related: ['gearbox-repair', 'diagnostics', 'engine-repair', 'van-servicing'],
      nearby: [
        { name: 'Clutch Repair for Chatham', href: '/locations/chatham-clutch-repair' },
        { name: 'All Areas', href: '/locations' },
      ],
      closing: {
        heading: 'Tell us what the clutch is doing',
        text: 'Give us the registration and tell us what it feels like. For major work there’s a courtesy car, subject to availability.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
      },
    },

    diagnostics: {
      name: 'Engine Diagnostics',
      icon: 'gauge',
      summary: 'Warning lights, lost power and electrical gremlins traced to their cause before anyone orders parts.',
      includes: 'Engine, electrical, transmission, ABS and airbag systems',
      price: 'engine-diagnostics',
      head: {
        title: 'Engine Diagnostics in Newington, Kent | {name}',
        description:
          'Engine diagnostics {from:engine-diagnostics}, electrical {from:electrical-diagnostics}, ABS and airbag {from:safety-diagnostics}. Warning lights explained at our Newington garage.',
        keywords: [
          'engine diagnostics newington',
          'engine warning light',
          'car electrical faults kent',
          'abs light',
          'obd2 scan medway',
        ],
      },
      hero: {
        heading: 'Engine diagnostics in Newington',
        lead: 'A fault code tells you where to look, not which part has failed. We read the codes, {from:engine-diagnostics}, then test until we’ve found the cause.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
        ],
        claims: ['qualified', 'turnaround', 'rating'],
        image: {
          file: '/pictures/diagnostics.svg',
          alt: 'A diagnostic tool with a lit engine warning light and a waveform, and its plug',
          width: 960,
          height: 640,
        },
      },
      sections: [
        {
          kind: 'prices',
          id: 'prices',
          heading: 'Diagnostic prices',
          prices: ['engine-diagnostics', 'electrical-diagnostics', 'transmission-diagnostics', 'safety-diagnostics'],
          note: 'That’s the price for finding the fault. We then quote for the repair, and it’s up to you.',
          actions: [{ label: 'Get a Quote', href: '/get-quote' }],
        },
        {
          kind: 'list',
          id: 'common-issues',
          style: 'warning',
          heading: 'Common issues we trace',
          intro:
            'Steady amber means get it looked at soon. A flashing engine light means a misfire that can ruin the catalytic converter: ease off and ring us. Red means stop.',
          items: [
            {
              text: 'Engine warning light',
              detail: 'Anything from a tired sensor to a misfire. On most cars it’s also an MOT failure.',
            },
            {
              text: 'Loss of power',
              detail:
                'Limp mode, where the engine protects itself. The turbo, air leaks and blocked filters are the usual suspects.',
            },
            { text: 'Misfire or rough idle', detail: 'Coils, plugs, injectors or an air leak.' },
            {
              text: 'Slow or no start',
              detail: 'Battery, starter, fuel pressure or a crankshaft sensor that fails when it’s hot.',
            },
            {
              text: 'A battery that goes flat',
              detail: 'We measure what the car draws when it’s parked and find what’s staying on.',
            },
            {
              text: 'ABS, airbag or gearbox light',
              detail: 'Often a wheel speed sensor, a seat connector or low transmission fluid.',
            },
          ],
        },
        {
          kind: 'list',
          id: 'equipment',
          style: 'check',
          heading: 'The equipment we use',
          items: [
            {
              text: 'OBD2 scanners',
              detail: 'Stored codes and live data from the engine, gearbox, brakes and airbags.',
            },
            {
              text: 'Oscilloscope',
              detail: 'Shows a sensor’s signal live, and the dropouts that a code can’t.',
            },
            {
              text: 'Multimeters',
              detail: 'For wiring faults and anything draining the battery.',
            },
            { text: 'Battery and charging tester', detail: 'Shows whether it’s the battery or the alternator.' },
            {
              text: 'Pressure gauges',
              detail: 'For fuel, turbo boost and compression.',
            },
            { text: 'Specialist tools', detail: 'For systems an ordinary code reader can’t get into.' },
          ],
        },
      ],
      related: ['engine-repair', 'gearbox-repair', 'exhaust-repair', 'mot-preparation'],
      nearby: [
        { name: 'Engine Diagnostics for Gillingham', href: '/locations/gillingham-diagnostics' },
        { name: 'Engine Diagnostics for Rochester', href: '/locations/rochester-diagnostics' },
        { name: 'All Areas', href: '/locations' },
      ],
      closing: {
        heading: 'Find out what the light means',
        text: 'Tell us when it came on, what the car was doing and whether it went out again. It all helps us find the fault sooner.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
      },
    },

    'engine-repair': {
      name: 'Engine Repair',
      icon: 'engine',
      summary: 'A big job or a small one, we’ll tell you honestly whether a repair is worth it.',
      includes: 'Diagnostics, timing belts, head gaskets, overhauls',
      price: 'timing-belt',
      head: {
        title: 'Engine Repair in Newington, Kent | {name}',
        description:
          'Timing belt replacement {from:timing-belt}, head gasket repair {from:head-gasket}, engine diagnostics {from:engine-diagnostics}. Engine repairs on the A2 in Newington, Kent.',
        keywords: [
          'engine repair newington',
          'timing belt replacement kent',
          'head gasket repair',
          'engine overhaul',
          'overheating engine',
        ],
      },
      hero: {
        heading: 'Engine repair in Newington',
        lead: 'Steam in traffic, a knock when it’s cold, oil on the drive. We find the cause first, {from:engine-diagnostics}, before anyone talks about taking the engine apart.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
        claims: ['years', 'warranty', 'insured'],
        image: {
          file: '/pictures/engine.svg',
          alt: 'A piston in its cylinder, below a firing spark plug',
          width: 960,
          height: 640,
        },
      },
      sections: [
        {
          kind: 'prices',
          id: 'prices',
          heading: 'Engine work and prices',
          prices: ['engine-diagnostics', 'timing-belt', 'head-gasket', 'engine-overhaul'],
          note: 'On many engines the water pump sits behind the timing belt. Changing both together saves paying for the same labour twice.',
        },
        {
          kind: 'list',
          id: 'warning-signs',
          style: 'warning',
          heading: 'Warning signs from an engine',
          items: [
            {
              text: 'The temperature needle climbs',
              detail: 'Low coolant, a stuck thermostat, a dead fan or a failing head gasket.',
            },
            {
              text: 'Blue, white or black smoke',
              detail: 'Blue is burning oil, thick white is often coolant, black is too much fuel.',
            },
            {
              text: 'Knocking or tapping',
              detail:
                'Check the oil level first. If it’s a deep knock that rises with the revs, switch off and ring us.',
            },
            {
              text: 'Oil that keeps going down',
              detail:
                'It’s either leaking or being burnt. A piece of card under the car overnight will tell you which.',
            },
            {
              text: 'Creamy sludge under the oil cap',
              detail: 'Sometimes condensation from short trips, sometimes coolant in the oil. Worth testing.',
            },
            {
              text: 'An overdue timing belt',
              detail: 'Timing belts give little warning. On most engines a snapped one bends the valves.',
            },
          ],
        },
        {
          kind: 'list',
          id: 'equipment',
          style: 'check',
          heading: 'The tools for the job',
          items: [
            { text: 'Compression tester', detail: 'Compares the cylinders, so a weak one stands out.' },
            {
              text: 'Cylinder leakage tester',
              detail: 'Shows whether pressure is escaping past the rings, valves or gasket.',
            },
            { text: 'Cooling system pressure tester', detail: 'Finds leaks that only show under pressure.' },
            {
              text: 'Timing locking tools',
              detail: 'Hold the camshaft and crankshaft in place while the belt is off.',
            },
            {
              text: 'Straight edge and feeler gauges',
              detail: 'Tell us whether a cylinder head is flat enough to go back on.',
            },
            { text: 'Torque wrenches', detail: 'Every head bolt tightened to the maker’s figures.' },
          ],
        },
        {
          kind: 'banner',
          tone: 'emergency',
          heading: 'Emergency engine repairs',
          text: 'Red oil light, needle in the red, steam? Switch off once it’s safe, then ring.',
          icon: 'engine',
          actions: [
            { label: 'Call {phone}', call: true },
            { label: 'Emergency Repairs', href: '/emergency-repairs' },
          ],
        },
      ],
      related: ['diagnostics', 'car-servicing', 'exhaust-repair', 'gearbox-repair'],
      nearby: [
        { name: 'Engine Diagnostics for Gillingham', href: '/locations/gillingham-diagnostics' },
        { name: 'Engine Diagnostics for Rochester', href: '/locations/rochester-diagnostics' },
        { name: 'All Areas', href: '/locations' },
      ],
      closing: {
        heading: 'How we help while it’s off the road',
        text: 'A big engine job takes a while. We can collect and deliver within a {fact:collection-radius}, and there’s a courtesy car for major work, subject to availability.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
      },
    },

    'gearbox-repair': {
      name: 'Gearbox Repair',
      icon: 'gears',
      summary: 'From a fluid change to bearings, synchromesh and control units.',
      includes: 'Manual repairs, automatic servicing, CVT repairs, diagnostics',
      price: 'gearbox-automatic',
      head: {
        title: 'Gearbox Repair in Newington, Kent | {name}',
        description:
          'Manual gearbox repair {from:gearbox-manual}, automatic gearbox service {from:gearbox-automatic}, CVT repair {from:gearbox-cvt}. Diagnosis first, at our garage in Newington.',
        keywords: [
          'gearbox repair newington',
          'automatic gearbox service kent',
          'cvt repair',
          'manual gearbox repair',
          'transmission diagnostics',
        ],
      },
      hero: {
        heading: 'Gearbox repair in Newington',
        lead: 'What feels like a dead gearbox can be low fluid, a sensor or a selector cable. We test it first, {from:transmission-diagnostics}, before anything comes apart.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
        claims: ['warranty', 'qualified', 'years'],
        image: {
          file: '/pictures/gearbox.svg',
          alt: 'A gear knob with its shift pattern in front of a set of meshing cogs',
          width: 960,
          height: 640,
        },
      },
      sections: [
        {
          kind: 'prices',
          id: 'prices',
          heading: 'Gearbox prices',
          prices: ['gearbox-manual', 'gearbox-automatic', 'gearbox-cvt', 'transmission-diagnostics'],
          note: 'It’s hard to say what a gearbox needs until we’ve tested it. We quote once we know, and nothing comes apart without your say-so.',
        },
        {
          kind: 'cards',
          id: 'types',
          heading: 'Three transmission types',
          items: [
            {
              title: 'Manual',
              label: 'From {price:gearbox-manual}',
              text: 'Worn synchromesh, bearings and selectors are the usual trouble, and you can often hear which.',
              icon: 'gears',
              points: ['Crunching into second or third', 'Jumping out of gear', 'Oil leaks at the driveshafts'],
            },
            {
              title: 'Automatic',
              label: 'From {price:gearbox-automatic}',
              text: 'The fluid does the work, so its condition decides how smoothly the gearbox changes and how long it lasts. Even ‘sealed for life’ fluid ages.',
              icon: 'settings',
              points: ['Fluid and filter changed', 'Shift adaptation reset', 'Solenoids and sensors tested'],
            },
            {
              title: 'CVT',
              label: 'From {price:gearbox-cvt}',
              text: 'A belt or chain runs between two pulleys, with no fixed gears at all. It needs exactly the right fluid and doesn’t like getting hot.',
              icon: 'repeat',
              points: ['Belt and pulley wear', 'Shudder from a standstill', 'Control unit faults'],
            },
          ],
        },
        {
          kind: 'list',
          id: 'symptoms',
          style: 'warning',
          heading: 'Symptoms of gearbox trouble',
          items: [
            {
              text: 'Crunching between gears',
              detail: 'Worn synchromesh, or a clutch that isn’t releasing. A test drive tells us which.',
            },
            {
              text: 'Slipping out of gear',
              detail: 'Worn selectors or mountings. Get it seen to soon: it can happen at a junction.',
            },
            {
              text: 'A pause before drive takes up',
              detail: 'Low or tired fluid in an automatic. You’ll feel it going from reverse to drive.',
            },
            { text: 'A whine that rises with speed', detail: 'Usually low oil or a worn bearing.' },
            {
              text: 'Red or brown drips under the car',
              detail: 'Transmission fluid. A gearbox that’s low on it wears out quickly.',
            },
            { text: 'Stuck in one gear', detail: 'Limp mode. The gearbox has seen a fault and is protecting itself.' },
          ],
        },
      ],
      related: ['clutch-repair', 'diagnostics', 'engine-repair'],
      nearby: [
        { name: 'Clutch Repair for Chatham', href: '/locations/chatham-clutch-repair' },
        { name: 'Engine Diagnostics for Rochester', href: '/locations/rochester-diagnostics' },
        { name: 'Engine Diagnostics for Gillingham', href: '/locations/gillingham-diagnostics' },
        { name: 'All Areas', href: '/locations' },
      ],
      closing: {
        heading: 'Tell us what the gearbox is doing',
        text: 'Which gear, hot or cold, speeding up or slowing down? The more you can tell us, the sooner we’ll find it.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
      },
    },

    'suspension-repair': {
      name: 'Suspension Repair',
      icon: 'suspension',
      summary: 'Knocks, wandering, or a car that sits low on one corner, traced to the worn part and put right.',
      includes: 'Shock absorbers, struts, coil springs, diagnostics',
      price: 'coil-springs',
      head: {
        title: 'Suspension Repair in Newington, Kent | {name}',
        description:
          'Coil springs {from:coil-springs}, shock absorbers {from:shock-absorbers}, struts {from:suspension-struts}. Knocks traced and put right at our garage in Newington, Kent.',
        keywords: [
          'suspension repair newington',
          'shock absorbers kent',
          'coil spring replacement',
          'strut replacement',
          'knocking noise over bumps',
        ],
      },
      hero: {
        heading: 'Suspension repair in Newington',
        lead: 'Orchard lanes, speed humps and potholes after a frost are hard on springs and shock absorbers. We find the part that’s worn, {from:suspension-diagnostics}, and leave the good ones alone.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
        ],
        claims: ['warranty', 'turnaround', 'qualified'],
        image: {
          file: '/pictures/suspension.svg',
          alt: 'A wheel on a bump, carried by a coil spring and an arm',
          width: 960,
          height: 640,
        },
      },
      sections: [
        {
          kind: 'prices',
          id: 'prices',
          heading: 'Suspension prices',
          intro: 'Not sure which part it is? Start with the diagnostics.',
          prices: ['shock-absorbers', 'suspension-struts', 'coil-springs', 'suspension-diagnostics'],
          note: 'Springs and shock absorbers are best changed in pairs. If one side will do, we’ll say so.',
        },
        {
          kind: 'list',
          id: 'warning-signs',
          style: 'warning',
          heading: 'Warning signs on the road',
          items: [
            {
              text: 'A knock over bumps',
              detail: 'Often a drop link or a bush, sometimes a spring that has snapped near its end.',
            },
            {
              text: 'It keeps bouncing',
              detail: 'One bounce after a bump is normal. Two or three mean tired shock absorbers.',
            },
            {
              text: 'One corner sits low',
              detail: 'Probably a broken coil spring. It can cut into the tyre, and it fails the MOT.',
            },
            {
              text: 'The nose dives under braking',
              detail: 'Weak front shock absorbers. They make your stopping distance longer, too.',
            },
            { text: 'Tyres worn on one edge', detail: 'Worn joints, or alignment knocked out by a kerb.' },
            { text: 'Oil on a shock absorber', detail: 'The seal has gone, and the shock absorber with it.' },
          ],
        },
        {
          kind: 'cards',
          id: 'benefits',
          heading: 'Why good suspension matters',
          items: [
            {
              title: 'Safety',
              text: 'Shock absorbers keep the tyres on the road. Good ones mean shorter stops and better grip on a wet bend.',
              icon: 'shield',
            },
            {
              title: 'Comfort',
              text: 'Less thump, less roll, less rattle from the dashboard. Passengers in the back notice first.',
              icon: 'smile',
            },
            {
              title: 'Tyre Life',
              text: 'Worn suspension wears tyres out unevenly. Put it right before you buy new ones.',
              icon: 'tyre',
            },
          ],
        },
      ],
      related: ['tyre-services', 'brake-repair', 'mot-preparation'],
      nearby: [
        { name: 'MOT Preparation for Rochester', href: '/locations/rochester-mot-preparation' },
        { name: 'MOT Preparation for Sittingbourne', href: '/locations/sittingbourne-mot-preparation' },
        { name: 'All Areas', href: '/locations' },
      ],
      closing: {
        heading: 'Let us hear that knock',
        text: 'Tell us when it happens and on what sort of road, or take us for a short drive and let us hear it.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
      },
    },

    'exhaust-repair': {
      name: 'Exhaust Repair',
      icon: 'exhaust',
      summary: 'From a loose bracket to a blocked diesel particulate filter, with emissions checked before your MOT.',
      includes: 'DPF cleaning, EGR valves, exhaust repairs, emissions testing',
      price: 'exhaust-repair',
      head: {
        title: 'Exhaust and DPF Repair in Newington, Kent | {name}',
        description:
          'Exhaust repair {from:exhaust-repair}, DPF cleaning {from:dpf-cleaning}, EGR valves {from:egr-valve}, emissions testing {from:emissions-test}. Our garage is on the A2 in Newington.',
        keywords: [
          'exhaust repair newington',
          'dpf cleaning kent',
          'egr valve replacement',
          'emissions test',
          'dpf warning light',
        ],
      },
      hero: {
        eyebrow: 'Exhausts and DPF',
        heading: 'Exhaust repair in Newington',
        lead: 'Blowing, rattling, or a filter light on the school run? We repair the section that’s failed, {from:exhaust-repair}, and only replace the rest if it needs it.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
        claims: ['turnaround', 'warranty', 'qualified'],
        image: {
          file: '/pictures/exhaust.svg',
          alt: 'A car above its exhaust system, from the manifold pipe to the tailpipe',
          width: 960,
          height: 640,
        },
      },
      sections: [
        {
          kind: 'prices',
          id: 'prices',
          heading: 'Exhaust prices',
          prices: ['dpf-cleaning', 'egr-valve', 'exhaust-repair', 'emissions-test'],
        },
        {
          kind: 'list',
          id: 'dpf',
          style: 'warning',
          heading: 'DPF problems',
          intro:
            'A diesel particulate filter catches soot and burns it off on longer drives. Short trips never get it hot enough, so the soot builds up.',
          items: [
            {
              text: 'The filter light is on',
              detail: 'Early on, a steady run along the M2 may clear it. If the light stays on, don’t wait.',
            },
            { text: 'Limp mode', detail: 'The filter is too full, so the engine has cut its own power.' },
            {
              text: 'The fan runs after you park',
              detail:
                'You switched off while it was cleaning itself. If that keeps happening, it never gets to finish.',
            },
            { text: 'Fuel use goes up', detail: 'Each attempt to burn off the soot takes extra diesel.' },
            {
              text: 'The oil level rises',
              detail: 'Unburnt diesel is thinning the oil. The engine needs fresh oil as well as a clear filter.',
            },
          ],
        },
        {
          kind: 'banner',
          id: 'dpf-cleaning',
          tone: 'notice',
          heading: 'DPF cleaning',
          text: 'Cleaning costs far less than a new filter. We look for what blocked it first, such as an EGR valve or a sensor, or it’ll soon be back. Taking the filter out isn’t the answer: a car built with one fails its MOT without it.',
          icon: 'sparkle',
          price: 'dpf-cleaning',
          points: ['Soot level checked', 'Cause found first', 'Filter cleaned and reset'],
          actions: [
            { label: 'Book Online', href: '/book-online' },
            { label: 'Call {phone}', call: true },
          ],
        },
        {
          kind: 'cards',
          id: 'signs',
          heading: 'Signs of a failing exhaust',
          items: [
            {
              title: 'A deeper, louder note',
              text: 'A hole or a leaking joint. It’s loudest when you pull away.',
              icon: 'volume',
            },
            {
              title: 'Rattles underneath',
              text: 'A perished mount, a loose heat shield or something adrift inside the silencer.',
              icon: 'alert',
            },
            {
              title: 'Fumes in the cabin',
              text: 'Open the windows, stop and ring us. Exhaust gas carries carbon monoxide, which has no smell of its own.',
              icon: 'wind',
            },
            {
              title: 'A pipe that hangs low',
              text: 'One broken rubber mount strains the next. Caught early, it’s a small job.',
              icon: 'exhaust',
            },
          ],
        },
      ],
      related: ['mot-preparation', 'diagnostics', 'engine-repair'],
      nearby: [
        { name: 'MOT Preparation for Sittingbourne', href: '/locations/sittingbourne-mot-preparation' },
        { name: 'MOT Preparation for Rochester', href: '/locations/rochester-mot-preparation' },
        { name: 'All Areas', href: '/locations' },
      ],
      closing: {
        heading: 'Blowing or rattling? Bring it in',
        text: 'We can usually hear where it’s blowing before we’ve looked underneath. If it’s a filter light, tell us how far you usually drive.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
      },
    },

    'tyre-services': {
      name: 'Tyre Services',
      icon: 'tyre',
      summary: 'New tyres, from well-known makes to budget options.',
      includes: 'Fitting, puncture repair, balancing, alignment',
      price: 'tyre-fitting',
      head: {
        title: 'Tyre Services in Newington, Kent | {name}',
        description:
          'Tyre fitting {from:tyre-fitting}, puncture repair {from:puncture-repair}, alignment {from:wheel-alignment}. Free tyre safety check with any tyre purchase in Newington, Kent.',
        keywords: [
          'tyres newington',
          'puncture repair kent',
          'wheel alignment',
          'wheel balancing',
          'tyre fitting sittingbourne',
        ],
      },
      hero: {
        heading: 'Tyre services in Newington',
        lead: 'Tyre fitting {from:tyre-fitting}, puncture repairs {from:puncture-repair}. We do balancing and alignment too, and fit everything from Michelin to budget makes.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
        claims: ['turnaround', 'rating'],
        image: {
          file: '/pictures/tyres.svg',
          alt: 'A tyre on an alloy wheel with a pressure gauge on its valve',
          width: 960,
          height: 640,
        },
      },
      sections: [
        {
          kind: 'prices',
          id: 'prices',
          heading: 'Tyre prices',
          prices: ['tyre-fitting', 'puncture-repair', 'wheel-balancing', 'wheel-alignment'],
          note: 'What the tyre itself costs depends on its size and make. You’ll find the size on the sidewall, for example 205/55 R16.',
        },
        {
          kind: 'banner',
          tone: 'emergency',
          heading: 'Emergency puncture help',
          text: 'Don’t drive on the rim. On the M2, get out by the left-hand doors, get behind the barrier, then ring.',
          icon: 'tyre',
          actions: [
            { label: 'Call {phone}', call: true },
            { label: 'Emergency Repairs', href: '/emergency-repairs' },
          ],
        },
        {
          kind: 'list',
          id: 'replacement-signs',
          style: 'warning',
          heading: 'When a tyre needs replacing',
          items: [
            {
              text: 'Tread near {fact:tread-depth}',
              detail:
                'That’s the legal minimum, across the middle three quarters and all the way round. You lose grip in the wet well before that.',
            },
            {
              text: 'Level with the wear bars',
              detail: 'Small ridges in the main grooves. When the tread is level with them, the tyre’s finished.',
            },
            {
              text: 'A bulge or a deep cut',
              detail: 'A kerb or pothole has broken the cords inside. It can burst without warning.',
            },
            {
              text: 'Cracks in the sidewall',
              detail: 'Rubber ages even on a car that hardly moves.',
            },
            {
              text: 'Worn on one side',
              detail: 'Alignment or suspension. Get the cause put right when you have the new tyre.',
            },
            {
              text: 'A puncture near the edge',
              detail: 'Only the middle of the tread can be repaired safely. Anywhere else means a new tyre.',
            },
          ],
        },
        {
          kind: 'banner',
          id: 'safety-check',
          tone: 'offer',
          heading: 'Free tyre safety check',
          text: 'Buy any tyre from us and the safety check is free. We look at the whole set, not just the new one.',
          icon: 'check',
          points: ['Tread depth across each tyre', 'Pressures', 'Sidewalls and valves'],
          actions: [{ label: 'Book Online', href: '/book-online' }],
        },
        {
          kind: 'list',
          id: 'brands',
          style: 'tags',
          heading: 'Brands we fit',
          intro: 'Tell us how you drive and what you want to spend, and we’ll tell you whether it’s worth paying more.',
          items: [
            { text: 'Michelin' },
            { text: 'Bridgestone' },
            { text: 'Continental' },
            { text: 'Pirelli' },
            { text: 'Goodyear' },
            { text: 'Dunlop' },
            { text: 'Hankook' },
            { text: 'Budget Options' },
          ],
        },
      ],
      related: ['suspension-repair', 'brake-repair', 'mot-preparation', 'car-servicing'],
      nearby: [
        { name: 'MOT Preparation for Sittingbourne', href: '/locations/sittingbourne-mot-preparation' },
        { name: 'All Areas', href: '/locations' },
      ],
      closing: {
        heading: 'Ask for a tyre price',
        text: 'Read us the size off the sidewall, or just give us your registration.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
      },
    },

    'air-conditioning': {
      name: 'Air Conditioning',
      icon: 'snowflake',
      summary: 'We find the leak before you pay for another re-gas.',
      includes: 'R134a and R1234yf re-gas, servicing, repairs',
      price: 'ac-regas-r134a',
      head: {
        title: 'Car Air Conditioning in Newington, Kent | {name}',
        description:
          'R134a re-gas {from:ac-regas-r134a}, R1234yf re-gas {from:ac-regas-r1234yf}, system check {from:ac-check}. Car air conditioning repaired and serviced in Newington, Kent.',
        keywords: [
          'car air conditioning newington',
          'air con re-gas kent',
          'r134a re-gas',
          'r1234yf re-gas',
          'air con repair sittingbourne',
        ],
      },
      hero: {
        heading: 'Car air conditioning in Newington',
        lead: 'Blowing warm? It may just need a re-gas, {from:ac-regas-r134a}. We check the pressure first, so you don’t pay to fill a system that leaks.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
        ],
        claims: ['qualified', 'warranty', 'turnaround'],
        image: {
          file: '/pictures/air-conditioning.svg',
          alt: 'A round air vent with a snowflake and lines of cool air',
          width: 960,
          height: 640,
        },
      },
      sections: [
        {
          kind: 'prices',
          id: 'prices',
          heading: 'Air conditioning prices',
          prices: ['ac-regas-r134a', 'ac-regas-r1234yf', 'ac-service', 'ac-repair'],
        },
        {
          kind: 'cards',
          id: 'benefits',
          heading: 'More than a cool car',
          items: [
            {
              title: 'Cool in traffic',
              text: 'Even a July queue on the A249 is bearable.',
              icon: 'thermometer',
            },
            {
              title: 'Clear glass in winter',
              text: 'Air conditioning dries the air. Put it on with the heater and a misted windscreen clears in no time.',
              icon: 'wind',
            },
            {
              title: 'Cleaner air',
              text: 'A fresh cabin filter and a dry system keep out pollen, dust and that musty smell.',
              icon: 'leaf',
            },
          ],
        },
        {
          kind: 'list',
          id: 'problems',
          style: 'warning',
          heading: 'Problems we put right',
          items: [
            { text: 'Warm air only', detail: 'Low gas, a compressor that won’t engage or a fan that’s stopped.' },
            {
              text: 'Cold, then warm again',
              detail: 'The system may be icing up or cutting out on pressure.',
            },
            { text: 'Weak flow from the vents', detail: 'Most often a cabin filter packed with leaves.' },
            {
              text: 'A musty smell',
              detail:
                'Mould on the evaporator. Turn the cooling off for the last mile but leave the fan on, and it dries out.',
            },
            { text: 'A rattle or squeal when it’s on', detail: 'The compressor, its clutch or its belt.' },
            {
              text: 'Water in the footwell',
              detail: 'A blocked drain. A puddle under the car is normal; one inside isn’t.',
            },
          ],
        },
        {
          kind: 'banner',
          tone: 'notice',
          id: 'system-check',
          heading: 'AC system check',
          text: 'The place to start if you don’t know whether it needs gas or a repair. You get the readings, and a price for anything that needs doing.',
          icon: 'thermometer',
          price: 'ac-check',
          points: ['System pressure', 'Leak check', 'Temperature at the vents'],
          actions: [
            { label: 'Book Online', href: '/book-online' },
            { label: 'Call {phone}', call: true },
          ],
        },
        {
          kind: 'cards',
          id: 'refrigerants',
          heading: 'Two refrigerants, never mixed',
          intro:
            'There’s a label under the bonnet that says which yours takes. Some models changed earlier than others, so we always check.',
          items: [
            {
              title: 'R134a',
              label: 'Vehicles before 2017',
              text: 'The old standard, and the cheaper of the two. A re-gas starts at {price:ac-regas-r134a}.',
              icon: 'snowflake',
            },
            {
              title: 'R1234yf',
              label: 'Newer vehicles',
              text: 'Much less harmful to the climate if it leaks, but dearer to buy. A re-gas starts at {price:ac-regas-r1234yf}.',
              icon: 'leaf',
            },
          ],
        },
      ],
      related: ['car-servicing', 'diagnostics', 'van-servicing'],
      nearby: [
        { name: 'Car Servicing in Newington', href: '/locations/newington-car-service' },
        { name: 'Car Servicing for Sittingbourne', href: '/locations/sittingbourne-car-service' },
        { name: 'Car Servicing for Chatham', href: '/locations/chatham-car-service' },
        { name: 'All Areas', href: '/locations' },
      ],
      closing: {
        heading: 'Get it cold again',
        text: 'Best done in spring, before the first hot weekend. Tell us the year of your car and we’ll tell you which gas it’s likely to take.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
      },
    },

    'van-servicing': {
      name: 'Van Servicing',
      icon: 'van',
      formCodes: ['van-service'],
      summary: 'For vans up to {fact:van-weight}, whether you run one or a whole fleet.',
      includes: 'Light commercial service, fleet maintenance, van MOT preparation, emergency repairs',
      price: 'van-service',
      head: {
        title: 'Van Servicing in Newington, Kent | {name}',
        description:
          'Van service {from:van-service}, van MOT preparation {from:van-mot-preparation}. Vans up to {fact:van-weight}, with a {fact:fleet-discount}. On the A2 in Newington, Kent.',
        keywords: [
          'van servicing newington',
          'fleet maintenance kent',
          'van mot preparation',
          'van repairs sittingbourne',
          'light commercial service',
        ],
      },
      hero: {
        eyebrow: 'Vans and fleets',
        heading: 'Van servicing in Newington',
        lead: 'A van off the road is a day’s work lost. We service vans up to {fact:van-weight}, {from:van-service}, with a {fact:fleet-discount} if you run several.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
        ],
        claims: ['turnaround', 'warranty', 'insured'],
        image: {
          file: '/pictures/van.svg',
          alt: 'A white van with a green stripe on the road',
          width: 960,
          height: 640,
        },
      },
      sections: [
        {
          kind: 'prices',
          id: 'prices',
          heading: 'Van prices',
          prices: ['van-service', 'fleet-maintenance', 'van-mot-preparation', 'van-emergency'],
          note: 'Vans over 3 tonnes gross weight need a Class 7 MOT, lighter ones a Class 4. The plate on your van tells you which, and we can prepare it for either.',
        },
        {
          kind: 'cards',
          id: 'vehicle-types',
          heading: 'Vans we look after',
          intro: 'Anything up to {fact:van-weight} gross weight.',
          items: [
            {
              title: 'Small vans',
              text: 'Car-based vans for couriers, florists and mobile trades. Town miles are hard on their clutches and brakes.',
              icon: 'car',
            },
            {
              title: 'Medium vans',
              text: 'The plumber’s and electrician’s workhorse. It’s loaded with tools all day, so springs and tyres get a close look.',
              icon: 'van',
            },
            {
              title: 'Large panel vans',
              text: 'Long-wheelbase and high-roof vans with big diesels, where the belts, filters and DPF matter most.',
              icon: 'truck',
            },
            {
              title: 'Pickups, tippers and Lutons',
              text: 'Site dust, trailers and heavy loads. We check hubs, propshaft joints and chassis as well as the engine.',
              icon: 'tools',
            },
          ],
        },
        {
          kind: 'list',
          id: 'fleet-benefits',
          style: 'check',
          heading: 'What fleet operators get',
          items: [
            {
              text: 'Less time off the road',
              detail:
                '{claim:turnaround} turnaround, and service and MOT preparation in one visit where the dates allow.',
            },
            {
              text: 'Priority booking slots',
              detail: 'So a van that’s earning isn’t stuck in a queue.',
            },
            { text: 'Collection and delivery', detail: 'Within a {fact:collection-radius} of the garage.' },
            {
              text: 'A price before we start',
              detail: 'For each job on each van.',
            },
            {
              text: 'A {claim:warranty} warranty',
              detail: 'On parts and labour, the same as for cars.',
            },
            { text: 'Help when one breaks down', detail: 'Emergency support comes with our fleet programme.' },
          ],
        },
        {
          kind: 'banner',
          tone: 'emergency',
          heading: 'Van broken down?',
          text: 'Ring us and tell us where the van is and what happened. Emergency van repairs start at {price:van-emergency}.',
          icon: 'van',
          actions: [
            { label: 'Call {phone}', call: true },
            { label: 'Emergency Repairs', href: '/emergency-repairs' },
          ],
        },
        {
          kind: 'banner',
          id: 'fleet',
          tone: 'offer',
          heading: 'Fleet programme',
          text: 'Send us the registrations and tell us what the vans do all day, and we’ll come back to you with a plan and a price.',
          icon: 'truck',
          points: ['{fact:fleet-discount}', 'Priority booking slots', '24/7 emergency support'],
          actions: [{ label: 'Get Fleet Quote', href: '/get-quote' }],
        },
      ],
      related: ['car-servicing', 'mot-preparation', 'clutch-repair', 'tyre-services'],
      nearby: [
        { name: 'MOT Preparation for Sittingbourne', href: '/locations/sittingbourne-mot-preparation' },
        { name: 'All Areas', href: '/locations' },
      ],
      closing: {
        heading: 'Keep your vans working',
        text: 'Tell us when you can spare the van. We’re here {hours:short}.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
      },
    },
  },

  locations: [
    // 1. Car service, Newington
    {
      town: 'newington',
      service: 'car-servicing',
      head: {
        title: 'Car Service in Newington, Kent | {name}',
        description:
          'Car servicing on Newington High Street, {fact:station-walk} from the station. Interim {from:interim-service}, full {from:full-service}, major {from:major-service}.',
        keywords: ['car service newington', 'newington garage', 'full service ME9', 'interim service newington kent'],
      },
      hero: {
        eyebrow: 'Your village garage',
        heading: 'Car service in Newington',
        lead: 'Car servicing on your doorstep, {from:interim-service}. Drop the car off at {street}, walk home or to the station, and walk back when it’s ready.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book a Service', href: '/book-online' },
        ],
        claims: ['years', 'customers'],
      },
      sections: [
        {
          kind: 'prices',
          id: 'prices',
          heading: 'Three services, three prices',
          intro:
            'Interim is the lighter one between full services. Full is the yearly one, with a {fact:full-check-points}. Major includes a timing belt check.',
          prices: ['interim-service', 'full-service', 'major-service'],
          note: 'The final price depends on your engine and the oil it takes. We’ll tell you before we start.',
          actions: [
            { label: 'Book Online', href: '/book-online' },
            { label: 'Get a Quote', href: '/get-quote' },
          ],
        },
        {
          kind: 'cards',
          id: 'audiences',
          heading: 'Which service suits you',
          items: [
            {
              title: 'Train commuters',
              icon: 'train',
              text: 'Newington Station is {fact:station-distance} away. Drop the keys off on your way to the train and pick the car up on your way home.',
            },
            {
              title: 'Families on the school run',
              icon: 'users',
              text: 'Short, cold trips are hard on the oil. Go by the date, not the mileage.',
            },
            {
              title: 'A2 and M2 drivers',
              icon: 'road',
              text: 'If you’re on the A2 every morning, the miles soon add up. An interim service {fact:interim-interval} keeps on top of them.',
            },
            {
              title: 'Cars that hardly get used',
              icon: 'home',
              text: 'Oil, brake fluid and tyres age even if the car stands still. A full service once a year finds a tired battery before a cold morning does.',
            },
          ],
        },
        {
          kind: 'text',
          heading: 'Driving round here',
          paragraphs: [
            'It’s either a crawl along the High Street or narrow lanes through the orchards to Lower Halstow and Upchurch. Mud, potholes and hedge cuttings are hard on tyres and brakes, so we check both at every service and show you anything that’s worn.',
          ],
        },
        {
          kind: 'visit',
          heading: 'You can’t get much closer',
          show: ['address', 'hours', 'parking'],
          note: 'We’re right on the High Street. From the station it’s {fact:station-walk}: follow Station Road to the A2.',
          actions: [{ label: 'Directions', href: '/contact#directions' }],
        },
      ],
      links: [
        {
          name: 'Brake Repair in Newington',
          href: '/locations/newington-brake-repair',
          text: 'Free brake check for residents',
          icon: 'brake',
        },
        {
          name: 'Car Servicing for Sittingbourne',
          href: '/locations/sittingbourne-car-service',
          text: '{miles:sittingbourne} east on the A2',
          icon: 'wrench',
        },
        {
          name: 'Car Servicing for Chatham',
          href: '/locations/chatham-car-service',
          text: 'With a free vehicle health check',
          icon: 'car',
        },
        { name: 'All Areas', href: '/locations', text: 'Medway, Swale and Sheppey', icon: 'map' },
      ],
      closing: {
        heading: 'Book your service in the village',
        text: 'Ring us, or book online and we’ll ring you to confirm. For routine work, {fact:routine-notice} is about right.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
      },
    },

    // 2. MOT preparation, Sittingbourne
    {
      town: 'sittingbourne',
      service: 'mot-preparation',
      head: {
        title: 'MOT Preparation for Sittingbourne | {name}',
        description:
          'Pre-MOT check for Sittingbourne drivers {from:mot-preparation}. Six areas checked, faults explained and priced before the test. {miles:sittingbourne} away on the A2.',
        keywords: [
          'mot preparation sittingbourne',
          'pre-mot check sittingbourne',
          'mot check ME10',
          'mot failure sittingbourne',
        ],
      },
      hero: {
        heading: 'MOT preparation for Sittingbourne',
        lead: 'MOT coming up? Bring the car {miles:sittingbourne} along the A2 to us first. We check the six areas below, {from:mot-preparation}, and give you a written report to act on before the test.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Pre-MOT Check', href: '/book-online' },
        ],
        claims: ['turnaround', 'qualified'],
      },
      sections: [
        {
          kind: 'packages',
          id: 'package',
          heading: 'The pre-MOT package',
          items: [
            {
              price: 'mot-preparation',
              text: 'Six areas the MOT looks at, checked and written up.',
              includes: [
                'Lights, indicators and number plate light',
                'Brake performance, pads, discs and pipes',
                'Tyre tread, sidewalls and wheels',
                'Steering and suspension joints',
                'Exhaust and emissions',
                'Windscreen, wipers, washers and mirrors',
              ],
              action: { label: 'Book Pre-MOT Check', href: '/book-online' },
            },
          ],
          note: 'We check the car before its MOT; the test itself is separate. Van MOT preparation starts at {price:van-mot-preparation}.',
        },
        {
          kind: 'figures',
          id: 'statistics',
          heading: 'Why cars fail their MOT',
          intro: 'Three common reasons, and all three can be spotted before the test.',
          items: [
            { percent: 30, label: 'Lighting', text: 'A blown bulb costs next to nothing and can still fail the car.' },
            {
              percent: 16,
              label: 'Brakes',
              text: 'You won’t notice uneven braking or corroded pipes until someone checks.',
            },
            {
              percent: 10,
              label: 'Tyres',
              text: 'The legal limit is {fact:tread-depth} across the middle three quarters of the tread.',
            },
          ],
          note: 'Share of MOT failures. A car can fail on more than one.',
        },
        {
          kind: 'text',
          heading: 'Come a few weeks early',
          paragraphs: [
            'You can take the MOT up to {fact:early-mot}, minus a day, before the old one runs out and keep the same renewal date. Come to us at the start of that month and there’s time to order parts. The test itself takes {fact:mot-duration}.',
            'Stop-start traffic on St Michael’s Road, kerbs at the Retail Park, the A249 in the dark: local driving is hard on brakes, tyre sidewalls and bulbs, so they’re well worth checking before your test.',
          ],
        },
        {
          kind: 'list',
          id: 'areas',
          style: 'places',
          heading: 'Areas of Sittingbourne we serve',
          intro:
            'Take London Road west out of town, go straight on past the A249 at Key Street and over Keycol Hill. We’re on the A2 in the next village.',
          items: [{ text: 'Town Centre' }, { text: 'Retail Park' }, { text: 'Kemsley' }, { text: 'Milton Regis' }],
        },
      ],
      links: [
        { name: 'MOT Preparation', href: '/mot-preparation', text: 'All ten inspection points', icon: 'clipboard' },
        { name: 'Tyre Services', href: '/tyre-services', text: 'With a free tyre safety check', icon: 'tyre' },
        { name: 'Brake Repair', href: '/brake-repair', text: 'Pads, discs and fluid', icon: 'brake' },
      ],
      closing: {
        heading: 'Find the faults before the tester does',
        text: 'Tell us your test date when you ring. Coming by train? Newington is one stop from Sittingbourne, and we’re {fact:station-distance} from the station.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Pre-MOT Check', href: '/book-online' },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
      },
    },

    // 3. Brake repair, Gillingham
    {
      town: 'gillingham',
      service: 'brake-repair',
      head: {
        title: 'Brake Repair for Gillingham | {name}',
        description:
          'Brake repair for Gillingham, Parkwood, Wigmore and Hempstead. Pads {from:brake-pads}, discs {from:brake-discs}. Same-day emergency brake repairs. Call {phone}.',
        keywords: [
          'brake repair gillingham',
          'brake pads gillingham kent',
          'brake discs ME7',
          'emergency brake repair medway',
        ],
      },
      hero: {
        heading: 'Brake repair for Gillingham drivers',
        lead: 'Stop-start on Watling Street, queues at Hempstead Valley, match day at Priestfield: it all wears brakes out. We measure what’s left and tell you what needs doing. Pads {from:brake-pads}, discs {from:brake-discs}.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Get Brake Repair Quote', href: '/get-quote' },
        ],
        claims: ['warranty', 'rating'],
      },
      sections: [
        {
          kind: 'banner',
          tone: 'emergency',
          icon: 'alert',
          id: 'emergency',
          heading: 'Brakes failing right now?',
          text: 'Pull over somewhere safe, then ring {phone}. We do same-day emergency brake repairs.',
          actions: [
            { label: 'Call {phone}', call: true },
            { label: 'Emergency Repairs', href: '/emergency-repairs' },
          ],
        },
        {
          kind: 'prices',
          id: 'prices',
          heading: 'Brake prices',
          prices: ['brake-pads', 'brake-discs', 'brake-fluid', 'brake-diagnostics'],
          note: 'The final price depends on the car, and includes a {claim:warranty} warranty on parts and labour.',
          actions: [{ label: 'Get a Quote', href: '/get-quote' }],
        },
        {
          kind: 'list',
          id: 'warning-signs',
          style: 'warning',
          heading: 'Six signs to act on',
          items: [
            {
              text: 'Squealing',
              detail: 'Usually pads near the end of their life. Don’t wait for the squeal to turn into grinding.',
            },
            {
              text: 'Spongy pedal',
              detail: 'Air or old fluid in the pipes: the pedal sinks further than it should.',
            },
            {
              text: 'Car pulling',
              detail: 'A seized caliper, more often than not, or a soft tyre. Worth finding out which.',
            },
            {
              text: 'Brake warning light',
              detail:
                'Low fluid, worn pads or a fault. Stop somewhere safe, check it’s not just the handbrake, then ring.',
            },
            {
              text: 'Longer stopping',
              detail: 'If you’re braking earlier than you used to for the same junction, get it checked.',
            },
            {
              text: 'Burning smell',
              detail: 'A brake that’s dragging gets hot. Let it cool down, and don’t touch the wheel.',
            },
          ],
        },
        {
          kind: 'list',
          id: 'areas',
          style: 'places',
          heading: 'Areas of Gillingham we serve',
          items: [
            {
              text: 'Gillingham Town Centre',
              detail: 'Stop-start driving round the High Street and the hospital.',
            },
            { text: 'Parkwood', detail: 'Short school runs, so the discs never dry out.' },
            {
              text: 'Wigmore',
              detail: 'Fast miles on the M2 and a hard stop at the end of the slip road: that’s when old fluid shows.',
            },
            { text: 'Hempstead', detail: 'Hilly enough to show up a weak handbrake.' },
          ],
        },
        {
          kind: 'text',
          heading: '{miles:gillingham}, by the A2 or the M2',
          paragraphs: [
            'From the town centre, take the A2 through Rainham, past Moor Street and down Hartlip Hill, and Newington is the next village. From Wigmore, Parkwood or Hempstead, Hoath Way puts you on the M2 at junction 4; leave at junction 5, follow the A249 to Key Street and turn west on the A2.',
            'We collect and deliver within a {fact:collection-radius}, and Gillingham is inside it. If the pedal feels wrong, don’t drive: ring us first.',
          ],
        },
      ],
      links: [
        { name: 'Brake Repair', href: '/brake-repair', text: 'Every brake service and its price', icon: 'brake' },
        {
          name: 'Suspension Repair',
          href: '/suspension-repair',
          text: 'If it’s not the brakes making it pull',
          icon: 'suspension',
        },
        { name: 'Emergency Repairs', href: '/emergency-repairs', text: 'What we do and how fast', icon: 'alert' },
      ],
      closing: {
        heading: 'Get your brakes checked',
        text: 'Brake diagnostics start at {price:brake-diagnostics}. We’ll show you what’s worn and give you a price before we order any parts.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
      },
    },

    // 4. Clutch repair, Chatham
    {
      town: 'chatham',
      service: 'clutch-repair',
      head: {
        title: 'Clutch Repair for Chatham | {name}',
        description:
          'Clutch slipping on Chatham Hill? Replacement {from:clutch-replacement}, adjustment {from:clutch-adjustment}, fixed price quotes. {miles:chatham} along the A2.',
        keywords: ['clutch repair chatham', 'clutch replacement chatham', 'slipping clutch medway', 'clutch ME4'],
      },
      hero: {
        heading: 'Clutch repair for Chatham drivers',
        lead: 'Hill starts in Chatham soon show up a tired clutch. Tell us what yours is doing and we’ll find out whether it needs adjusting, {from:clutch-adjustment}, or replacing, {from:clutch-replacement}.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Get Clutch Repair Quote', href: '/get-quote' },
        ],
        claims: ['years', 'warranty'],
      },
      sections: [
        {
          kind: 'text',
          heading: 'What hills do to a clutch',
          paragraphs: [
            'Almost any way out of Chatham is uphill: Maidstone Road, Magpie Hall Road, Chatham Hill from Luton Arches. Holding the car on the biting point in a queue is what wears a clutch out. Use the handbrake instead: it costs nothing.',
          ],
        },
        {
          kind: 'prices',
          id: 'prices',
          heading: 'Clutch prices',
          intro:
            'A cable out of adjustment can feel like a worn clutch. We road test the car before we talk about a new one.',
          prices: [
            'clutch-inspection',
            'clutch-replacement',
            'clutch-adjustment',
            'clutch-flywheel',
            'clutch-diagnostics',
          ],
          note: 'Fixed price quotes: you get one price for parts and labour before the gearbox comes out.',
          actions: [{ label: 'Get Clutch Repair Quote', href: '/get-quote' }],
        },
        {
          kind: 'list',
          id: 'warning-signs',
          style: 'warning',
          heading: 'Signs of a clutch problem',
          items: [
            {
              text: 'Slipping',
              detail: 'The revs climb but you don’t go any faster, especially uphill in a high gear.',
            },
            {
              text: 'Hard gear changes',
              detail: 'First or reverse grates because the clutch isn’t releasing fully.',
            },
            {
              text: 'Biting point',
              detail: 'Very high usually means a worn clutch; very low, the cable or hydraulics.',
            },
            { text: 'Burning smell', detail: 'A sharp, acrid smell after a hill start is a clutch overheating.' },
            {
              text: 'Noises',
              detail: 'A whirr that comes or goes as you press the pedal is often the release bearing.',
            },
            {
              text: 'Juddering',
              detail: 'A shudder as you pull away: an oily or worn clutch plate, or a worn flywheel.',
            },
          ],
        },
        {
          kind: 'list',
          id: 'areas',
          style: 'places',
          heading: 'Areas of Chatham we serve',
          items: [
            {
              text: 'Chatham Town Centre',
              detail: 'Buses, lights and one gear change after another.',
            },
            { text: 'Historic Dockyard', detail: 'Flat by the river, and a climb as soon as you turn inland.' },
            { text: 'Luton', detail: 'In a valley, so it’s a hill start whichever way you leave.' },
            { text: 'Walderslade', detail: 'Steep closes, short trips and plenty of reversing.' },
          ],
        },
        {
          kind: 'steps',
          id: 'route',
          heading: '{miles:chatham} along the A2',
          intro:
            'The steepest climb comes first. If the clutch slips badly on the way up, stop somewhere safe and ring us.',
          items: [
            {
              title: 'Out of Chatham',
              text: 'Join the A2 on New Road or at Luton Arches and climb Chatham Hill in a low gear, without riding the pedal.',
            },
            {
              title: 'Along Watling Street',
              text: 'Keep to the A2 past Gillingham and through Rainham. In queues, leave a gap and let it roll rather than slipping the clutch.',
            },
            {
              title: 'Into Newington',
              text: 'After Hartlip Hill the A2 becomes our High Street. Park on site, free of charge.',
            },
          ],
        },
      ],
      links: [
        { name: 'Clutch Repair', href: '/clutch-repair', text: 'How we repair one, step by step', icon: 'disc' },
        { name: 'Gearbox Repair', href: '/gearbox-repair', text: 'If it isn’t the clutch', icon: 'gears' },
      ],
      closing: {
        heading: 'Clutch playing up?',
        text: 'Ring us and tell us what the pedal’s doing, and we’ll tell you whether to drive it.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
      },
    },

    // 5. Diagnostics, Rochester
    {
      town: 'rochester',
      service: 'diagnostics',
      head: {
        title: 'Car Diagnostics for Rochester | {name}',
        description:
          'Warning light on in Rochester, Strood or Borstal? Engine diagnostics {from:engine-diagnostics}, electrical {from:electrical-diagnostics}. A clear report at the end.',
        keywords: [
          'car diagnostics rochester',
          'engine warning light rochester',
          'diagnostics strood',
          'fault code ME1',
        ],
      },
      hero: {
        heading: 'Car diagnostics for Rochester',
        lead: 'Warning light come on halfway over Rochester Bridge? Red or flashing: stop as soon as it’s safe. Steady amber: ring us once you’ve parked. Engine diagnostics start at {price:engine-diagnostics}.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Diagnostics', href: '/book-online' },
        ],
        claims: ['qualified', 'rating'],
      },
      sections: [
        {
          kind: 'prices',
          id: 'prices',
          heading: 'What a diagnosis costs',
          prices: ['engine-diagnostics', 'electrical-diagnostics', 'transmission-diagnostics', 'safety-diagnostics'],
          note: 'That’s the price for finding the cause. We then quote for the repair, and you decide.',
          actions: [{ label: 'Get a Quote', href: '/get-quote' }],
        },
        {
          kind: 'cards',
          id: 'common-issues',
          heading: 'Common faults',
          intro: 'A code shows which circuit has a problem. It rarely tells you which part to buy.',
          items: [
            {
              title: 'Engine light, car feels normal',
              icon: 'engine',
              text: 'Often an oxygen sensor, a small air leak or an ignition coil on its way out. If it starts to flash, ease off and stop when it’s safe.',
            },
            {
              title: 'Diesel filter light',
              icon: 'exhaust',
              text: 'A few miles into town and back never clear the particulate filter. We check how full it is, and why.',
            },
            {
              title: 'Flat battery by morning',
              icon: 'battery',
              text: 'A tired battery, a weak alternator, or something like a boot light that stays on. A few readings tell us which.',
            },
            {
              title: 'ABS or airbag light',
              icon: 'alert',
              text: 'A sensor at the wheel or a plug under a seat, as often as not. Either light fails the MOT if it stays on.',
            },
          ],
        },
        {
          kind: 'list',
          id: 'areas',
          style: 'places',
          heading: 'Areas of Rochester we serve',
          intro: 'From the castle and the High Street to Borstal, and over the bridge in Strood.',
          items: [
            { text: 'Rochester City Centre' },
            { text: 'Rochester Castle' },
            { text: 'Strood' },
            { text: 'Borstal' },
          ],
        },
        {
          kind: 'steps',
          id: 'process',
          heading: 'How we find a fault',
          items: [
            {
              title: 'Initial Scan',
              text: 'We read the codes from every system in the car and see when each one was stored.',
            },
            {
              title: 'Analysis',
              text: 'We put the codes and live readings together with what you’ve told us. ‘Only when it’s wet’ can be the best clue of all.',
            },
            { title: 'Testing', text: 'We test the part and its wiring before we call it faulty.' },
            { title: 'Report', text: 'We tell you what failed, what it would cost to put right, and what can wait.' },
          ],
        },
        {
          kind: 'text',
          heading: '{miles:rochester} along the A2',
          paragraphs: [
            'From Star Hill follow the A2 along New Road, over Chatham Hill, past Gillingham and through Rainham. We’re at {street}, right on the A2, so there’s no turning to miss.',
            'Leaving the car with us for the day? Newington is four stops from Rochester by train, after Chatham, Gillingham and Rainham, and the station is {fact:station-distance} away.',
          ],
          actions: [{ label: 'Directions', href: '/contact#directions' }],
        },
      ],
      links: [
        { name: 'Engine Diagnostics', href: '/diagnostics', text: 'What each test covers', icon: 'gauge' },
        { name: 'Engine Repair', href: '/engine-repair', text: 'If the fault is mechanical', icon: 'engine' },
        { name: 'Exhaust Repair', href: '/exhaust-repair', text: 'DPF and EGR faults', icon: 'exhaust' },
      ],
      closing: {
        heading: 'Tell us what the light looks like',
        text: 'What shape is it, what colour, steady or flashing, and how does the car drive? That’s usually enough to say how soon it needs looking at.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
      },
    },

    // 6. Brake repair, Newington
    {
      town: 'newington',
      service: 'brake-repair',
      head: {
        title: 'Newington Brake Repair and Free Check | {name}',
        description:
          'Brake repair on Newington High Street {from:newington-brake-check}. Free brake check for Newington residents. {fact:station-distance} from the station. Call {phone}.',
        keywords: ['brake repair newington', 'free brake check newington', 'brake pads ME9', 'newington kent garage'],
      },
      hero: {
        heading: 'Brake repair in Newington',
        lead: 'If you live in Newington, your brake check is free. If you don’t, it starts at {price:newington-brake-check}. Either way, we’ll show you what’s worn and give you a price before we start.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book a Brake Check', href: '/book-online' },
        ],
        claims: ['years', 'warranty'],
      },
      sections: [
        {
          kind: 'banner',
          tone: 'offer',
          icon: 'brake',
          id: 'offer',
          heading: 'Free brake check for Newington residents',
          text: 'Just mention you live in the village when you ring, or put it in the message when you book online.',
          actions: [
            { label: 'Call {phone}', call: true },
            { label: 'Book Online', href: '/book-online' },
          ],
        },
        {
          kind: 'cards',
          id: 'safety',
          heading: 'Safety comes first',
          intro: 'A brake job isn’t finished until we’ve driven the car and it stops straight.',
          items: [
            {
              title: 'If it’s unsafe, we’ll say so',
              icon: 'shield',
              text: 'If a car shouldn’t go back on the road, we’ll tell you straight and show you the part.',
            },
            {
              title: 'Always in pairs',
              icon: 'brake',
              text: 'We change pads and discs on both sides of the car, not just the side that squeals.',
            },
            {
              title: 'Bedding in',
              icon: 'road',
              text: 'New pads need some gentle stops to bed in. We’ll tell you how to treat them for the first few miles.',
            },
          ],
        },
        {
          kind: 'list',
          id: 'warning-signs',
          style: 'warning',
          heading: 'Ring us if you notice any of these',
          items: [
            { text: 'A squeal each time you slow for the High Street', detail: 'The pads are nearly worn out.' },
            {
              text: 'Grinding',
              detail: 'It’s metal on metal. Leave the car where it is and ring us.',
            },
            { text: 'A pedal that sinks', detail: 'The fluid is leaking or has air in it. Don’t drive.' },
            { text: 'A shake through the steering wheel', detail: 'Usually front discs that have worn unevenly.' },
            {
              text: 'A handbrake that comes up higher than it used to',
              detail: 'The cable has stretched or the shoes have worn.',
            },
            {
              text: 'A brake warning light on the dashboard',
              detail: 'Check the handbrake, then the fluid level, then ring us.',
            },
          ],
        },
        {
          kind: 'prices',
          id: 'prices',
          heading: 'Brake prices in Newington',
          prices: ['newington-brake-check', 'brake-fluid', 'brake-pads', 'brake-discs'],
        },
        {
          kind: 'list',
          id: 'areas',
          style: 'places',
          heading: 'Areas of Newington we serve',
          intro:
            'You’ll find us at {street}. The station is {fact:station-distance} away, {fact:station-walk}, so you can drop the car off before your train.',
          items: [
            { text: 'Newington High Street', detail: 'Our own street.' },
            { text: 'Newington Station', detail: '{fact:station-distance} from us, up Station Road.' },
            { text: 'Newington Village', detail: 'The church, the school and the lanes behind.' },
            { text: 'A2 Junction', detail: 'Where the side roads come out and everybody brakes.' },
          ],
        },
        {
          kind: 'text',
          heading: 'Stop, start and farm lanes',
          paragraphs: [
            'Brakes work hard in Newington. The High Street is the A2, with lorries, buses and parked cars on one narrow road, and the lanes behind it are muddy and gritty. If you only drive round the village, the rear discs can rust faster than they wear. A firm stop on a clear road once a week helps.',
          ],
        },
      ],
      links: [
        { name: 'Brake Repair', href: '/brake-repair', text: 'All brake services', icon: 'brake' },
        {
          name: 'MOT Preparation',
          href: '/mot-preparation',
          text: 'Brakes and the rest, before the test',
          icon: 'clipboard',
        },
      ],
      closing: {
        heading: 'Worried about your brakes? Leave the car parked',
        text: 'Ring us and we’ll talk it through. If it can’t wait, see our emergency page.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Emergency Repairs', href: '/emergency-repairs' },
        ],
      },
    },

    // 7. Car service, Sittingbourne
    {
      town: 'sittingbourne',
      service: 'car-servicing',
      head: {
        title: 'Car Service for Sittingbourne | {name}',
        description:
          'Car servicing {miles:sittingbourne} from Sittingbourne on the A2. Interim {from:interim-service}, full {from:full-service} with a {fact:full-check-points}, major {from:major-service}.',
        keywords: [
          'car service sittingbourne',
          'full service sittingbourne',
          'garage near sittingbourne',
          'car servicing ME10',
        ],
      },
      hero: {
        eyebrow: '{miles:sittingbourne} along the A2',
        heading: 'Car servicing for Sittingbourne',
        lead: 'Interim, full and major services, {from:interim-service}. No time to drive over? We can collect your car and bring it back.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book a Service', href: '/book-online' },
        ],
        claims: ['happy-customers', 'turnaround'],
      },
      sections: [
        {
          kind: 'packages',
          id: 'packages',
          heading: 'Pick the service that’s due',
          items: [
            {
              price: 'interim-service',
              text: 'For a hard-working car: {fact:interim-interval}.',
              action: { label: 'Book Interim Service', href: '/book-online' },
            },
            {
              price: 'full-service',
              text: 'The one to have {fact:full-interval}, whatever the mileage.',
              label: 'Once a year',
              action: { label: 'Book Full Service', href: '/book-online' },
            },
            {
              price: 'major-service',
              text: 'Due {fact:major-interval}, when the longer-lasting parts need a look as well.',
              action: { label: 'Book Major Service', href: '/book-online' },
            },
          ],
        },
        {
          kind: 'text',
          id: 'includes',
          heading: 'What every service includes',
          paragraphs: [
            'We change the engine oil and filter, and check the brakes, tyres, lights, wipers, fluids and screenwash. You get all of that, whichever service you choose. A full service adds the {fact:full-check-points}, and a major service a timing belt check as well.',
          ],
        },
        {
          kind: 'cards',
          id: 'reasons',
          heading: 'Why a service pays',
          items: [
            {
              title: 'Safety',
              icon: 'shield',
              text: 'Brakes, tyres and steering wear too slowly to notice while you’re driving.',
            },
            {
              title: 'Save money',
              icon: 'coins',
              text: 'Fresh oil costs a lot less than a turbo, and a timing belt a lot less than an engine.',
            },
            {
              title: 'Efficiency',
              icon: 'fuel',
              text: 'Clean filters, the right tyre pressures and brakes that don’t drag all save fuel.',
            },
            {
              title: 'Reliability',
              icon: 'battery',
              text: 'A weak battery gives up on the first frosty morning. Catch it early and you can change it when it suits you.',
            },
          ],
        },
        {
          kind: 'list',
          id: 'areas',
          style: 'places',
          heading: 'Areas of Sittingbourne we serve',
          items: [
            { text: 'Town Centre', detail: 'Slow traffic round the High Street and St Michael’s Road.' },
            { text: 'Retail Park', detail: 'Short trips along Mill Way that never warm the oil.' },
            { text: 'Kemsley', detail: 'Mill lorries and grit on Swale Way, hard on windscreens and tyres.' },
            { text: 'Milton Regis', detail: 'Old streets, tight parking and a few kerbs too many.' },
          ],
        },
        {
          kind: 'steps',
          id: 'process',
          heading: 'Your service in four steps',
          items: [
            {
              title: 'Book',
              text: 'By phone or online. If it’s online, we’ll ring you to confirm. For routine work, give us {fact:routine-notice}.',
            },
            {
              title: 'Inspect',
              text: 'We look the car over first, and ring you before we do anything extra.',
            },
            { title: 'Service', text: 'Oil, filters and checks, by a {claim:qualified} qualified technician.' },
            { title: 'Report', text: 'We tell you what we’ve done, what’s wearing and roughly when it’ll need doing.' },
          ],
        },
        {
          kind: 'text',
          heading: 'Getting here from Sittingbourne',
          paragraphs: [
            'It’s {miles:sittingbourne} via the A2: out along London Road, over the Key Street roundabout, up Keycol Hill and down into Newington. From Kemsley or Milton Regis, the A249 south to Key Street keeps you clear of the town.',
            'Or stay at home: we collect and deliver within a {fact:collection-radius}, and Sittingbourne is well inside it.',
          ],
        },
      ],
      links: [
        { name: 'Car Servicing', href: '/car-servicing', text: 'How often each service is due', icon: 'calendar' },
        { name: 'Air Conditioning', href: '/air-conditioning', text: 'Re-gas, service and repair', icon: 'snowflake' },
      ],
      closing: {
        heading: 'Get it booked in',
        text: 'You can change or cancel a booking up to {fact:cancellation-notice} ahead, so book it now and move it if something comes up.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
      },
    },

    // 8. Diagnostics, Gillingham
    {
      town: 'gillingham',
      service: 'diagnostics',
      head: {
        title: 'Car Diagnostics for Gillingham | {name}',
        description:
          'Fault finding for Gillingham drivers: engine {from:engine-diagnostics}, electrical {from:electrical-diagnostics}, gearbox {from:transmission-diagnostics}, ABS {from:safety-diagnostics}.',
        keywords: [
          'car diagnostics gillingham',
          'engine light gillingham',
          'auto electrician gillingham kent',
          'obd2 scan ME7',
        ],
      },
      hero: {
        heading: 'Car diagnostics for Gillingham',
        lead: 'Hesitates on Hoath Way, then fine again by Wigmore? We test before we replace anything, even with faults that come and go. Engine diagnostics start at {price:engine-diagnostics}.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Diagnostics', href: '/book-online' },
        ],
        claims: ['years', 'insured'],
      },
      sections: [
        {
          kind: 'prices',
          id: 'prices',
          heading: 'Four tests and their prices',
          intro: 'Tell us what it’s doing and we’ll tell you which test you need.',
          prices: ['engine-diagnostics', 'electrical-diagnostics', 'transmission-diagnostics', 'safety-diagnostics'],
          actions: [{ label: 'Get a Quote', href: '/get-quote' }],
        },
        {
          kind: 'table',
          id: 'problems',
          heading: 'Problems we diagnose',
          caption: 'What you notice, what it often is and what we check',
          columns: ['What you notice', 'What it often is', 'What we check'],
          rows: [
            ['Engine light on', 'Sensor, air leak, emissions part', 'Fault codes and live readings'],
            ['Misfire or rough idle', 'Coil, plug or injector', 'Ignition and injector signals'],
            ['Won’t start', 'Battery, starter or immobiliser', 'Voltage and current while cranking'],
            ['Loss of power, limp mode', 'Turbo control, EGR valve or DPF', 'Boost and exhaust pressures'],
            ['Jerky automatic gear changes', 'Fluid, solenoid or sensor', 'Gearbox codes and fluid'],
            ['ABS or airbag light', 'Wheel sensor or connector', 'The circuit, end to end'],
          ],
        },
        {
          kind: 'list',
          style: 'check',
          id: 'equipment',
          heading: 'The equipment we use',
          items: [
            {
              text: 'OBD2 scanners',
              detail: 'They read fault codes and live data through the car’s diagnostic socket.',
            },
            {
              text: 'Oscilloscope',
              detail: 'It shows a sensor’s signal live, even the briefest dropout.',
            },
            {
              text: 'Specialist tools',
              detail: 'For manufacturers’ own systems, pressure and leak tests, and wiring.',
            },
          ],
        },
        {
          kind: 'list',
          id: 'areas',
          style: 'places',
          heading: 'Areas of Gillingham we serve',
          items: [{ text: 'Gillingham Town Centre' }, { text: 'Parkwood' }, { text: 'Wigmore' }, { text: 'Hempstead' }],
        },
        {
          kind: 'text',
          heading: 'Which way to come with a warning light on',
          paragraphs: [
            'We’re {miles:gillingham} away. If it’s a steady amber light and the car drives as usual, the M2 from junction 4 to junction 5 is quickest from Hempstead, Wigmore and Parkwood, then the A249 and the A2. If it’s in limp mode, stay off the motorway and come along the A2 through Rainham, where you can pull in.',
            'A lot of driving in Gillingham is short: the hospital, the station, the Strand and back. A battery that never fully charges can look like a much dearer fault, so it’s the first thing we test. Leaving the car with us? Newington is two stops from Gillingham by train, after Rainham.',
          ],
        },
      ],
      links: [
        { name: 'Engine Diagnostics', href: '/diagnostics', text: 'How we work and what we charge', icon: 'gauge' },
        { name: 'Gearbox Repair', href: '/gearbox-repair', text: 'Manual, automatic and CVT', icon: 'gears' },
        { name: 'Emergency Repairs', href: '/emergency-repairs', text: 'If it won’t move', icon: 'alert' },
      ],
      closing: {
        heading: 'Tell us when it happens',
        text: 'Hot or cold, wet or dry, at what speed? Often that tells us more than the scanner does.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
      },
    },

    // 9. Car service, Chatham
    {
      town: 'chatham',
      service: 'car-servicing',
      head: {
        title: 'Car Service for Chatham | {name}',
        description:
          'Car servicing for Chatham {from:interim-service}, with a free vehicle health check. Full service {from:full-service}. {miles:chatham} along the A2, free parking on site.',
        keywords: [
          'car service chatham',
          'car servicing chatham kent',
          'free vehicle health check chatham',
          'full service ME4',
        ],
      },
      hero: {
        eyebrow: 'Free health check with Chatham servicing',
        heading: 'Car servicing for Chatham',
        lead: 'Coming from Chatham? Book any service, {from:interim-service}, and the vehicle health check is free. We’re {miles:chatham} along the A2, with free parking on site.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book a Service', href: '/book-online' },
        ],
        claims: ['customers', 'qualified'],
      },
      sections: [
        {
          kind: 'banner',
          tone: 'offer',
          icon: 'heart',
          id: 'offer',
          heading: 'Free vehicle health check',
          text: 'We’ll do it while your car’s in for its service, whichever of the three you book.',
          actions: [{ label: 'Book Online', href: '/book-online' }],
        },
        {
          kind: 'packages',
          id: 'packages',
          heading: 'Service packages',
          items: [
            {
              price: 'full-service',
              text: 'Start here if you’re not sure when the car was last serviced.',
              includes: ['Free vehicle health check'],
              label: 'Every year',
              action: { label: 'Book Full Service', href: '/book-online' },
            },
            {
              price: 'interim-service',
              text: 'The lighter one in between, for a car that does the Chatham hills every day.',
              includes: ['Free vehicle health check'],
              action: { label: 'Book Interim Service', href: '/book-online' },
            },
            {
              price: 'major-service',
              text: 'The thorough one, {fact:major-interval}, and a good start with a used car.',
              includes: ['Free vehicle health check'],
              action: { label: 'Book Major Service', href: '/book-online' },
            },
          ],
          note: 'The price depends on your engine. We’ll tell you before we start.',
        },
        {
          kind: 'cards',
          id: 'benefits',
          heading: 'Why it’s worth it',
          items: [
            {
              title: 'Brakes for the hills',
              icon: 'brake',
              text: 'Chatham’s hills are hard on brakes, so we check yours for wear at every service.',
            },
            {
              title: 'Coolant checked',
              icon: 'thermometer',
              text: 'Low coolant shows up on a slow climb in traffic, so we check the level.',
            },
            {
              title: 'Worth more when you sell',
              icon: 'file',
              text: 'Buyers like to see a full service history.',
            },
            {
              title: 'Warranty included',
              icon: 'shield',
              text: 'Parts and labour come with a {claim:warranty} warranty.',
            },
          ],
        },
        {
          kind: 'text',
          heading: 'Damp air by the river',
          paragraphs: [
            'Damp air off the Medway rusts a car’s brake discs and corrodes its battery terminals, especially if it’s parked on St Mary’s Island or by the Dockyard all week. Tell us if yours is, and we’ll take a good look at both.',
          ],
        },
        {
          kind: 'list',
          id: 'areas',
          style: 'places',
          heading: 'Getting here from your part of Chatham',
          intro: 'Newington is {miles:chatham} from Chatham.',
          items: [
            { text: 'Chatham Town Centre', detail: 'New Road, then the A2 all the way.' },
            {
              text: 'Historic Dockyard',
              detail: 'Take the A289 by the river: it misses the town and joins the A2 beyond Gillingham.',
            },
            { text: 'Luton', detail: 'Luton Road to the Arches, then up Chatham Hill.' },
            { text: 'Walderslade', detail: 'M2 from junction\u00a03 to junction\u00a05, then the A249 and the A2.' },
          ],
        },
        {
          kind: 'visit',
          heading: 'Leave the car, take the train',
          show: ['address', 'phone', 'parking'],
          note: 'Newington is three stops from Chatham, after Gillingham and Rainham, and the station is {fact:station-walk} from us.',
          actions: [{ label: 'Directions', href: '/contact#directions' }],
        },
      ],
      links: [
        { name: 'Car Servicing', href: '/car-servicing', text: 'All three services compared', icon: 'car' },
        { name: 'Tyre Services', href: '/tyre-services', text: 'Fitting, balancing and alignment', icon: 'tyre' },
        {
          name: 'Exhaust Repair',
          href: '/exhaust-repair',
          text: 'Short trips rot silencers from the inside',
          icon: 'exhaust',
        },
      ],
      closing: {
        heading: 'Book from Chatham, get the health check free',
        text: 'Just say you’re coming from Chatham when you ring, or put it in the message when you book.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
      },
    },

    // 10. MOT preparation, Rochester
    {
      town: 'rochester',
      service: 'mot-preparation',
      head: {
        title: 'MOT Preparation for Rochester | {name}',
        description:
          'Complete pre-MOT check for Rochester, Strood and Borstal {from:mot-preparation}: full MOT simulation, written report, priority repair quotes, advisories explained.',
        keywords: ['mot preparation rochester', 'pre-mot check rochester', 'mot check strood', 'mot prep ME1'],
      },
      hero: {
        heading: 'MOT preparation for Rochester',
        lead: 'A complete pre-MOT check, {from:mot-preparation}. Bring last year’s certificate with you and we’ll start with any advisories on it.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book MOT Prep', href: '/book-online' },
        ],
        claims: ['rating', 'insured'],
      },
      sections: [
        {
          kind: 'packages',
          id: 'price',
          heading: 'Complete pre-MOT check',
          items: [
            {
              price: 'mot-preparation',
              text: 'A complete pre-MOT check, with everything explained before you spend any more.',
              includes: [
                'Full MOT simulation',
                'Detailed written report',
                'Priority repair quotes',
                'Advisory explanations',
              ],
              action: { label: 'Get MOT Prep Quote', href: '/get-quote' },
            },
          ],
          note: 'This is a check before the MOT, not the test itself. Dangerous and major defects fail; minor defects and advisories don’t. Our report keeps them separate.',
        },
        {
          kind: 'figures',
          id: 'statistics',
          heading: 'Why cars fail',
          items: [
            { percent: 30, label: 'Lighting', text: 'Bulbs, lenses and headlight aim.' },
            { percent: 16, label: 'Brakes', text: 'Worn pads, seized calipers, rusty pipes.' },
            { percent: 14, label: 'Suspension', text: 'Broken springs, split bushes, leaking shock absorbers.' },
          ],
          note: 'Share of MOT failures. A car can fail on more than one.',
        },
        {
          kind: 'list',
          id: 'areas',
          style: 'places',
          heading: 'Areas of Rochester we serve',
          items: [
            {
              text: 'Rochester City Centre',
              detail: 'Tight parking on old streets. A cracked mirror or light can fail the test.',
            },
            { text: 'Rochester Castle', detail: 'Old kerbs and cobbles that are hard on tyre sidewalls.' },
            { text: 'Strood', detail: 'Queues for the bridge wear out pads, speed humps wear out springs.' },
            { text: 'Borstal', detail: 'Parking on a hill, where the handbrake has to hold.' },
          ],
        },
        {
          kind: 'text',
          heading: 'Getting here from Rochester',
          paragraphs: [
            'Newington is {miles:rochester} from Rochester via the A2. Coming from Strood, cross Rochester Bridge, follow Corporation Street to Star Hill and stay on the A2; if the bridge is solid, take the M2 from junction 2 to junction 5 instead.',
            'Speed humps and sunken drain covers can crack a spring where you can’t see it. We look, because a broken spring fails the MOT and can cut into the tyre.',
          ],
          actions: [{ label: 'Directions', href: '/contact#directions' }],
        },
      ],
      links: [
        {
          name: 'Engine Diagnostics for Rochester',
          href: '/locations/rochester-diagnostics',
          text: 'A warning light can fail the MOT',
          icon: 'gauge',
        },
        { name: 'Car Servicing', href: '/car-servicing', text: 'Have both done in one visit', icon: 'car' },
        { name: 'Brake Repair', href: '/brake-repair', text: 'If the brakes need work', icon: 'brake' },
        {
          name: 'MOT Preparation for Chatham',
          href: '/locations/chatham-mot-preparation',
          text: 'From {price:mot-preparation}',
          icon: 'clipboard',
        },
        {
          name: 'MOT Preparation for Gillingham',
          href: '/locations/gillingham-mot-preparation',
          text: 'From {price:mot-preparation}',
          icon: 'clipboard',
        },
      ],
      closing: {
        heading: 'Know before the test',
        text: 'Have your test date and last year’s certificate to hand. We quote for repairs in order of importance, so you can plan ahead.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book MOT Prep', href: '/book-online' },
          { label: 'Get MOT Prep Quote', href: '/get-quote' },
        ],
      },
    },
  ],

  pages: [
    {
      path: '/',
      name: 'Home',
      head: {
        title: 'Car & Van Garage in Newington, Kent | {name}',
        description:
          'Independent garage on the A2 in Newington. Car servicing {from:interim-service}, MOT preparation {from:mot-preparation}, repairs for cars and vans.',
        keywords: [
          'garage newington',
          'car garage sittingbourne',
          'car servicing medway',
          'van servicing swale',
          'mot preparation kent',
        ],
      },
      hero: {
        heading: 'The village garage on the A2, for cars and vans',
        lead: 'Servicing, MOT preparation, diagnostics and repairs, between Sittingbourne and Rainham.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
        ],
        claims: ['rating', 'warranty'],
        image: {
          file: '/pictures/garage.svg',
          alt: 'A village garage beside an oast house',
          width: 960,
          height: 640,
        },
      },
      sections: [
        {
          kind: 'banner',
          tone: 'emergency',
          heading: 'Emergency repairs and breakdown help',
          text: 'Won’t start? Brakes gone soft? Ring us before you try to move it.',
          icon: 'alert',
          actions: [
            { label: 'Call {phone}', call: true },
            { label: 'Emergency Repairs', href: '/emergency-repairs' },
          ],
        },
        {
          kind: 'services',
          id: 'services',
          style: 'rows',
          heading: 'Our services',
          services: [
            'car-servicing',
            'mot-preparation',
            'brake-repair',
            'diagnostics',
            'clutch-repair',
            'van-servicing',
          ],
          actions: [{ label: 'View All Services', href: '/services' }],
        },
        {
          kind: 'cards',
          id: 'why-choose',
          heading: 'Why choose {name}',
          intro: 'Independent, and here since {established}.',
          items: [
            {
              title: 'Qualified mechanics',
              text: '{claim:qualified} qualified technicians, and answers in plain English.',
              icon: 'award',
            },
            {
              title: 'Quick turnaround',
              text: '{claim:turnaround}, so you’re not without the car for long.',
              icon: 'clock',
            },
            {
              title: 'Competitive prices',
              text: 'Interim service {from:interim-service}, brake pads {from:brake-pads}, a clutch {from:clutch-replacement}.',
              icon: 'coins',
            },
            {
              title: '12 month warranty',
              text: 'Every repair comes with a {claim:warranty} warranty on parts and labour.',
              icon: 'shield',
            },
          ],
        },
        {
          kind: 'towns',
          id: 'areas',
          style: 'sign',
          heading: 'Areas we cover',
          items: [
            {
              town: 'newington',
              links: [
                { name: 'Car Servicing in Newington', href: '/locations/newington-car-service' },
                { name: 'Brake Repair in Newington', href: '/locations/newington-brake-repair' },
              ],
            },
            {
              town: 'sittingbourne',
              links: [
                { name: 'Car Servicing for Sittingbourne', href: '/locations/sittingbourne-car-service' },
                { name: 'MOT Preparation for Sittingbourne', href: '/locations/sittingbourne-mot-preparation' },
                { name: 'Brake Repair for Sittingbourne', href: '/locations/sittingbourne-brake-repair' },
              ],
            },
            {
              town: 'gillingham',
              links: [
                { name: 'Brake Repair for Gillingham', href: '/locations/gillingham-brake-repair' },
                { name: 'Engine Diagnostics for Gillingham', href: '/locations/gillingham-diagnostics' },
                { name: 'Car Servicing for Gillingham', href: '/locations/gillingham-car-service' },
                { name: 'MOT Preparation for Gillingham', href: '/locations/gillingham-mot-preparation' },
              ],
            },
            {
              town: 'chatham',
              links: [
                { name: 'Clutch Repair for Chatham', href: '/locations/chatham-clutch-repair' },
                { name: 'Car Servicing for Chatham', href: '/locations/chatham-car-service' },
                { name: 'MOT Preparation for Chatham', href: '/locations/chatham-mot-preparation' },
                { name: 'Brake Repair for Chatham', href: '/locations/chatham-brake-repair' },
              ],
            },
            {
              town: 'rochester',
              links: [
                { name: 'Engine Diagnostics for Rochester', href: '/locations/rochester-diagnostics' },
                { name: 'MOT Preparation for Rochester', href: '/locations/rochester-mot-preparation' },
                { name: 'Car Servicing for Rochester', href: '/locations/rochester-car-service' },
                { name: 'Brake Repair for Rochester', href: '/locations/rochester-brake-repair' },
              ],
            },
            {
              town: 'rainham',
              links: [{ name: 'Rainham and other areas', href: '/locations' }],
            },
          ],
        },
        {
          kind: 'testimonials',
          id: 'testimonials',
          heading: 'What customers say',
          intro: 'Three of our {claim:happy-customers} happy customers.',
          claim: 'rating',
        },
        {
          kind: 'visit',
          id: 'find-us',
          heading: 'Find the garage',
          show: ['address', 'phone', 'email', 'parking', 'access'],
          actions: [{ label: 'Directions', href: '/contact#directions' }],
        },
        {
          kind: 'form',
          id: 'quote',
          heading: 'Get Your Free Quote',
          intro: 'Tell us what needs doing, and we’ll come back to you with a price.',
          form: 'quote-home',
          aside: [
            {
              kind: 'list',
              heading: 'What happens next',
              style: 'numbered',
              items: [
                {
                  text: 'We read it',
                  detail: 'The more you can tell us, the closer the price.',
                },
                {
                  text: 'We ring you',
                  detail: 'Within {fact:response-time} while we’re open, with a price or a question.',
                },
                { text: 'You decide', detail: 'Nothing is booked until you say so.' },
              ],
            },
          ],
        },
      ],
    },
    {
      path: '/services',
      name: 'Services',
      head: {
        title: 'Car and Van Repairs in Newington, Kent | {name}',
        description:
          'Twelve services for cars and vans: servicing {from:interim-service}, brake pads {from:brake-pads}, clutches, diagnostics, gearboxes, tyres and air conditioning.',
        keywords: [
          'car repair newington',
          'garage services kent',
          'brake repair sittingbourne',
          'clutch repair medway',
          'van repairs swale',
        ],
      },
      hero: {
        heading: 'Everything we do for cars and vans',
        lead: 'From an oil change to a gearbox repair, at {street}. Each service has its own page, with prices and what to look out for.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
        ],
        claims: ['years', 'warranty', 'qualified'],
        image: {
          file: '/pictures/workshop.svg',
          alt: 'A toolbox with spanners and a screwdriver, an oil can and a tyre on a workbench',
          width: 960,
          height: 640,
        },
      },
      sections: [
        {
          kind: 'services',
          id: 'all-services',
          heading: 'All twelve services',
          intro:
            'Not sure which one you need? Describe the noise, the light or the smell on the phone and we’ll point you to the right one.',
          services: [
            'car-servicing',
            'mot-preparation',
            'brake-repair',
            'clutch-repair',
            'diagnostics',
            'engine-repair',
            'gearbox-repair',
            'suspension-repair',
            'exhaust-repair',
            'tyre-services',
            'air-conditioning',
            'van-servicing',
          ],
        },
        {
          kind: 'list',
          id: 'areas',
          heading: 'Areas served',
          style: 'places',
          items: coveredTowns,
          actions: [{ label: 'View All Areas', href: '/locations' }],
        },
        {
          kind: 'cards',
          id: 'why-choose',
          heading: 'Why drivers choose us',
          items: [
            {
              title: 'One garage for the whole vehicle',
              text: 'Servicing, brakes, clutch, tyres and air con in one place, so you only have to book it in once.',
              icon: 'tools',
            },
            {
              title: 'We test first',
              text: 'A fault code only tells us where to look, so we test before we order any parts.',
              icon: 'search',
            },
            {
              title: 'Cover on parts and labour',
              text: 'A {claim:warranty} warranty on both. {claim:insured}, too.',
              icon: 'shield',
            },
            {
              title: 'Vans as well as cars',
              text: 'We take vans up to {fact:van-weight}, and there’s a {fact:fleet-discount} if you run several.',
              icon: 'van',
            },
          ],
        },
        {
          kind: 'banner',
          tone: 'emergency',
          heading: 'Can’t wait?',
          text: 'Brakes, breakdowns, flat batteries, burst tyres: skip the forms and ring us.',
          icon: 'alert',
          actions: [
            { label: 'Call {phone}', call: true },
            { label: 'Emergency Repairs', href: '/emergency-repairs' },
          ],
        },
      ],
      closing: {
        heading: 'Ask for a price',
        text: 'Send us your registration and tell us what needs doing. Quotes are free.',
        actions: [
          { label: 'Get Free Quote', href: '/get-quote' },
          { label: 'Call {phone}', call: true },
        ],
      },
    },
    {
      path: '/locations',
      name: 'Locations',
      head: {
        title: 'Areas We Cover in Medway and Swale | {name}',
        description:
          'Our garage on the A2 in Newington serves Sittingbourne, Gillingham, Chatham, Rochester, Rainham and Sheppey. How far it is and which road to take.',
        keywords: [
          'garage newington kent',
          'garage medway',
          'garage swale',
          'garage near sittingbourne',
          'car repairs sheppey',
        ],
      },
      hero: {
        eyebrow: 'Medway and Swale',
        heading: 'Areas we cover',
        lead: 'One garage at {street}, on the A2 between Sittingbourne and Rainham. Find your town and see how far it is.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Directions', href: '/contact#directions' },
        ],
        claims: ['years', 'customers'],
        sign: 'directions',
      },
      sections: [
        {
          kind: 'towns',
          id: 'towns',
          heading: 'Our main areas, along the A2',
          items: [
            {
              town: 'newington',
              text: 'Our own village, and a short walk from the station. Residents get a free brake check.',
              links: [
                { name: 'Car Servicing in Newington', href: '/locations/newington-car-service' },
                { name: 'Brake Repair in Newington', href: '/locations/newington-brake-repair' },
              ],
            },
            {
              town: 'sittingbourne',
              text: 'London Road, Key Street, Keycol Hill and you’re here. Close enough for us to collect your car.',
              links: [
                { name: 'Car Servicing for Sittingbourne', href: '/locations/sittingbourne-car-service' },
                { name: 'MOT Preparation for Sittingbourne', href: '/locations/sittingbourne-mot-preparation' },
              ],
            },
            {
              town: 'gillingham',
              text: 'Through Rainham on the A2, or one junction along the M2 from Wigmore, Parkwood and Hempstead.',
              links: [
                { name: 'Brake Repair for Gillingham', href: '/locations/gillingham-brake-repair' },
                { name: 'Engine Diagnostics for Gillingham', href: '/locations/gillingham-diagnostics' },
              ],
            },
            {
              town: 'chatham',
              text: 'Up Chatham Hill and along the A2. Book a service from Chatham and you get a free vehicle health check.',
              links: [
                { name: 'Clutch Repair for Chatham', href: '/locations/chatham-clutch-repair' },
                { name: 'Car Servicing for Chatham', href: '/locations/chatham-car-service' },
              ],
            },
            {
              town: 'rochester',
              text: 'Star Hill, New Road, then the A2 all the way. From Strood, come over the bridge first.',
              links: [
                { name: 'Engine Diagnostics for Rochester', href: '/locations/rochester-diagnostics' },
                { name: 'MOT Preparation for Rochester', href: '/locations/rochester-mot-preparation' },
              ],
            },
          ],
        },
        {
          kind: 'town-pages',
          id: 'local-pages',
          heading: 'Local pages, town by town',
          intro: 'What each job costs, and how to get here from your town.',
        },
        {
          kind: 'towns',
          id: 'more-areas',
          heading: 'Ten more places we serve',
          intro:
            'Smaller towns, villages and the Isle of Sheppey. Ask about collection when you ring: we collect within a {fact:collection-radius}.',
          items: [
            { town: 'rainham', text: 'The next town west, up Hartlip Hill.' },
            { town: 'iwade', text: 'South on the A249 to Key Street, then west.' },
            { town: 'teynham', text: 'The A2 through Sittingbourne.' },
            { town: 'sheerness', text: 'Over the Sheppey Crossing and down the A249.' },
            { town: 'minster', text: 'The Lower Road to the A249, then over the crossing.' },
            { town: 'faversham', text: 'Straight along the A2.' },
            { town: 'queenborough', text: 'Just off the A249, on the far side of the crossing.' },
            { town: 'leysdown', text: 'The far end of Sheppey. Ring before you set out.' },
            { town: 'eastchurch', text: 'West along the Lower Road, then the A249.' },
            { town: 'upchurch', text: 'A few minutes through the lanes.' },
          ],
        },
        {
          kind: 'access',
          id: 'access',
          heading: 'Four ways to reach us',
          intro: 'Three main roads and a railway line.',
        },
        {
          kind: 'visit',
          id: 'visit',
          heading: 'The garage',
          show: ['address', 'phone', 'email', 'hours', 'parking'],
        },
        {
          kind: 'banner',
          id: 'directions',
          tone: 'notice',
          icon: 'map',
          heading: 'How to find us',
          text: 'You’ll find directions on the contact page, and a form if you’d rather write than ring.',
          actions: [{ label: 'Directions', href: '/contact#directions' }],
        },
      ],
      closing: {
        heading: 'See what we do',
        text: 'Our services for cars and vans, each with its prices.',
        actions: [
          { label: 'View All Services', href: '/services' },
          { label: 'Call {phone}', call: true },
          { label: 'Book Online', href: '/book-online' },
        ],
      },
    },
    {
      path: '/emergency-repairs',
      name: 'Emergency Repairs',
      head: {
        title: 'Emergency Car Repairs in Newington, Kent | {name}',
        description:
          'Car won’t start, brakes failing, flat tyre? Call {phone}, {hours:short}. Emergency repairs for drivers in Medway and Swale.',
        keywords: [
          'emergency car repair kent',
          'breakdown newington',
          'jump start sittingbourne',
          'emergency brake repair medway',
        ],
      },
      hero: {
        heading: 'Emergency repairs for cars and vans',
        lead: 'Stop safely, then call {phone}. Closed? See below.',
        actions: [{ label: 'Call {phone}', call: true }],
        tone: 'emergency',
        image: {
          file: '/pictures/emergency.svg',
          alt: 'A car at the side of a road at night with its hazard lights on, a warning triangle far behind it',
          width: 960,
          height: 640,
        },
      },
      sections: [
        {
          kind: 'helplines',
          id: 'help-now',
          heading: 'Who to call right now',
          helplines: ['danger', 'trunk-roads', 'breakdown-cover'],
          checkedLabel: 'Numbers checked',
        },
        {
          kind: 'emergencies',
          id: 'response',
          heading: 'How fast we respond',
          intro:
            'What to expect while we’re open. Ring first: we’ll tell you whether we can come to the car or it has to come to us.',
          responseLabel: 'Response',
        },
        {
          kind: 'cards',
          id: 'when-to-call',
          heading: 'When to call straight away',
          folded: true,
          items: [
            {
              title: 'A red warning light',
              text: 'Oil pressure, coolant temperature or brakes: stop as soon as it’s safe and switch off. The same goes for an engine light that flashes.',
              icon: 'alert',
            },
            {
              title: 'Brakes that have changed',
              text: 'The pedal sinks, feels spongy or needs pumping, the car pulls to one side, or metal grinds on metal.',
              icon: 'brake',
            },
            {
              title: 'Steam, smoke or a burning smell',
              text: 'Switch off, get everyone out and leave the bonnet shut. If you see flames, keep away and dial 999.',
              icon: 'thermometer',
            },
            {
              title: 'A car that won’t go',
              text: 'It clicks but won’t start, cuts out at the lights, won’t go into gear, or has a flat tyre and no spare.',
              icon: 'battery',
            },
          ],
        },
        {
          kind: 'list',
          id: 'coverage',
          heading: 'Areas we cover',
          style: 'places',
          items: coveredTowns,
        },
        {
          kind: 'text',
          id: 'safety-policy',
          heading: 'Our safety policy',
          paragraphs: [
            'We’ll never ask you to drive a car that might not stop or steer. If you’re not sure of the brakes, the steering or a tyre, leave it where it is and tell us on the phone. Emergency repairs come with the same {claim:warranty} warranty on parts and labour as any other job.',
          ],
        },
        {
          kind: 'steps',
          id: 'process',
          heading: 'From your call to the repair',
          items: [
            {
              title: 'Call',
              text: 'Ring {phone}. Have the registration handy, and the road, junction or postcode where the car is.',
            },
            {
              title: 'Assessment',
              text: 'A few questions tell us how serious it is, whether the car can be moved and how soon we can deal with it.',
            },
            {
              title: 'Diagnosis',
              text: 'We find the cause, explain it and give you a price. We don’t start until you say so.',
            },
            { title: 'Repair', text: 'We put it right and test it on the road before you get it back.' },
          ],
        },
        {
          kind: 'cards',
          id: 'safety-advice',
          heading: 'Staying safe while you wait',
          folded: true,
          items: [
            {
              title: 'On the M2',
              text: 'Get out by the left-hand doors, get behind the barrier and keep well away from the traffic. An orange emergency phone tells National Highways exactly where you are. If you can’t get clear, keep your belt on and dial 999.',
              icon: 'road',
              points: [
                'Hazard lights on',
                'Leave the warning triangle in the boot on a motorway',
                'Leave even a small repair to the recovery crew',
              ],
            },
            {
              title: 'On the A2, the A249 or a lane',
              text: 'Pull off the road if you can. If it’s safe, put a warning triangle at least 45 metres behind the car, on the same side of the road.',
              icon: 'alert',
              points: [
                'Hazard lights on, sidelights too in the dark',
                'Stand where other drivers can still see your lights',
              ],
            },
            {
              title: 'Overheating',
              text: 'Leave the radiator cap alone until the engine’s cold: hot coolant is under pressure and scalds.',
              icon: 'thermometer',
            },
            {
              title: 'Children and pets',
              text: 'Get children out on the side away from the traffic and keep hold of them. On a motorway, leave animals in the car. If you have to get them out in an emergency, keep them under control on the verge.',
              icon: 'users',
            },
          ],
        },
        {
          kind: 'links',
          id: 'not-urgent',
          heading: 'If it can wait a day',
          links: [
            { name: 'All Services', href: '/services', icon: 'wrench' },
            { name: 'Book Online', href: '/book-online', icon: 'calendar' },
          ],
        },
      ],
    },
    {
      path: '/about',
      name: 'About Us',
      head: {
        title: 'About Our Garage in Newington, Kent | {name}',
        description:
          'An independent car and van garage on Newington High Street, established in {established}. {claim:qualified} qualified technicians, rated {claim:rating} by customers.',
        keywords: [
          'independent garage newington',
          'local garage kent',
          'qualified mechanics swale',
          'trusted garage medway',
        ],
      },
      hero: {
        heading: 'A village garage on the old London road',
        lead: 'An independent garage on Newington High Street, established in {established}. We look after cars and vans for drivers across Medway and Swale.',
        actions: [{ label: 'Contact Us', href: '/contact' }],
        image: {
          file: '/pictures/high-street.svg',
          alt: 'A village high street with a sign for the A2',
          width: 960,
          height: 640,
        },
      },
      sections: [
        {
          kind: 'text',
          id: 'story',
          heading: 'Our story',
          paragraphs: [
            'Newington has been on the main road since the Romans built Watling Street. We’ve been looking after the cars and vans on it since {established}. We’re at {street}.',
            'Cars have changed a lot since then. What drivers want hasn’t: to know what’s wrong, what it’ll cost and when they can have it back.',
            'We’re still independent, so there’s no head office setting sales targets. The advice comes from the people who’ve had your car on the ramp.',
          ],
        },
        {
          kind: 'claims',
          id: 'figures',
          heading: 'The garage at a glance',
          claims: ['established', 'years', 'customers', 'rating', 'warranty', 'qualified', 'turnaround', 'insured'],
        },
        {
          kind: 'cards',
          id: 'values',
          heading: 'What matters to us',
          items: [
            {
              title: 'Honesty',
              text: 'If a part’s got another year in it, we’ll say so and leave it alone.',
              icon: 'handshake',
            },
            {
              title: 'Care',
              text: 'You need your car for work on Monday. We plan the job around that.',
              icon: 'heart',
            },
            {
              title: 'Fair prices',
              text: 'You’ll find our starting prices on this site, and you get a quote for your own car before we pick up a spanner.',
              icon: 'wallet',
            },
            {
              title: 'Plain English',
              text: 'We explain what’s wrong without the jargon, as often as you need.',
              icon: 'message',
            },
          ],
        },
        {
          // The owner names these five years but not what happened in them. Apart from the first and the last, the
          // entries are about the MOT until the owner supplies milestones.
          kind: 'timeline',
          id: 'timeline',
          heading: 'The garage and the MOT since {established}',
          items: [
            {
              year: 1999,
              title: 'The garage is established',
              text: 'An independent garage for cars and vans.',
            },
            {
              year: 2005,
              title: 'MOT results go on record',
              text: 'Test stations start putting results on one national system, so you can look up a car’s history.',
            },
            {
              year: 2012,
              title: 'Warning lights join the MOT',
              text: 'Airbag, power steering and stability control lights become part of the test. Diagnostics becomes everyday work.',
            },
            {
              year: 2018,
              title: 'Faults are graded',
              text: 'The MOT starts grading defects as dangerous, major or minor. Diesels face stricter checks on smoke and filters.',
            },
            {
              year: 2024,
              title: 'Twenty-five years',
              text: 'A quarter of a century on, we’re still independent.',
            },
          ],
        },
        {
          kind: 'list',
          id: 'qualifications',
          heading: 'Our technicians and what they work on',
          intro: 'One workshop for the whole vehicle.',
          style: 'check',
          items: [
            { text: '{claim:qualified} qualified technicians' },
            { text: 'Petrol and diesel engines', detail: 'From timing belts to diesel particulate filters.' },
            { text: 'Brakes, steering and suspension', detail: 'The systems an MOT looks at most closely.' },
            { text: 'Manual, automatic and CVT gearboxes', detail: 'Clutches and flywheels included.' },
            { text: 'Electrical and safety systems', detail: 'Engine, charging, ABS and airbag faults.' },
            { text: 'Air conditioning', detail: 'R134a and R1234yf systems.' },
          ],
        },
        {
          kind: 'cards',
          id: 'community',
          heading: 'Part of the village',
          items: [
            {
              title: 'Newington residents',
              text: 'Live in the village? Your brake check’s free. Just say so when you ring.',
              icon: 'home',
              action: { label: 'Free Brake Check', href: '/locations/newington-brake-repair' },
            },
            {
              title: 'Train commuters',
              text: 'Leave the keys with us and walk to the station, {fact:station-distance} up the road.',
              icon: 'train',
              action: { label: 'Directions', href: '/contact#directions' },
            },
            {
              title: 'Local firms',
              text: 'Running several vans? You get a {fact:fleet-discount} and priority booking slots.',
              icon: 'truck',
              action: { label: 'Van Servicing', href: '/van-servicing' },
            },
            {
              title: 'Drivers from Chatham',
              text: 'Book a service from Chatham, {miles:chatham} along the A2, and the vehicle health check is free.',
              icon: 'clipboard',
              action: { label: 'Free Health Check', href: '/locations/chatham-car-service' },
            },
          ],
        },
        {
          kind: 'table',
          id: 'promises',
          heading: 'What we promise',
          caption: 'What we promise, and on what terms',
          columns: ['Our promise', 'What it means'],
          rows: [
            ['A {claim:warranty} warranty', 'It covers the parts and the labour.'],
            ['An answer within {fact:response-time}', 'If you get in touch while we’re open.'],
            ['A price before we start', 'Then it’s up to you.'],
            ['Room to change your mind', 'Move or cancel a booking up to {fact:cancellation-notice} ahead.'],
          ],
        },
      ],
      closing: {
        heading: 'Come and see us',
        text: 'The workshop is at {address}, with free parking for customers.',
        actions: [
          { label: 'Contact Us', href: '/contact' },
          { label: 'Book Online', href: '/book-online' },
          { label: 'Get a Quote', href: '/get-quote' },
        ],
      },
    },
    {
      path: '/contact',
      name: 'Contact',
      head: {
        title: 'Contact and Directions, Newington, Kent | {name}',
        description: 'Call {phone}, send a message or visit us at {address}. {hours:short}. Free on-site parking.',
        keywords: [
          'garage newington phone number',
          'garage newington opening hours',
          'garage near newington station',
          'garage on the a2 kent',
        ],
      },
      hero: {
        heading: 'Talk to the garage',
        lead: 'Ring us or call in at {street}, {hours:short}. If you’d rather write, we’ll get back to you within {fact:response-time} while we’re open.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Send a Message', href: '/contact#message' },
        ],
        image: { file: '/pictures/counter.svg', alt: 'A counter with a ringing telephone', width: 960, height: 640 },
      },
      sections: [
        {
          kind: 'form',
          id: 'message',
          heading: 'Send us a message',
          intro:
            'Got a question about a fault or a bill? Drop us a line. You can change or cancel a booking up to {fact:cancellation-notice} ahead: ring {phone} and quote your reference, and do the same if you gave us the wrong number.',
          form: 'contact',
          aside: [
            {
              kind: 'visit',
              heading: 'Where and when',
              show: ['address', 'phone', 'email', 'hours', 'parking'],
            },
          ],
        },
        {
          kind: 'access',
          id: 'directions',
          heading: 'Directions',
          intro: 'Put {postcode} in the satnav and look for {street}. Parking on site is free.',
          actions: [{ label: 'Open in Your Map', map: true }],
        },
        {
          kind: 'links',
          id: 'quick-links',
          heading: 'Quick links',
          links: [
            { name: 'Book Online', href: '/book-online', text: 'Ask for a day and a time', icon: 'calendar' },
            { name: 'Get a Quote', href: '/get-quote', text: 'A free price for your vehicle', icon: 'coins' },
            {
              name: 'Emergency Repairs',
              href: '/emergency-repairs',
              text: 'Breakdowns, brakes and flat tyres',
              icon: 'alert',
            },
            { name: 'FAQs', href: '/faqs', text: 'Twelve common questions answered', icon: 'message' },
          ],
        },
      ],
    },
    {
      path: '/book-online',
      name: 'Book Online',
      head: {
        title: 'Book a Service or Repair Online | {name}',
        description:
          'Request a booking at our Newington garage. Car servicing {from:interim-service}, MOT preparation {from:mot-preparation}. We’ll ring you to confirm.',
        keywords: [
          'book car service newington',
          'book garage online kent',
          'book mot preparation sittingbourne',
          'book van service swale',
        ],
      },
      hero: {
        heading: 'Request a booking',
        lead: 'Tell us what your car or van needs, and when suits you. While we’re open, we’ll call you within {fact:response-time} to confirm; requests made after hours are confirmed the next business day.',
        actions: [{ label: 'Call {phone}', call: true }],
        sign: 'hours',
      },
      sections: [
        {
          kind: 'form',
          id: 'booking',
          heading: 'Your booking',
          form: 'booking',
          aside: [
            {
              kind: 'cards',
              heading: 'Popular services',
              items: [
                {
                  title: 'Car servicing',
                  text: 'Interim, full or major: we’ll tell you which.',
                  icon: 'car',
                  label: '{from:interim-service}',
                  action: { label: 'Book a Service', href: '/book-online', choose: 'interim-service' },
                },
                {
                  title: 'MOT preparation',
                  text: 'Find the faults before the tester does.',
                  icon: 'clipboard',
                  label: '{from:mot-preparation}',
                  action: { label: 'Book Pre-MOT Check', href: '/book-online', choose: 'mot-preparation' },
                },
                {
                  title: 'Brake service',
                  text: 'A fluid change, new pads or new discs.',
                  icon: 'brake',
                  label: '{from:brake-fluid}',
                  action: { label: 'Book a Brake Service', href: '/book-online', choose: 'brake-service' },
                },
              ],
            },
            {
              kind: 'list',
              heading: 'Why book online',
              style: 'check',
              items: [
                { text: 'Any time of day', detail: 'Even from the sofa, after we’ve closed.' },
                {
                  text: 'A call from a person',
                  detail: 'We ring to agree the time, so there’s no guessing whether it went through.',
                },
                { text: 'Easy to change', detail: 'Move or cancel it up to {fact:cancellation-notice} ahead.' },
                {
                  text: 'The right parts',
                  detail: 'Your registration tells us which ones your vehicle takes.',
                },
              ],
            },
          ],
        },
        {
          kind: 'steps',
          id: 'next',
          heading: 'What happens next',
          items: [
            {
              title: 'We call',
              text: 'We ring within {fact:response-time} while we’re open, or the next business day, to agree the work and the time. It isn’t booked until we’ve spoken.',
            },
            {
              title: 'You can change it',
              text: 'Plans change. Ring us up to {fact:cancellation-notice} ahead to change or cancel.',
            },
            {
              title: 'You bring the car',
              text: 'Park free on site and hand over your keys. Can’t get here? Just ask: we collect within a {fact:collection-radius}.',
            },
          ],
        },
      ],
      closing: {
        heading: 'Is it urgent?',
        text: 'Routine work needs {fact:routine-notice}. If the vehicle is off the road, ring us and we’ll try to fit you in.',
        actions: [{ label: 'Call {phone}', call: true }],
      },
    },
    {
      path: '/get-quote',
      name: 'Get a Quote',
      head: {
        title: 'Free Repair Quotes in Newington, Kent | {name}',
        description:
          'A free quote for your car or van, within {fact:response-time} while we’re open. Brake pads {from:brake-pads}, clutches {from:clutch-replacement}, diagnostics {from:engine-diagnostics}.',
        keywords: [
          'car repair quote kent',
          'brake repair price newington',
          'clutch replacement cost medway',
          'van service quote swale',
        ],
      },
      hero: {
        heading: 'Get a price for your car or van',
        lead: 'Tell us what needs doing and we’ll come back to you with a free quote, within {fact:response-time} while we’re open. Add your registration and we can price the right parts.',
        actions: [{ label: 'Call {phone}', call: true }],
        image: {
          file: '/pictures/quote.svg',
          alt: 'A price tag with a van on it',
          width: 960,
          height: 640,
        },
      },
      sections: [
        {
          kind: 'form',
          id: 'quote',
          heading: 'Your quote request',
          form: 'quote',
          aside: [
            {
              kind: 'visit',
              heading: 'Quick contact',
              show: ['phone', 'email', 'hours'],
              note: 'We can give you some prices there and then over the phone.',
            },
            {
              kind: 'list',
              heading: 'Why choose us',
              style: 'check',
              items: [
                {
                  text: '{claim:years} years of experience',
                  detail: 'We’ve seen most faults before.',
                },
                { text: '{claim:warranty} warranty', detail: 'On parts and labour.' },
                { text: 'Free of charge', detail: 'Think it over, and ring if you’re not sure.' },
                {
                  text: '{claim:qualified} qualified',
                  detail: 'The technicians who’ll work on your car or van.',
                },
              ],
            },
          ],
        },
      ],
      closing: {
        heading: 'Already know what you need?',
        text: 'If it’s just a service or a pre-MOT check, the prices are on this site, so you can request a booking straight away.',
        actions: [
          { label: 'Book Online', href: '/book-online' },
          { label: 'View All Services', href: '/services' },
        ],
      },
    },
    {
      path: '/faqs',
      name: 'FAQs',
      head: {
        title: 'Garage FAQs: Servicing, MOT, Warranty | {name}',
        description:
          'How often to service a car, how long an MOT takes, what the warranty covers, how to pay: twelve answers from our garage in Newington, Kent.',
        keywords: [
          'how often service car',
          'how long does an mot take',
          'what does a full service include',
          'garage courtesy car kent',
        ],
      },
      hero: {
        heading: 'Questions drivers ask us',
        lead: 'Twelve answers about servicing, MOTs, bookings and bills. If your question isn’t here, just ask.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Contact Us', href: '/contact' },
        ],
        sign: 'hours',
      },
      sections: [
        {
          kind: 'faq',
          id: 'questions',
          heading: 'Questions and answers',
          topicsHeading: 'Popular topics',
          topics: [
            { label: 'How often to service', question: 'service-frequency' },
            { label: 'What a full service includes', question: 'full-service' },
            { label: 'How long an MOT takes', question: 'mot-duration' },
            { label: 'Warranty', question: 'warranty' },
          ],
          aside: [{ kind: 'visit', heading: 'Ask us instead', show: ['phone', 'email', 'address', 'parking'] }],
        },
        {
          kind: 'links',
          id: 'read-on',
          heading: 'Read more about our services',
          links: [
            { name: 'Car Servicing', href: '/services/car-servicing', text: 'Interim, full and major', icon: 'car' },
            {
              name: 'MOT Preparation',
              href: '/services/mot-preparation',
              text: 'What gets checked before the test',
              icon: 'clipboard',
            },
            {
              name: 'Brake Repair',
              href: '/services/brake-repair',
              text: 'Pads, discs, fluid and faults',
              icon: 'brake',
            },
            { name: 'Engine Diagnostics', href: '/services/diagnostics', text: 'Warning lights traced', icon: 'gauge' },
          ],
        },
      ],
      closing: {
        heading: 'Got another question?',
        text: 'Some things need a look under the bonnet. Ring the workshop, or send us a message with a few details.',
        actions: [
          { label: 'Call {phone}', call: true },
          { label: 'Contact Us', href: '/contact' },
        ],
      },
    },
  ],

  notFound: {
    title: '404 Page Not Found',
    heading: '404 Page Not Found',
    hint: 'Did you forget to add the page to the router?',
    help: 'Sorry, we can’t find that page. The link may be old or mistyped. Try one of these, or call us and ask.',
    linksHeading: 'You may be looking for',
  },

  wording: { specialHours: 'Bank holidays', here: '0 miles' },

  layout: {
    navigation: [
      { name: 'Home', href: '/' },
      { name: 'Services', href: '/services' },
      { name: 'Areas', href: '/locations' },
      { name: 'Emergency', href: '/emergency-repairs', tone: 'emergency' },
      { name: 'About', href: '/about' },
      { name: 'Contact', href: '/contact' },
      { name: 'Book Online', href: '/book-online', tone: 'button' },
    ],
    footer: [
      {
        heading: 'Our Services',
        links: [
          { name: 'Car Servicing', href: '/car-servicing' },
          { name: 'MOT Preparation', href: '/mot-preparation' },
          { name: 'Brake Repair', href: '/brake-repair' },
          { name: 'Engine Diagnostics', href: '/diagnostics' },
          { name: 'Van Servicing', href: '/van-servicing' },
          { name: 'Emergency Repairs', href: '/emergency-repairs' },
        ],
      },
      {
        heading: 'Areas Covered',
        links: [
          { name: 'Newington Car Service', href: '/locations/newington-car-service' },
          { name: 'Sittingbourne Car Service', href: '/locations/sittingbourne-car-service' },
          { name: 'Gillingham Brake Repair', href: '/locations/gillingham-brake-repair' },
          { name: 'Chatham Car Service', href: '/locations/chatham-car-service' },
          { name: 'Rochester Diagnostics', href: '/locations/rochester-diagnostics' },
          { name: 'All Areas', href: '/locations' },
        ],
      },
      {
        heading: 'Quick Links',
        links: [
          { name: 'Book Online', href: '/book-online' },
          { name: 'Get a Quote', href: '/get-quote' },
          { name: 'About Us', href: '/about' },
          { name: 'Contact', href: '/contact' },
          { name: 'FAQs', href: '/faqs' },
        ],
        hours: true,
      },
    ],
    copyright: '© {year} {name}. All rights reserved.',
    emergencyCall: 'Breakdown? Call {phone}',
    emergencyClosed: {
      text: 'We’re closed. Stop somewhere safe. In danger, dial 999.',
      link: { name: 'Who to Call Now', href: '/emergency-repairs' },
    },
    callBar: { call: 'Call {phone}', link: { name: 'Book Online', href: '/book-online' } },
    priceSign: 'lowest',
    headings: { learnMore: 'Learn More', related: 'Related services' },
  },

  forms: {
    fields: {
      name: {
        kind: 'text',
        role: 'name',
        label: 'Name',
        min: 2,
        max: 100,
        message: 'Name must be at least 2 characters',
        tooLong: 'Please keep the name to 100 characters',
      },
      phone: {
        kind: 'phone',
        role: 'answer-by',
        label: 'Phone number',
        min: 10,
        message: 'Please enter a valid phone number',
        tooLong: 'Please keep the phone number to 30 characters',
        help: 'So we can call you back',
      },
      email: {
        kind: 'email',
        role: 'answer-by',
        label: 'Email',
        message: 'Please enter a valid email',
        tooLong: 'Please keep the email to 254 characters',
      },
      registration: {
        kind: 'plate',
        role: 'subject',
        label: 'Vehicle registration',
        message: 'Please enter your vehicle registration',
        tooLong: 'Please keep the registration to 15 characters',
      },
      postcode: {
        kind: 'postcode',
        label: 'Postcode',
        min: 5,
        max: 10,
        message: 'Please enter a valid postcode',
        tooLong: 'Please keep the postcode to 10 characters',
      },
      service: {
        kind: 'select',
        role: 'service',
        label: 'Service',
        message: 'Please select a service',
        placeholder: 'Choose a service',
        options: [
          { code: 'car-servicing', label: 'Car Servicing' },
          { code: 'van-servicing', label: 'Van Servicing' },
          { code: 'mot-preparation', label: 'MOT Preparation' },
          { code: 'brake-repair', label: 'Brake Repair' },
          { code: 'diagnostics', label: 'Engine Diagnostics' },
          { code: 'engine-repair', label: 'Engine Repair' },
          { code: 'clutch-repair', label: 'Clutch Repair' },
          { code: 'gearbox-repair', label: 'Gearbox Repair' },
          { code: 'suspension-repair', label: 'Suspension Repair' },
          { code: 'exhaust-repair', label: 'Exhaust Repair' },
          { code: 'air-conditioning', label: 'Air Conditioning' },
          { code: 'tyre-services', label: 'Tyre Services' },
          { code: 'other', label: 'Other' },
        ],
      },
      message: {
        kind: 'textarea',
        role: 'message',
        label: 'Message',
        message: 'Please provide more details about your enquiry',
        tooLong: 'Please keep the message to 5000 characters',
      },
      preferredDate: {
        kind: 'date',
        role: 'appointment',
        label: 'Preferred date',
      },
      preferredTime: { kind: 'slot', role: 'appointment', label: 'Preferred time' },
    },
    timeSlots: [
      '8:00 AM - 10:00 AM',
      '10:00 AM - 12:00 PM',
      '12:00 PM - 2:00 PM',
      '2:00 PM - 4:00 PM',
      '4:00 PM - 6:00 PM',
    ],
    forms: {
      contact: {
        type: 'contact',
        fields: [
          { field: 'name', required: true },
          { field: 'phone', required: true },
          { field: 'email' },
          { field: 'registration' },
          { field: 'postcode', required: true },
          { field: 'service', label: 'Service you’re interested in' },
          { field: 'message', required: true, min: 10, label: 'How can we help?' },
        ],
        submit: 'Send Message',
        success: {
          title: 'Message Sent',
          text: "Thank you for your enquiry! We'll get back to you within {fact:response-time}.",
        },
        fallbackError: 'Something went wrong. Please try again.',
      },
      booking: {
        type: 'booking',
        fields: [
          {
            field: 'service',
            required: true,
            options: [
              { code: 'interim-service', label: 'Interim Service {price:interim-service}' },
              { code: 'full-service', label: 'Full Service {price:full-service}' },
              { code: 'major-service', label: 'Major Service {price:major-service}' },
              { code: 'mot-preparation', label: 'MOT Preparation {price:mot-preparation}' },
              { code: 'brake-service', label: 'Brake Service {from:brake-fluid}' },
              { code: 'clutch-repair', label: 'Clutch Repair {from:clutch-replacement}' },
              { code: 'diagnostics', label: 'Engine Diagnostics {price:engine-diagnostics}' },
              { code: 'van-service', label: 'Van Servicing {price:van-service}' },
              { code: 'emergency-repair', label: 'Emergency Repair' },
              { code: 'other', label: 'Other' },
            ],
          },
          { field: 'preferredDate' },
          { field: 'preferredTime' },
          { field: 'registration', required: true },
          { field: 'postcode', required: true },
          { field: 'name', required: true },
          { field: 'phone', required: true },
          { field: 'email' },
          { field: 'message', label: 'Anything we should know' },
        ],
        submit: 'Request Booking',
        success: {
          title: 'Booking Request Sent',
          text: "Thank you! We'll call you within {fact:response-time} to confirm your appointment.",
        },
        fallbackError: 'Something went wrong. Please try again.',
      },
      'quote-home': {
        type: 'quote',
        fields: [
          { field: 'name', required: true },
          { field: 'phone', required: true },
          { field: 'email' },
          { field: 'registration' },
          { field: 'postcode', required: true },
          {
            field: 'service',
            required: true,
            options: [
              { code: 'car-servicing', label: 'Car Servicing' },
              { code: 'mot-preparation', label: 'MOT Preparation' },
              { code: 'brake-repair', label: 'Brake Repair' },
              { code: 'clutch-repair', label: 'Clutch Repair' },
              { code: 'diagnostics', label: 'Engine Diagnostics' },
              { code: 'engine-repair', label: 'Engine Repair' },
              { code: 'van-servicing', label: 'Van Servicing' },
              { code: 'emergency-repair', label: 'Emergency Repair' },
              { code: 'other', label: 'Other' },
            ],
          },
          { field: 'message', label: 'About the job' },
        ],
        submit: 'Get Free Quote',
        success: {
          title: 'Quote Request Sent',
          text: "Thank you! We'll contact you within {fact:response-time} with your quote.",
        },
        fallbackError: 'Something went wrong. Please try again.',
      },
      quote: {
        type: 'quote',
        fields: [
          { field: 'name', required: true },
          { field: 'phone', required: true },
          { field: 'email' },
          { field: 'registration' },
          { field: 'postcode', required: true },
          { field: 'service', required: true },
          {
            field: 'message',
            label: 'What needs doing?',
            help: 'What it’s doing and when: on cold mornings, over speed bumps, on the motorway',
          },
        ],
        submit: 'Get Free Quote',
        success: {
          title: 'Quote Request Sent',
          text: "Thank you! We'll contact you within {fact:response-time} with your quote.",
        },
        fallbackError: 'Something went wrong. Please try again.',
      },
    },
    tooFast: 'Please take a moment to fill out the form properly.',
    notSent:
      'Sorry, this has not been sent. Everything you typed is still here: please try again, or call us on {phone}.',
    sending: 'Sending...',
    groups: { subject: 'Your vehicle and postcode' },
    expect: {
      later: 'The two hours start when we open today at [opens]; expect to hear from us by [time].',
      otherDay: 'The two hours start when we open on [day] at [opens]; expect to hear from us by [time].',
    },
    receipt: {
      correct: 'Gave us the wrong number, or changed your plans? Call {phone} and quote your reference.',
    },
    fromTown: 'I’m in [town].',
    privacy: {
      sentences: [
        'Your details go to {name} and nobody else, so we can answer you and do the work you’ve asked for.',
        'We keep them for up to {retention}, then delete them.',
        'To have them erased sooner, email {email} or call {phone}.',
      ],
      more: 'More about your data',
      paragraphs: [
        'Your enquiry is stored by this website and emailed to the garage. We never sell it.',
        'What you type stays in this tab until you send the form or close the tab.',
        'You can ask to see what we hold about you, and to have it corrected or erased. If you’re not happy with how we’ve handled it, you can complain to the Information Commissioner’s Office, ico.org.uk.',
      ],
    },
  },

  // The topic buttons of /faqs open questions 1, 2, 3 and 9, so the order matters.
  faq: {
    'service-frequency': {
      question: 'How often should I have my car serviced?',
      answer:
        'Every {fact:service-interval}, whichever comes first. An interim service is due {fact:interim-interval}, a full service {fact:full-interval} and a major service {fact:major-interval}. Ask us about a reminder for the next one.',
      links: [{ name: 'Service intervals', href: '/car-servicing' }],
    },
    'full-service': {
      question: 'What does a full service include?',
      answer:
        'Everything in an interim service, plus a {fact:full-check-points}, a new air filter, brake measurements front and rear, a check of the steering, suspension and exhaust, and a battery test. Prices start at {price:full-service}. A major service adds a timing belt check.',
      links: [{ name: 'All three services compared', href: '/car-servicing' }],
    },
    'mot-duration': {
      question: 'How long does an MOT take?',
      answer:
        'The test itself takes {fact:mot-duration}. Have our check first, {from:mot-preparation}, and there’s time to fix anything that would fail.',
      links: [{ name: 'What the pre-MOT check covers', href: '/mot-preparation' }],
    },
    'booking-notice': {
      question: 'How far ahead do I need to book?',
      answer:
        'For routine work, {fact:routine-notice} is usually enough. We call you within {fact:response-time} of a booking request, or on the next business day if you send it after hours.',
    },
    'collection-delivery': {
      question: 'Can you collect my car and bring it back?',
      answer:
        'Yes, within a {fact:collection-radius} of the garage. Give us your postcode when you book and we’ll agree a time for both journeys.',
    },
    'courtesy-car': {
      question: 'Can I have a courtesy car?',
      answer: 'For major work, yes, subject to availability. Ask when you book.',
    },
    payment: {
      question: 'How can I pay?',
      answer: 'We accept {payment}.',
    },
    'booking-changes': {
      question: 'Can I change or cancel my booking?',
      answer:
        'Yes, up to {fact:cancellation-notice} before the appointment. Ring {phone} and we can sort out another time there and then.',
    },
    warranty: {
      question: 'What warranty do you give?',
      answer:
        'A {claim:warranty} warranty on parts and labour. If anything we’ve done isn’t right in that time, ring us and bring it back.',
    },
    emergencies: {
      question: 'What if my car breaks down?',
      answer:
        'Get somewhere safe and ring {phone}. We’re here {hours:short}, and we do emergency brake repairs the same day. When we’re closed, our emergency page says who to call.',
      links: [{ name: 'Emergency Repairs', href: '/emergency-repairs' }],
    },
    vans: {
      question: 'Do you work on vans?',
      answer:
        'Yes, vans up to {fact:van-weight}. A light commercial service starts at {price:van-service}, with a {fact:fleet-discount} if you run several.',
      links: [{ name: 'Van Servicing', href: '/van-servicing' }],
    },
    'areas-served': {
      question: 'Which areas do you serve?',
      answer:
        'Newington, Sittingbourne, Gillingham, Chatham, Rochester and Rainham, the villages nearby, the Isle of Sheppey and Faversham. Sittingbourne is {miles:sittingbourne} away, Rochester {miles:rochester}.',
      links: [{ name: 'All Areas', href: '/locations' }],
    },
  },

  // Placeholders until the owner supplies real reviews with permission to publish them; see `unconfirmed`.
  testimonials: [
    {
      name: 'Sarah M.',
      place: 'Sittingbourne',
      text: 'They rang before lunch with what they’d found, and which bits could wait until next year.',
      stars: 5,
    },
    {
      name: 'David K.',
      place: 'Gillingham',
      text: 'Brakes were grinding. New pads and discs, and the car back the next day for the price they’d quoted.',
      stars: 5,
    },
    {
      name: 'Anita P.',
      place: 'Rochester',
      text: 'A warning light that kept coming back turned out to be one sensor. They showed me the reading.',
      stars: 5,
    },
  ],

  helplines: {
    danger: {
      name: 'Anyone in danger',
      phone: { display: '999', dial: '999' },
      text: 'Someone’s hurt, or you’ve [stopped in a live lane]({fact:live-lane}) and can’t get clear: keep your seat belts and hazard lights on, and dial 999.',
      icon: 'alert',
      source: '{fact:live-lane}',
      checked: '2026-11-22',
    },
    'trunk-roads': {
      name: 'On the M2 or the A249',
      phone: { display: '0300 123 5000', dial: '+443001235000' },
      text: 'National Highways looks after the M2, and the A249 between the M2 and Sheppey, day and night. Get behind the barrier first, then call.',
      icon: 'road',
      // Its own announcement about this road, with this number.
      source:
        'https://uknip.co.uk/news/uk/breaking/the-a249-sheppey-crossing-in-kent-is-closed-southbound-between-a2500-near-minster-on-sea-and-b2005-near-kemsley-due-to-strong-winds-caused-by-storm-ciaran/',
      checked: '2026-11-24',
    },
    'breakdown-cover': {
      name: 'Breakdown cover',
      text: 'The number’s on your policy, in the app, or on the card in the glovebox. Some car insurance and bank accounts include it too.',
      note: 'Ask them to bring the car to {street}, {postcode}.',
      icon: 'truck',
    },
  },

  emergencyServices: [
    {
      title: "Car Won't Start",
      text: 'Battery, starter, fuel or immobiliser: we find out which, and get you going.',
      response: 'Within 2 hours',
      icon: 'key',
    },
    {
      title: 'Brake Emergency',
      text: 'Don’t drive it. Ring us and we’ll take it on straight away, with the repair done the same day.',
      response: 'Immediate',
      icon: 'brake',
    },
    {
      title: 'Engine Breakdown',
      text: 'Cut out, overheated or knocking. We diagnose the fault and tell you what it needs.',
      response: 'Same day',
      icon: 'engine',
    },
    {
      title: 'Jump Start',
      text: 'We get you started, then test whether the battery will hold its charge.',
      response: 'Within 1 hour',
      icon: 'battery',
    },
    {
      title: 'Emergency Tyre Change',
      text: 'We fit your spare, or a new tyre if you haven’t got one.',
      response: 'Within 2 hours',
      icon: 'tyre',
    },
    {
      title: 'Clutch Emergency',
      text: 'Pedal stuck on the floor, or won’t go into gear? We’ll look at it the same day.',
      response: 'Same day',
      icon: 'disc',
    },
  ],

  structure: { services: '/services', locations: '/locations' },

  mail: { respondWithin: '{fact:response-time}', changeNotice: '{fact:cancellation-notice}' },

  enquiryRetentionDays: 730,

  voiceAssistant: {
    src: 'https://voice-assistant.example/widget.js',
    element: 'voice-assistant',
    attributes: { 'data-site': 'newington-garage' },
    button: 'Ask our voice assistant',
  },

  look: 'road',
  brand: {
    shortName: 'Garage',
    colours: { main: '#00543c', accent: '#ffd21f' },
  },

  deadLinks: 'keep',
  knownDeadLinks: [
    { href: '/services/car-servicing', instead: '/car-servicing', reason: 'Asked for on the FAQ page' },
    { href: '/services/mot-preparation', instead: '/mot-preparation', reason: 'Asked for on the FAQ page' },
    { href: '/services/brake-repair', instead: '/brake-repair', reason: 'Asked for on the FAQ page' },
    { href: '/services/diagnostics', instead: '/diagnostics', reason: 'Asked for on the FAQ page' },
    { href: '/locations/chatham-mot-preparation', instead: '/mot-preparation', reason: 'Page not written yet' },
    { href: '/locations/gillingham-mot-preparation', instead: '/mot-preparation', reason: 'Page not written yet' },
    { href: '/locations/gillingham-car-service', instead: '/car-servicing', reason: 'Page not written yet' },
    { href: '/locations/rochester-car-service', instead: '/car-servicing', reason: 'Page not written yet' },
    { href: '/locations/chatham-brake-repair', instead: '/brake-repair', reason: 'Page not written yet' },
    { href: '/locations/sittingbourne-brake-repair', instead: '/brake-repair', reason: 'Page not written yet' },
    { href: '/locations/rochester-brake-repair', instead: '/brake-repair', reason: 'Page not written yet' },
  ],

  // What the site says beyond what the owner has stated. Remove an entry once the owner has confirmed it.
  unconfirmed: [
    { at: 'testimonials', confirm: 'who these three customers are, what they said, and that they agree to be quoted' },
    { at: 'business.position', confirm: 'where the garage is on a map' },
    { at: 'hours.exceptions', confirm: 'that the garage closes on bank holidays' },
    { at: 'claims.rating', confirm: 'where the 200+ reviews can be read' },
    { at: 'prices', confirm: 'what each price covers, as its description says' },
    {
      at: ["prices['interim-service'].includes", "prices['full-service'].includes", "prices['major-service'].includes"],
      confirm: 'what each service includes beyond the 50+ point check and the timing belt check',
    },
    {
      at: [
        "services['mot-preparation'].hero.lead",
        "services['mot-preparation'].sections.inspection",
        "services['mot-preparation'].sections.package",
        "locations['/locations/sittingbourne-mot-preparation'].sections.package",
      ],
      confirm: 'what the pre-MOT check looks at, and that the MOT itself is taken elsewhere',
    },
    {
      at: [
        "services['clutch-repair'].sections['free-inspection']",
        "services['gearbox-repair'].sections.types",
        "services['exhaust-repair'].sections['dpf-cleaning']",
        "services['tyre-services'].sections['safety-check']",
        "services['air-conditioning'].sections['system-check']",
        "services['van-servicing'].sections['vehicle-types']",
        "locations['/locations/newington-brake-repair'].sections.safety",
        "locations['/locations/gillingham-diagnostics'].sections.problems",
        "locations['/locations/rochester-mot-preparation'].hero.lead",
      ],
      confirm: 'what is checked and done, as each describes it',
    },
    {
      at: ["locations['/locations/chatham-clutch-repair'].sections.prices"],
      confirm: 'that the fixed price is given before the gearbox comes out',
    },
    { at: "faq['warranty'].answer", confirm: 'how a claim under the warranty is made' },
    {
      at: ['services.diagnostics.sections.equipment', "services['engine-repair'].sections.equipment"],
      confirm: 'that the workshop has this equipment',
    },
    {
      at: ["services['car-servicing'].sections.intervals", "faq['service-frequency'].answer"],
      confirm: 'whether reminders are sent, and how',
    },
    {
      at: "services['van-servicing'].sections.fleet",
      confirm: 'who answers the emergency line outside opening hours',
    },
    { at: "pages['/about'].sections.story", confirm: 'the story of the garage' },
    { at: "pages['/about'].sections.timeline", confirm: 'what happened in 2005, 2012 and 2018' },
    { at: "pages['/about'].sections.qualifications", confirm: 'what the technicians are qualified for' },
    {
      at: ["pages['/about'].sections.values", "pages['/about'].sections.promises"],
      confirm: 'that no work starts before a price is agreed, here and wherever the site says so',
    },
    {
      at: [
        'emergencyServices',
        "pages['/emergency-repairs'].sections['safety-policy']",
        "pages['/emergency-repairs'].sections.process",
      ],
      confirm: 'what is done for each emergency, and whether at the roadside or at the garage',
    },
    {
      at: [
        "locations['/locations/sittingbourne-mot-preparation'].sections.statistics",
        "locations['/locations/rochester-mot-preparation'].sections.statistics",
      ],
      confirm: 'the source and the year of the MOT failure statistics',
    },
    {
      at: [
        "services['clutch-repair'].sections.process",
        "locations['/locations/rochester-diagnostics'].sections.process",
        "locations['/locations/sittingbourne-car-service'].sections.process",
      ],
      confirm: 'what is done at each step',
    },
    {
      at: ['enquiryRetentionDays', 'forms.privacy'],
      confirm: 'how long enquiries are kept, and that nobody else receives them',
    },
  ],

  // Customers' words for what is declared under another name.
  synonyms: {
    'prices.mot-preparation': ['pre-MOT check', 'MOT check'],
    'prices.transmission-diagnostics': ['gearbox diagnostics'],
    'facts.interim-interval': ['interim service'],
    'facts.full-interval': ['full service'],
    'facts.major-interval': ['major service'],
  },
  notOffered: [{ name: 'MOT tests', words: ['MOT', 'test bay', 'tester'] }],

  // Contradictions in what the owner asked for. Each is shown as asked; a new one fails `npm run check`.
  acceptedContradictions: [
    {
      rule: 'slot-outside-hours',
      at: 'forms.timeSlots[4]',
      reason:
        'The slot is asked for on every day. The form says on a Saturday that it is after closing time, and suggests an earlier one.',
    },
    {
      rule: 'hours-differ',
      at: "services['van-servicing'].sections.fleet.points[2]",
      reason:
        'The fleet programme promises it apart from the opening hours; the owner has yet to say who answers at night.',
      until: '2027-06-30',
    },
    {
      rule: 'price-differs',
      at: "locations['/locations/newington-brake-repair'].head.title",
      reason:
        'Free for residents of the village, from £35 for others; the page says so in its first sentences and in its prices. The owner also states £45 for the same check elsewhere.',
      until: '2027-06-30',
    },
    {
      rule: 'from-dropped',
      at: [
        "forms.forms.booking.fields.service.options['interim-service'].label",
        "forms.forms.booking.fields.service.options['full-service'].label",
        "forms.forms.booking.fields.service.options['major-service'].label",
        "forms.forms.booking.fields.service.options['mot-preparation'].label",
        'forms.forms.booking.fields.service.options.diagnostics.label',
        "forms.forms.booking.fields.service.options['van-service'].label",
      ],
      reason: 'The owner words the choices of the booking form like this, though the price lists say "From".',
    },
    {
      rule: 'claim-without-evidence',
      at: 'claims.rating',
      reason: 'The owner names no place to read these reviews, so structured data leaves the rating out.',
      until: '2027-06-30',
    },
    {
      rule: 'one-figure-two-meanings',
      at: "claims['happy-customers']",
      reason:
        'The owner uses the same figure for customers a year and for happy customers; which one was counted is not known.',
      until: '2027-06-30',
    },
    {
      rule: 'statistics-differ',
      at: "locations['/locations/sittingbourne-mot-preparation'].sections.statistics.items",
      reason:
        'The two town pages are asked for with a different third cause: tyres at 10 % here, suspension at 14 % for Rochester.',
    },
    {
      rule: 'town-missing-from-list',
      at: "pages['/'].sections.areas",
      only: [
        'Iwade',
        'Teynham',
        'Sheerness',
        'Minster',
        'Faversham',
        'Queenborough',
        'Leysdown',
        'Eastchurch',
        'Upchurch',
      ],
      reason: 'The home page is asked for with six places, of which the last leads to all of them.',
    },
    {
      rule: 'town-missing-from-list',
      at: ["pages['/services'].sections.areas", "pages['/emergency-repairs'].sections.coverage"],
      only: ['Minster', 'Queenborough', 'Leysdown', 'Eastchurch', 'Upchurch'],
      reason: 'Both lists are asked for with these ten places.',
    },
    {
      rule: 'town-missing-from-list',
      at: 'towns',
      only: ['Queenborough', 'Leysdown', 'Eastchurch', 'Upchurch'],
      reason: 'Structured data is asked for with eleven places, /locations with fifteen.',
    },
    {
      rule: 'town-missing-from-list',
      at: "faq['areas-served'].answer",
      only: ['Iwade', 'Teynham', 'Sheerness', 'Minster', 'Queenborough', 'Leysdown', 'Eastchurch', 'Upchurch'],
      reason: 'The answer groups the smaller places: the villages nearby, and the Isle of Sheppey.',
    },
    {
      rule: 'place-beyond-radius',
      at: 'towns.rochester.miles',
      reason: 'Drivers from Rochester come to the garage; cars are collected within ten miles.',
    },
  ],
};

export default site;
