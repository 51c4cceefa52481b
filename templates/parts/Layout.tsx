import type { ReactNode } from 'react';
import { CallBar } from './CallBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import * as styles from './Layout.css.ts';
import { useSite } from './site-context.ts';
import { VoiceAssistant } from './VoiceAssistant.tsx';

/** What stands around every page: skip link, header, the page's own content, footer, the buttons at the thumb. */
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
