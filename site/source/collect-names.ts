import type { Site } from '../../schema/site.ts';
import type { SiteNames } from '../../schema/typed-reference.ts';
import { locationPath, questionId, servicePath } from '../paths.ts';

type Entry = Record<string, unknown>;

/** The names of everything that a definition declares, faulty or not: what its references may say. */
export function collectNames(definition: unknown): Record<keyof SiteNames, string[]> {
  const site = entryOf(definition);
  const services = entryOf(site.services) as Site['services'];
  const questions = Object.keys(entryOf(site.faq));
  const pages = [
    ...entriesOf(site.pages).map((entry) => ({ path: String(entry.path), entry })),
    ...Object.entries(services).map(([key, entry]) => ({ path: servicePath(key), entry: entryOf(entry) })),
  ];
  const townPages = entriesOf(site.locations).map(({ town, service }) =>
    locationPath({ services }, { town: String(town), service: String(service) }),
  );
  return {
    page: [...pages.map(({ path }) => path), ...townPages],
    fragment: pages.flatMap(({ path, entry }) => fragmentsOf(entry, questions).map((id) => `${path}#${id}`)),
    deadLink: entriesOf(site.knownDeadLinks).map(({ href }) => String(href)),
    service: Object.keys(services),
    town: Object.keys(entryOf(site.towns)),
    price: Object.keys(entryOf(site.prices)),
    claim: Object.keys(entryOf(site.claims)),
    form: Object.keys(entryOf(entryOf(site.forms).forms)),
    question: questions,
  };
}

/** The sections of a page that have an address of their own, and the questions where it has them. */
function fragmentsOf(page: Entry, questions: readonly string[]): string[] {
  return entriesOf(page.sections).flatMap((section) => [
    ...[section, ...entriesOf(section.aside)].flatMap(({ id }) => (typeof id === 'string' ? [id] : [])),
    ...(section.kind === 'faq' ? questions.map(questionId) : []),
  ]);
}

function entriesOf(value: unknown): Entry[] {
  return Array.isArray(value) ? value.map(entryOf) : [];
}

function entryOf(value: unknown): Entry {
  return value !== null && typeof value === 'object' ? (value as Entry) : {};
}
