import { useEffect, useState } from 'react';
import { formatDay } from '../../schema/booking.ts';
import { dependsOn } from '../../schema/field-kinds.ts';
import type { EnquiryFormProps } from './enquiry-form-props.ts';
import type { useEnquiry } from './use-enquiry.ts';

export type Suggestion = { value: string; label: string; onPick: () => void };

/** Applies the service that a link on this page chooses. Suggests days and times near one that cannot be booked. */
export function useSuggestions(
  { fields, language, chosen: firstChosen = '' }: EnquiryFormProps,
  { register, choose, names, checkBooking, problem, outcome }: ReturnType<typeof useEnquiry>,
  idOf: (name: string) => string,
) {
  const [chosen, setChosen] = useState(firstChosen);
  const service = fields.find(({ rule }) => rule.role === 'service');
  const serviceName = service?.rule.name ?? '';
  const labelOf = (code: string) => {
    const option = service?.options?.find((candidate) => candidate.code === code);
    return option?.chosenLabel ?? option?.label ?? '';
  };

  useEffect(() => {
    if (outcome.sent) setChosen('');
  }, [outcome]);

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

  const onChange: Record<string, (event: { target: { value: string } }) => void> = {
    [serviceName]: ({ target }) => setChosen((before) => before && labelOf(target.value)),
    [names.date]: checkBooking,
    [names.slot]: checkBooking,
    [names.branch]: checkBooking,
  };

  return {
    chosen,
    register: (name: string) => {
      // Revalidate fields whose validity depends on this one: alternatives, and days that count from it.
      const deps = fields.filter(({ rule }) => rule.unless?.field === name || dependsOn(rule, name));
      return register(name, {
        deps: deps.map(({ rule }) => rule.name),
        ...(onChange[name] && { onChange: onChange[name] }),
      });
    },
    suggestionsFor: (name: string): Suggestion[] =>
      !problem || names[problem.field] !== name
        ? []
        : problem.nearest.slice(0, 2).map((value) => ({
            value,
            label: problem.field === 'date' ? formatDay({ language }, value, new Date().toISOString()) : value,
            onPick: () => {
              choose(name, value);
              const field = document.getElementById(idOf(name));
              const picked = field?.parentElement?.parentElement?.querySelector<HTMLElement>(`[value="${value}"]`);
              (problem.field === 'date' ? field : picked)?.focus();
            },
          })),
  };
}
