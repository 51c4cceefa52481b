import { initMenu } from '../templates/client/menu.ts';
import { initOpenNow } from '../templates/client/open-now.ts';
import { initVoiceAssistant } from '../templates/client/voice-assistant.ts';

// Progressive enhancement: every page is complete without these.
initMenu();
initVoiceAssistant();
// Last, since it throws in a browser that does not know the time zone.
initOpenNow();
