import type { PageTable } from './page-table.ts';

const newington = ['Newington High Street', 'Newington Station', 'Newington Village', 'A2 Junction'];
const sittingbourne = ['Town Centre', 'Retail Park', 'Kemsley', 'Milton Regis'];
const gillingham = ['Gillingham Town Centre', 'Parkwood', 'Wigmore', 'Hempstead'];
const chatham = ['Chatham Town Centre', 'Historic Dockyard', 'Luton', 'Walderslade'];
const rochester = ['Rochester City Centre', 'Rochester Castle', 'Strood', 'Borstal'];

/** Section 2, "Locations", after the overview. */
export const townPages: PageTable = {
  '/locations/newington-car-service': {
    has: 'its price list, who comes, and links to other local pages',
    links: ['/locations/newington-brake-repair', '/locations/sittingbourne-car-service'],
    parts: [{ id: 'prices', items: ['Interim Service', 'Full Service', 'Major Service'] }, { id: 'audiences' }],
  },
  '/locations/sittingbourne-mot-preparation': {
    has: 'the package with six check items, the failure statistics and the sub-areas',
    parts: [
      { id: 'package', items: ['MOT Preparation'], count: 6, says: ['From £45'] },
      { id: 'statistics', items: ['Lighting', 'Brakes', 'Tyres'], says: ['Lighting', '30%', '16%', 'Tyres', '10%'] },
      { id: 'areas', items: sittingbourne },
    ],
  },
  '/locations/gillingham-brake-repair': {
    has: 'the emergency banner, prices, six signs, four areas and the way by A2 and M2',
    says: ['8 miles, by the A2 or the M2'],
    parts: [
      { id: 'emergency', links: ['tel', '/emergency-repairs'] },
      { id: 'prices' },
      {
        id: 'warning-signs',
        items: ['Squealing', 'Spongy pedal', 'Car pulling', 'Brake warning light', 'Longer stopping', 'Burning smell'],
      },
      { id: 'areas', items: gillingham },
    ],
  },
  '/locations/chatham-clutch-repair': {
    has: 'prices, six signs, four areas, the way along the A2 and fixed price quotes',
    says: ['Fixed price quotes', '10 miles along the A2'],
    parts: [
      { id: 'prices' },
      {
        id: 'warning-signs',
        items: ['Slipping', 'Hard gear changes', 'Biting point', 'Burning smell', 'Noises', 'Juddering'],
      },
      { id: 'areas', items: chatham },
    ],
  },
  '/locations/rochester-diagnostics': {
    has: 'prices, common issues, four areas and the four steps',
    says: ['12 miles'],
    parts: [
      { id: 'prices' },
      { id: 'common-issues' },
      { id: 'areas', items: rochester },
      { id: 'process', items: ['Initial Scan', 'Analysis', 'Testing', 'Report'] },
    ],
  },
  '/locations/newington-brake-repair': {
    has: 'the free check for residents, safety first, warning signs and four areas',
    says: ['Free brake check for Newington residents', 'Safety comes first', '0.3 miles'],
    parts: [{ id: 'warning-signs' }, { id: 'areas', items: newington }],
  },
  '/locations/sittingbourne-car-service': {
    has: 'packages, what a service includes, four reasons, four areas and four steps',
    says: ['4 miles via the A2'],
    parts: [
      { id: 'packages', items: ['Interim Service', 'Full Service', 'Major Service'] },
      { id: 'includes' },
      { id: 'reasons', items: ['Safety', 'Save money', 'Efficiency', 'Reliability'] },
      { id: 'areas', items: sittingbourne },
      { id: 'process', items: ['Book', 'Inspect', 'Service', 'Report'] },
    ],
  },
  '/locations/gillingham-diagnostics': {
    has: 'prices, problems, three kinds of equipment and the Gillingham areas',
    parts: [
      { id: 'prices' },
      { id: 'problems' },
      { id: 'equipment', items: ['OBD2 scanners', 'Oscilloscope', 'Specialist tools'] },
      { id: 'areas', items: gillingham },
    ],
  },
  '/locations/chatham-car-service': {
    has: 'packages, benefits, the free health check and the Chatham areas',
    says: ['Free vehicle health check', '10 miles'],
    parts: [
      { id: 'packages', items: ['Full Service', 'Interim Service', 'Major Service'] },
      { id: 'benefits' },
      { id: 'areas', items: chatham },
    ],
  },
  '/locations/rochester-mot-preparation': {
    has: 'its two buttons, the complete check, the failure statistics, four areas and the links to other towns',
    says: ['Call {phone}', 'Book MOT Prep', '12 miles from Rochester via the A2'],
    links: [
      '/locations/rochester-diagnostics',
      '/car-servicing',
      '/brake-repair',
      '/locations/chatham-mot-preparation',
      '/locations/gillingham-mot-preparation',
      '/locations/sittingbourne-mot-preparation',
    ],
    parts: [
      {
        id: 'price',
        says: [
          'Complete pre-MOT check',
          'From £45',
          'Full MOT simulation',
          'Detailed written report',
          'Priority repair quotes',
          'Advisory explanations',
        ],
        links: ['Get MOT Prep Quote > /get-quote'],
      },
      {
        id: 'statistics',
        items: ['Lighting', 'Brakes', 'Suspension'],
        says: ['Lighting', '30%', '16%', 'Suspension', '14%'],
      },
      { id: 'areas', items: rochester },
    ],
  },
};
