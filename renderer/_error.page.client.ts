import '../pages/content/index.page.client.ts';
import { offerNearestPages } from '../templates/client/nearest-pages.ts';

offerNearestPages();
