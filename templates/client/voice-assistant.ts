import type { VoiceAssistantData } from './voice-assistant-data.ts';
import { whenQuiet } from './when-quiet.ts';

/**
 * Adds the third-party voice assistant into `[data-voice-assistant]`: once the page is quiet, or when its button is pressed.
 * A host that does not answer leaves the page as it was.
 */
export function enhanceVoiceAssistant(): void {
  const place = document.querySelector<HTMLElement>('[data-voice-assistant]');
  if (!place?.dataset.voiceAssistant) return;
  const data: VoiceAssistantData = JSON.parse(place.dataset.voiceAssistant);
  if (data.load === 'click') {
    place.querySelector('button')?.addEventListener('click', () => addAssistant(place, data));
    return;
  }
  whenQuiet(() => addAssistant(place, data));
}

function addAssistant(place: HTMLElement, { src, integrity, element, attributes }: VoiceAssistantData): void {
  if (place.querySelector('script')) return;
  const button = place.querySelector('button');
  const script = document.createElement('script');
  script.async = true;
  if (integrity) {
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
  }
  script.src = src;
  // The element comes first: some such scripts look for it once, as they start.
  const assistant = element ? document.createElement(element) : undefined;
  for (const name in attributes) assistant?.setAttribute(name, attributes[name] ?? '');
  if (assistant) place.append(assistant);
  // What came needs no button; what failed leaves no trace, and its button may be pressed again.
  script.onload = () => button?.remove();
  script.onerror = () => {
    script.remove();
    assistant?.remove();
  };
  place.append(script);
}
