import { button } from '../styles/surface.css.ts';
import { useSite } from './site-context.ts';
import * as styles from './VoiceAssistant.css.ts';

/** The place of the third-party voice assistant; the page's script fills it once the page is idle. */
export function VoiceAssistant() {
  const { voiceAssistant } = useSite();
  if (!voiceAssistant) return null;
  const { src, integrity, element, attributes, load } = voiceAssistant;
  return (
    <div className={styles.place} data-voice-assistant={JSON.stringify({ src, integrity, element, attributes, load })}>
      {load === 'click' && (
        <button type="button" className={button.secondary}>
          {voiceAssistant.button}
        </button>
      )}
    </div>
  );
}
