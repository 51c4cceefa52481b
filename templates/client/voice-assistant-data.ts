import type { SharedSite } from '../../site/shared-site.ts';

export type VoiceAssistantData = {
  src: string;
  integrity?: string | undefined;
  element?: string | undefined;
  attributes: Record<string, string>;
  load: 'idle' | 'click';
};

/** What the browser needs to add the voice assistant; it becomes the value of `data-voice-assistant`. */
export function voiceAssistantData({
  voiceAssistant,
}: Pick<SharedSite, 'voiceAssistant'>): VoiceAssistantData | undefined {
  if (!voiceAssistant) return undefined;
  const { src, integrity, element, attributes, load } = voiceAssistant;
  return { src, integrity, element, attributes, load };
}
