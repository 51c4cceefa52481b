import type { VoiceAssistant } from '../../schema/third-party.ts';
import { whenIdle } from './lifecycle.ts';

/** The element, and the properties of the script. */
export type VoiceAssistantData = Pick<VoiceAssistant, 'src' | 'integrity' | 'element' | 'attributes'> & {
  crossOrigin?: 'anonymous' | undefined;
};

/**
 * Adds the voice assistant when its button is pressed, or without one when the page is idle. If its host fails, nothing
 * changes.
 */
export function initVoiceAssistant(): void {
  const place = document.querySelector<HTMLElement>('[data-voice-assistant]');
  const json = place?.dataset.voiceAssistant;
  if (!json) return;
  const { element, attributes, ...properties }: VoiceAssistantData = JSON.parse(json);
  const button = place.querySelector('button');
  const add = () => {
    if (place.querySelector('script')) return;
    const script = document.createElement('script');
    // Inserted scripts are asynchronous by default.
    Object.assign(script, properties);
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
  };
  if (button) button.onclick = add;
  else whenIdle(add);
}
