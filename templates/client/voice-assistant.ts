import type { VoiceAssistant } from '../../schema/third-party.ts';
import { whenIdle } from './idle.ts';

export type VoiceAssistantData = Pick<VoiceAssistant, 'src' | 'integrity' | 'element' | 'attributes' | 'load'>;

/**
 * Adds the voice assistant when the page is idle or its button is pressed. If its host fails, nothing changes.
 */
export function initVoiceAssistant(): void {
  const place = document.querySelector<HTMLElement>('[data-voice-assistant]');
  if (!place?.dataset.voiceAssistant) return;
  const data: VoiceAssistantData = JSON.parse(place.dataset.voiceAssistant);
  const add = () => addAssistant(place, data);
  if (data.load === 'click') place.querySelector('button')?.addEventListener('click', add);
  else whenIdle(add);
}

function addAssistant(place: HTMLElement, { src, integrity, element, attributes }: VoiceAssistantData): void {
  if (place.querySelector('script')) return;
  const button = place.querySelector('button');
  const script = document.createElement('script');
  // Inserted scripts are asynchronous by default.
  Object.assign(script, integrity && { crossOrigin: 'anonymous', integrity }, { src });
  // Add the element before the script: some scripts search for it only once, on loading.
  const assistant = element ? document.createElement(element) : undefined;
  for (const name in attributes) assistant?.setAttribute(name, attributes[name] ?? '');
  if (assistant) place.append(assistant);
  // Keep the button if loading fails, for another try.
  script.onload = () => button?.remove();
  script.onerror = () => {
    script.remove();
    assistant?.remove();
  };
  place.append(script);
}
