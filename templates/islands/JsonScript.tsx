/** Data for the script of the element before it; in an attribute, each quote would be escaped. */
export function JsonScript({ data }: { data: object }) {
  return (
    <script
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: every `<` is escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
