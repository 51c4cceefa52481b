import { fillIn } from '../../mail/fields.ts';
import type { OpenEnquiry } from '../desk-store.ts';
import { enquiryPath } from '../paths.ts';
import { Act, Work } from './Enquiry.tsx';
import type { DeskFrame } from './view.ts';

/** Asks once more before an enquiry is deleted for good. */
export function Erase({ view, frame }: { view: OpenEnquiry; frame: DeskFrame }) {
  const { desk: words } = frame.site;
  const { reference, name } = view.enquiry;
  return (
    <section className="door">
      <h1>{fillIn(words.eraseHeading, { reference })}</h1>
      <p>
        <strong>{name || words.noName}</strong>
      </p>
      <p>{words.eraseText}</p>
      <p>{words.eraseSlow}</p>
      <Work view={view} frame={frame}>
        <Act what="erase" primary>
          {words.erase}
        </Act>
        <a href={enquiryPath(reference)}>{words.keep}</a>
      </Work>
    </section>
  );
}
