import type { SiteInput } from '../../schema/site.ts';
import type { Definition } from '../definition.ts';

/** The two buttons that a phone has at the thumb, for a page that has no better ones yet. */
export function usualActions({ written }: Definition): object[] {
  const { call, link } = (written as SiteInput).layout.callBar;
  return [
    { label: call, call: true },
    { label: link.name, href: link.href },
  ];
}
