import type { ReactNode } from 'react';
import { Footer } from '#look/Footer.tsx';
import { Header } from '#look/Header.tsx';
import { callBarActions, closedNumbersOf } from '../../site/action-links.ts';
import type { VoiceAssistantData } from '../client/voice-assistant.ts';
import { button } from '../styles/surface.css.ts';
import { CallLink } from './Actions.tsx';
import * as styles from './frame.css.ts';
import { usePage, useSite, voiceAssistantOf } from './page-context.ts';

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
    </>
  );
}

/** Maximum length of two labels in characters that fit in one row on a phone. */
const maxLabelLength = 28;

/** The bar at the bottom of a phone's screen for calling or booking. */
function CallBar() {
  const { site, route } = usePage();
  const actions = callBarActions(site, route);
  // These replace the number of the business while it is closed.
  const helplines = closedNumbersOf(site, route);
  // If the business prefers its form, keep the call secondary.
  const isCallFirst = site.layout.callBar.primary === 'call' || route?.hero.tone === 'emergency';
  const isLong = actions.length > 1 && actions.map(({ label }) => label).join('').length > maxLabelLength;
  const kind = helplines.length > 0 ? 'helplines' : isLong ? 'long' : 'plain';
  return (
    <nav className={styles.callBar[kind]} aria-label={site.wording.quickActions}>
      {actions.map((action) => {
        const className = button['call' in action === isCallFirst ? 'primary' : 'secondary'];
        if (!('href' in action)) return <CallLink key={action.label} className={className} {...action} />;
        return (
          <a key={action.label} className={className} href={action.href}>
            {action.label}
          </a>
        );
      })}
      {helplines.map(({ name, phone }) => (
        <a key={name} className={`${button.secondary} ${styles.helpline}`} href={`tel:${phone.dial}`}>
          <span>
            <small className={styles.helplineName}>{name}</small> {phone.display}
          </span>
        </a>
      ))}
    </nav>
  );
}

/** The placeholder of the third-party voice assistant, filled by `client/voice-assistant.ts`. */
function VoiceAssistant() {
  const voiceAssistant = voiceAssistantOf(usePage());
  if (!voiceAssistant) return null;
  const { src, integrity, element, attributes, load } = voiceAssistant;
  const crossOrigin = integrity ? 'anonymous' : undefined;
  const data: VoiceAssistantData = { src, integrity, crossOrigin, element, attributes };
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
