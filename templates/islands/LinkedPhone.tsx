import type { EnquiryFormProps } from './enquiry-form-props.ts';

/** Text in which the phone number of the business is a link. */
export function LinkedPhone({
  phone: { display, dial },
  children,
}: {
  phone: EnquiryFormProps['phone'];
  children: string;
}) {
  const [before = '', ...after] = children.split(display);
  if (after.length === 0) return children;
  return (
    <>
      {before}
      <a href={`tel:${dial}`}>{display}</a>
      {after.join(display)}
    </>
  );
}
