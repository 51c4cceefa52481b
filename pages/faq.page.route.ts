import { routeFor } from './route-for.ts';

export default routeFor('faq');
