import { offerNearestPages } from '../templates/client/nearest-pages.ts';
import './content.page.client.ts';

offerNearestPages();
