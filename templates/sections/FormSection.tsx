import type { SectionOf } from '../../schema/section.ts';
import { EnquiryForm } from '../islands/EnquiryForm.tsx';
import { enquiryFormProps, formFile } from '../islands/enquiry-form-props.ts';
import { Island } from '../islands/Island.tsx';
import { Paragraph } from '../parts/Prose.tsx';
import { usePage, useSite } from '../parts/page-context.ts';
import { Section } from '../parts/Section.tsx';
import { stack, withAside } from '../styles/layout.css.ts';
import { quiet } from '../styles/surface.css.ts';
import { Aside } from './Aside.tsx';
import * as styles from './panels.css.ts';

export function FormSection({ section, band }: { section: SectionOf<'form'>; band: boolean }) {
  const { site, route, today, submission, formFiles, stylesheet } = usePage();
  const props = enquiryFormProps(site, section.form, { path: route?.path ?? '/', today, submission });
  // Short panels fit below the heading instead of beside the form.
  const isShort = section.aside.every(({ kind }) => kind === 'list');
  const formClass = section.aside.length > 0 ? styles.form : `${styles.form} ${styles.fullWidth}`;
  return (
    <Section {...section} band={band} split={isShort}>
      <div className={isShort ? `${withAside} ${styles.underHeading}` : styles.columns}>
        <div className={`${formClass} ${stack.l}`}>
          <Island
            name="enquiry-form"
            component={EnquiryForm}
            props={props}
            stylesheet={stylesheet}
            file={formFiles ? { href: formFile(section.form), own: { submission: props.submission } } : undefined}
          />
          <PrivacyNotice />
        </div>
        <Aside panels={section.aside} />
      </div>
    </Section>
  );
}

function PrivacyNotice() {
  const { privacy, privacyLink } = useSite().forms;
  if (!privacy && !privacyLink) return null;
  return (
    <div className={`${quiet} ${stack.s}`} data-privacy="">
      <Paragraph>{privacy?.sentences.join(' ')}</Paragraph>
      {privacy?.paragraphs && (
        <details>
          <summary className={styles.summary}>{privacy.more}</summary>
          <div className={stack.s}>
            {privacy.paragraphs.map((paragraph) => (
              <Paragraph key={paragraph}>{paragraph}</Paragraph>
            ))}
          </div>
        </details>
      )}
      {privacyLink && <a href={privacyLink.href}>{privacyLink.name}</a>}
    </div>
  );
}
