import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  type BookingProblem,
  type BookingRules,
  findBookingProblem,
  formatDay,
  rulesAt,
  type SlotChoices,
  slotChoices,
  slotsOfAnyDay,
  slotsToOffer,
} from '../../schema/booking.ts';
import { minuteIn } from '../../schema/clock.ts';
import { appointmentFields, type EnquiryValues, hasPlace } from '../../schema/enquiry.ts';
import type { FieldRule } from '../../schema/field-kinds.ts';
import type { EnquiryFormProps } from './enquiry-form-props.ts';

export type Suggestion = { value: string; label: string };

/** The day and time of a visit: the slots to offer, why they cannot be booked, and others near them. */
export function useVisit(
  { hours, language, submission }: EnquiryFormProps,
  { getValues, trigger, formState }: UseFormReturn<EnquiryValues>,
  fieldRules: readonly FieldRule[],
  bookingRules: BookingRules | undefined,
  setPostErrors: Dispatch<SetStateAction<Record<string, string>>>,
) {
  const names = appointmentFields(fieldRules);
  // Slots of the chosen day, and why the date or time cannot be booked, updated on every change.
  const [{ choices, problem }, setState] = useState<{ choices?: SlotChoices; problem?: BookingProblem | undefined }>(
    () => {
      const { [names.date]: date, [names.branch]: branch } = submission?.values ?? {};
      return { choices: { offered: slotsToOffer(rulesAt(bookingRules, branch), date) } };
    },
  );

  const onChange = (name: string) => {
    if (!Object.values(names).includes(name)) return;
    const { [names.date]: date, [names.slot]: slot, [names.branch]: branch } = getValues();
    const own = rulesAt(bookingRules, branch);
    const visit = { now: minuteIn(hours.timeZone), date: date ?? '', slot: slot ?? '' };
    // An earlier year is still being typed.
    const isComplete = own && visit.date >= '2000' && hasPlace(fieldRules, branch);
    if (isComplete) setState({ choices: slotChoices(own, visit), problem: findBookingProblem(own, visit) });
    else setState(own && branch ? { choices: { offered: slotsOfAnyDay(own), isAnyDay: true } } : {});
    setPostErrors(({ [names.date]: _date, [names.slot]: _slot, ...others }) => others);
    if (formState.submitCount > 0) trigger(Object.values(names).filter(Boolean));
  };
  // Only after hydration, because the server does not know which values the browser restores.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (getValues(names.date)) onChange(names.date);
  }, []);

  return {
    errors: problem && { [names[problem.field]]: problem.message },
    choicesFor: (name: string) => (name === names.slot ? choices : undefined),
    suggestionsFor: (name: string): Suggestion[] => {
      const nearest = problem && name === names[problem.field] ? problem.nearest : [];
      return nearest.slice(0, 2).map((value) => ({
        value,
        label: name === names.date ? formatDay({ language }, value, new Date().toISOString()) : value,
      }));
    },
    onChange,
    clear: () => setState({}),
  };
}
