import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

interface IslandProps<Props> {
  /** The name that `hydrateIslands` looks for. */
  name: 'enquiry-form' | 'faq-accordion';
  component: ComponentType<Props>;
  props: Props;
  /** The stylesheet with rules that only an island in use needs. */
  stylesheet?: string | undefined;
  /** A file of the built site with all props except `own`, to keep the page small. */
  file?: { href: string; own: Partial<Props> } | undefined;
}

/** A component that the browser hydrates: a React root of its own, on the server too. Props follow as JSON, if any. */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  stylesheet,
  file,
}: IslandProps<Props>) {
  const html = renderToString(<Component {...props} />);
  const inline = file?.own ?? props;
  return (
    <>
      <div
        data-island={name}
        data-props={file?.href}
        data-stylesheet={stylesheet}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {Object.values(inline).some((value) => value !== undefined) && <JsonScript data={inline} />}
    </>
  );
}

/** Data for the element before it. In an attribute, every quote would have to be escaped. */
export function JsonScript({ data }: { data: object }) {
  return (
    <script
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: every `<` is escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
