import { useEffect, useState } from 'react';
import type { EnquiryFormProps, Sent } from './enquiry-form-props.ts';

/** Returns the name of the service that a link to the form chose. Follows such links on this page without a reload. */
export function useChosenService(
  { fields, chosen: firstChosen = '' }: EnquiryFormProps,
  choose: (name: string, value: string) => void,
  idOf: (name: string) => string,
  sent: Sent | undefined,
) {
  const [chosen, setChosen] = useState(firstChosen);
  const service = fields.find(({ rule }) => rule.role === 'service');
  const serviceName = service?.rule.name ?? '';
  const labelOf = (code: string) => {
    const option = service?.options?.find((candidate) => candidate.code === code);
    return option?.chosenLabel ?? option?.label ?? '';
  };

  useEffect(() => {
    if (sent) setChosen('');
  }, [sent]);

  // Handle a link to this page's own form without loading the page again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls does the same on every render
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || link.origin + link.pathname !== location.origin + location.pathname) return;
      const code = new URLSearchParams(link.search).get('service') ?? '';
      const select = document.getElementById(idOf(serviceName));
      if (!labelOf(code) || !select?.checkVisibility() || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      choose(serviceName, code);
      setChosen(labelOf(code));
      select.focus();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  const onChange = (name: string, value: string) => {
    if (name === serviceName) setChosen((before) => before && labelOf(value));
  };
  return [chosen, onChange] as const;
}
