import '../pages/content/index.page.client.ts';
import { offerNearestPages } from '../templates/enhance/nearest-pages.ts';

offerNearestPages();
