import { fetchAhead } from './fetch-ahead.ts';
import { fetchSigns } from './fetch-signs.ts';
import { keepOpenNow } from './keep-open-now.ts';
import { enhanceMenu } from './menu.ts';
import { enhanceVoiceAssistant } from './voice-assistant.ts';

/** All the script that a page has besides its islands; every page is complete without it. */
export function enhance(): void {
  enhanceMenu();
  enhanceVoiceAssistant();
  fetchAhead();
  fetchSigns();
  // Last, since a browser that knows no such time zone stops here.
  keepOpenNow();
}
