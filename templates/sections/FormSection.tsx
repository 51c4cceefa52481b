import type { SectionOf } from '../../schema/section.ts';
import { EnquiryForm } from '../islands/EnquiryForm.tsx';
import { enquiryFormProps } from '../islands/enquiry-form-props.ts';
import { Island } from '../islands/Island.tsx';
import { usePage } from '../parts/page-context.ts';
import { Section } from '../parts/Section.tsx';
import { withAside } from '../styles/layout.css.ts';
import { card } from '../styles/surface.css.ts';
import { Aside } from './Aside.tsx';

/** An enquiry form with panels beside it. */
export function FormSection({ section }: { section: SectionOf<'form'> }) {
  const { site, submission } = usePage();
  const own = submission?.form === section.form ? submission : undefined;
  return (
    <Section {...section} band>
      <div className={withAside}>
        <Island
          name="enquiry-form"
          prefix={section.form}
          className={card}
          component={EnquiryForm}
          props={enquiryFormProps(site, section.form, own)}
        />
        <Aside panels={section.aside} />
      </div>
    </Section>
  );
}
