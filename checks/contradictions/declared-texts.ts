import type { KeyPath } from '../../site/key-path.ts';
import { type Declared, exactly, named, type Sources, type Terms } from './declared.ts';
import { quantitiesOf, readQuantities } from './quantities.ts';
import { neededTerms, read, termsOf } from './subjects.ts';

/** Lists the figures declared in texts: headings, descriptions, tables, `includes`, `business.parking`. */
export function listDeclaredInTexts(sources: Sources): Declared[] {
  return [...fromFreeThings(sources), ...fromTexts(sources)];
}

/** What a heading or `business.parking` calls free: `Free tyre safety check`. */
function fromFreeThings({ site, pages, vocabulary }: Sources): Declared[] {
  const { freeThing, concepts } = vocabulary;
  const free = (path: KeyPath, value: string, terms: Terms): Declared => {
    return { path, value, write: 'free', ...exactly('money', 0), ...named(terms) };
  };
  const names = Object.values(site.prices).map(({ name }) => termsOf(name, vocabulary));
  const headings = pages.flatMap(({ route, entry }) =>
    route.sections.flatMap((section, index) => {
      const [, name = ''] = freeThing.exec('heading' in section ? String(section.heading) : '') ?? [];
      const terms = termsOf(name, vocabulary);
      // Skip things with a price in the table, which are free only on a condition.
      const isPriced = names.some((other) => terms.filter((term) => other.includes(term)).length > 1);
      return terms.length > 1 && !isPriced
        ? [free([...entry, 'sections', index, 'heading'], `Free ${name}`, terms)]
        : [];
    }),
  );
  const { parking = '' } = site.business;
  const isFree = vocabulary.free.test(parking) && concepts.ownParking;
  return isFree ? [free(['business', 'parking'], parking, ['~ownParking']), ...headings] : headings;
}

/** Figures in descriptions, rows of tables, `includes` and `business.parking`: `Fifteen minutes with a vet`. */
function fromTexts({ site, pages, vocabulary }: Sources): Declared[] {
  const { frames, concepts } = vocabulary;
  const figuresIn = (path: KeyPath, value: string, terms: Terms, other?: RegExp, topic: Terms = []) =>
    readQuantities(value, vocabulary).flatMap(({ dimension, low, high, noun = '' }): Declared[] => {
      const isCount = dimension === 'count' && path.includes('rows');
      if (!isCount && dimension !== 'duration') return [];
      const own = isCount ? termsOf(noun, vocabulary).slice(0, 1) : terms;
      const frame = frames.interval?.test(value) ? frames.interval : other;
      const about = { own, terms: [...own, ...terms, ...topic], optional: [] };
      return [{ path, value, write: value, dimension, low, high, ...about, frame: isCount ? undefined : frame }];
    });
  const prices = Object.entries(site.prices).flatMap(([key, { name, description = '', unit = '' }]) => {
    const figuresOf = (field: string, value: string) =>
      figuresIn(['prices', key, field], value, neededTerms(name, vocabulary), frames.duration);
    // A unit may say how long what is paid for lasts: "60 minutes".
    return [...figuresOf('description', description), ...(/^\d/.test(unit) ? figuresOf('unit', unit) : [])];
  });
  const tables = pages.flatMap(({ route, entry }) =>
    route.sections.flatMap((section, index) => {
      const topic = route.kind === 'service' ? termsOf(site.services[route.key]?.name ?? '', vocabulary) : [];
      const rows = section.kind === 'table' ? section.rows : [];
      return rows.flatMap((cells, row) =>
        cells.flatMap((cell, at) => {
          const path = [...entry, 'sections', index, 'rows', row, at];
          if (at === 0) return [];
          const own = figuresIn(path, cell, termsOf(cells[0] ?? '', vocabulary), frames.age, topic);
          // What every row has is true of the topic: "Boosters are due every year".
          const isShared = row === 0 && rows.length > 1 && rows.every((other) => other[at] === cell);
          return isShared ? [...own, ...figuresIn(path, cell, topic, frames.age)] : own;
        }),
      );
    }),
  );
  const included = Object.entries(site.services).flatMap(([key, { name, includes = '' }]) =>
    includes.split(vocabulary.offers.parts.joined).flatMap((part) => {
      const [item = ''] = part.split(vocabulary.offers.parts.end);
      return figuresIn(
        ['services', key, 'includes'],
        part,
        termsOf(item, vocabulary),
        frames.followUp,
        termsOf(name, vocabulary),
      );
    }),
  );
  // "In before ten" is any time of the morning until then.
  const dropOffs = Object.entries(site.services).flatMap(([key, { name, summary: value }]) => {
    const about = { own: ['~dropOff'], terms: ['~dropOff', ...termsOf(name, vocabulary)], optional: [] };
    const fact = { path: ['services', key, 'summary'], value, write: value, ...about, frame: frames.dropOff };
    return quantitiesOf(read(value, vocabulary)).flatMap(({ dimension, high, start }): Declared[] => {
      const isUntil = [vocabulary.polarity.until, concepts.dropOff].every((words) =>
        words?.test(value.slice(0, start)),
      );
      return dimension === 'clock' && isUntil ? [{ ...fact, dimension, low: 360, high }] : [];
    });
  });
  const teams = pages.flatMap(({ route, entry }) =>
    route.sections.flatMap((section, index) => {
      const path = [...entry, 'sections', index, 'items'];
      return section.kind === 'team' ? { path, size: section.items.length } : [];
    }),
  );
  // Several sections may divide the staff, or show some of them again.
  const low = Math.max(...teams.map(({ size }) => size));
  const high = teams.reduce((sum, { size }) => sum + size, 0);
  const staff = teams.slice(0, concepts.team ? 1 : 0).map(({ path }): Declared => {
    const figure = { dimension: 'count', low, high, value: `${low} people`, write: `${low}` } as const;
    return { path, ...figure, ...named(['~team']), frame: frames.team };
  });
  const { parking = '' } = site.business;
  return [
    ...dropOffs,
    ...prices,
    ...included,
    ...staff,
    ...tables,
    ...figuresIn(['business', 'parking'], parking, ['~parking'], concepts.walk),
  ];
}
