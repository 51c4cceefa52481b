import type { ReactNode } from 'react';
import { Footer } from '#look/Footer.tsx';
import { Header } from '#look/Header.tsx';
import { callsAlone } from '../../site/action-links.ts';
import type { VoiceAssistantData } from '../client/voice-assistant.ts';
import { button } from '../styles/surface.css.ts';
import { CallLink } from './Actions.tsx';
import * as styles from './Layout.css.ts';
import { thirdPartiesOf, usePage, useSite, voiceAssistantOf } from './page-context.ts';

/** Everything around a page's content: skip link, header, footer, call bar, voice assistant. */
export function Layout({ children }: { children: ReactNode }) {
  const { wording } = useSite();
  return (
    <>
      <a className={styles.skipLink} href="#content">
        {wording.skipLink}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <CallBar />
      <VoiceAssistant />
      {thirdPartiesOf(usePage()).map(
        ({ src, integrity, attributes }) =>
          src && (
            <script
              key={src}
              defer
              src={src}
              {...(integrity && { integrity, crossOrigin: 'anonymous' })}
              {...attributes}
            />
          ),
      )}
    </>
  );
}

/** Maximum length of two labels in one row on a phone, at the size of other buttons. */
const maxShort = 28;

/** The bar at the bottom of a phone's screen for calling or booking. */
function CallBar() {
  const { site, route } = usePage();
  const { layout, wording } = site;
  const link = route && callsAlone(route) ? undefined : layout.callBar.link;
  const isLong = layout.callBar.call.length + (link?.name.length ?? 0) > maxShort;
  return (
    <nav className={styles.callBar[!link ? 'call' : isLong ? 'long' : 'both']} aria-label={wording.quickActions}>
      <CallLink className={button.primary} label={layout.callBar.call} />
      {link && (
        <a className={button.secondary} href={link.href}>
          {link.name}
        </a>
      )}
    </nav>
  );
}

/** The placeholder of the third-party voice assistant, filled by `client/voice-assistant.ts`. */
function VoiceAssistant() {
  const voiceAssistant = voiceAssistantOf(usePage());
  if (!voiceAssistant) return null;
  const { src, integrity, element, attributes, load } = voiceAssistant;
  const data: VoiceAssistantData = { src, integrity, element, attributes, load };
  return (
    <div className={styles.voiceAssistant} data-voice-assistant={JSON.stringify(data)}>
      {load === 'click' && (
        <button type="button" className={button.secondary}>
          {voiceAssistant.button}
        </button>
      )}
    </div>
  );
}
