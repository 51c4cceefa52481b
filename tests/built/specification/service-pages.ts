import type { PageTable } from './page-table.ts';

/** Section 2, "Service pages". Prices are in prices.ts; one test covers the end of all twelve pages. */
export const servicePages: PageTable = {
  '/car-servicing': {
    has: 'three packages with a Book button each, reasons, and the service intervals',
    says: ['every 6 months or 6,000 miles', 'reminder'],
    parts: [
      {
        id: 'packages',
        items: ['Full Service', 'Interim Service', 'Major Service'],
        says: ['50+ point check', 'Timing belt check'],
        links: [
          'Book Full Service > /book-online',
          'Book Interim Service > /book-online',
          'Book Major Service > /book-online',
        ],
      },
      { id: 'reasons' },
      {
        id: 'intervals',
        says: [
          'Interim Service',
          'every 6 months',
          'Full Service',
          'every 12 months',
          'Major Service',
          'every 2 years',
        ],
      },
      {
        id: 'nearby',
        links: [
          '/locations/newington-car-service',
          '/locations/sittingbourne-car-service',
          '/locations/gillingham-car-service',
          '/locations/chatham-car-service',
          '/locations/rochester-car-service',
        ],
      },
    ],
  },
  '/mot-preparation': {
    has: 'ten inspection points, the package with Book Pre-MOT Check, and six failure points with what cures them',
    parts: [
      { id: 'inspection', count: 10, says: ['Ten inspection points'] },
      { id: 'package', says: ['From £45'], links: ['Book Pre-MOT Check > /book-online'] },
      { id: 'failures', count: 6, says: ['Six common failure points'] },
      { id: 'nearby', links: ['/locations/gillingham-mot-preparation', '/locations/chatham-mot-preparation'] },
    ],
  },
  '/brake-repair': {
    has: 'four priced brake services, six warning signs, the emergency notice and Get Brake Repair Quote',
    says: ['Same-day emergency brake repairs'],
    links: ['/emergency-repairs'],
    parts: [
      { id: 'prices', count: 4, links: ['Get Brake Repair Quote > /get-quote'] },
      { id: 'warning-signs', count: 6, says: ['Six warning signs'] },
    ],
  },
  '/clutch-repair': {
    has: 'prices, warning signs, the free inspection and its four steps',
    says: ['Free clutch inspection', 'Book any clutch repair and the inspection is free'],
    parts: [
      { id: 'prices', count: 4 },
      { id: 'warning-signs' },
      { id: 'process', items: ['Inspection', 'Quote', 'Repair', 'Test Drive'] },
    ],
  },
  '/diagnostics': {
    has: 'a picture, prices, common issues and the equipment',
    parts: [{ id: 'prices', count: 4 }, { id: 'common-issues' }, { id: 'equipment' }],
  },
  '/engine-repair': {
    has: 'prices, warning signs, the equipment and the emergency card',
    says: ['Emergency engine repairs'],
    links: ['/emergency-repairs'],
    parts: [{ id: 'prices', count: 4 }, { id: 'warning-signs' }, { id: 'equipment' }],
  },
  '/gearbox-repair': {
    has: 'a picture, prices, three transmission types and the symptoms',
    parts: [{ id: 'prices', count: 4 }, { id: 'types', items: ['Manual', 'Automatic', 'CVT'] }, { id: 'symptoms' }],
  },
  '/suspension-repair': {
    has: 'prices, warning signs and three benefits',
    parts: [
      { id: 'prices', count: 4 },
      { id: 'warning-signs' },
      { id: 'benefits', items: ['Safety', 'Comfort', 'Tyre Life'] },
    ],
  },
  '/exhaust-repair': {
    has: 'a picture, prices, DPF problems with a DPF cleaning card, and the signs of a failing exhaust',
    says: ['DPF problems', 'DPF cleaning', 'From £120', 'Signs of a failing exhaust'],
    parts: [{ id: 'prices', count: 4 }, { id: 'dpf' }, { id: 'signs' }],
  },
  '/tyre-services': {
    has: 'prices, the puncture banner, replacement signs, the free safety check and eight brands',
    says: ['Emergency puncture help', 'Call {phone}', 'Tread near 1.6mm', 'Free tyre safety check', 'Buy any tyre'],
    links: ['/emergency-repairs'],
    parts: [
      { id: 'prices', count: 4 },
      { id: 'replacement-signs' },
      {
        id: 'brands',
        items: ['Michelin', 'Bridgestone', 'Continental', 'Pirelli', 'Goodyear', 'Dunlop', 'Hankook', 'Budget Options'],
      },
    ],
  },
  '/air-conditioning': {
    has: 'a picture, prices, three benefits, problems, the system check card and both refrigerants',
    says: ['AC system check', 'From £35', 'R134a', 'Vehicles before 2017', 'R1234yf', 'Newer vehicles'],
    parts: [
      { id: 'prices', count: 4 },
      { id: 'benefits', count: 3 },
      { id: 'problems' },
      { id: 'refrigerants', items: ['R134a', 'R1234yf'] },
    ],
  },
  '/van-servicing': {
    has: 'prices, vans up to 3.5 tonnes, fleet benefits, the breakdown banner and the fleet programme',
    says: ['Anything up to 3.5 tonnes', 'Van broken down', 'Call {phone}'],
    parts: [
      { id: 'prices', count: 4 },
      { id: 'vehicle-types' },
      { id: 'fleet-benefits' },
      {
        id: 'fleet',
        items: ['10% fleet discount', 'Priority booking slots', '24/7 emergency support'],
        links: ['/get-quote'],
      },
    ],
  },
};

/** The service pages whose hero has a picture. */
export const picturePages = ['/diagnostics', '/gearbox-repair', '/exhaust-repair', '/air-conditioning'];
