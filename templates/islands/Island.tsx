import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * A component that the browser brings to life. It is a React root of its own here as it is there, since ids
 * that were counted inside the whole page would not match; its props stand right after it.
 */
export function Island<Props extends object>({
  name,
  prefix,
  component: Component,
  props,
  className,
}: {
  /** What the browser's script looks for: `enquiry-form`. */
  name: 'enquiry-form' | 'faq-accordion';
  /** Keeps its ids apart from those of other islands on the page. */
  prefix: string;
  component: ComponentType<Props>;
  props: Props;
  className?: string | undefined;
}) {
  const html = renderToString(<Component {...props} />, { identifierPrefix: prefix });
  return (
    <>
      <div
        className={className}
        data-island={name}
        data-island-prefix={prefix}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is React's own output
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: no `<` is left to end the element with
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll('<', '\\u003c') }}
      />
    </>
  );
}
