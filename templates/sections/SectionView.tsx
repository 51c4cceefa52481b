import type { ReactNode } from 'react';
import { heroBand } from '#look/surfaces.ts';
import type { Section, SectionOf } from '../../schema/section.ts';
import { Access } from './Access.tsx';
import { Banner, Notice } from './Banner.tsx';
import { Cards } from './Cards.tsx';
import { Claims } from './Claims.tsx';
import { Emergencies } from './Emergencies.tsx';
import { Faq } from './Faq.tsx';
import { Figures } from './Figures.tsx';
import { FormSection } from './FormSection.tsx';
import { Helplines } from './Helplines.tsx';
import { Links, List } from './List.tsx';
import { MapSection } from './MapSection.tsx';
import { Own } from './Own.tsx';
import { Packages } from './Packages.tsx';
import { Prices } from './Prices.tsx';
import { Services } from './Services.tsx';
import { Steps, Timeline } from './Steps.tsx';
import { Table } from './Table.tsx';
import { Gallery, Team } from './Team.tsx';
import { Testimonials } from './Testimonials.tsx';
import { Text } from './Text.tsx';
import { TownPages } from './TownPages.tsx';
import { Towns } from './Towns.tsx';
import { Visit } from './Visit.tsx';

type View<Kind extends Section['kind']> = (props: { section: SectionOf<Kind>; band: boolean }) => ReactNode;

/** The component of every section kind; the types require all. */
const views: { [Kind in Section['kind']]: View<Kind> } = {
  access: Access,
  banner: Banner,
  cards: Cards,
  claims: Claims,
  emergencies: Emergencies,
  faq: Faq,
  figures: Figures,
  form: FormSection,
  gallery: Gallery,
  helplines: Helplines,
  links: Links,
  list: List,
  map: MapSection,
  notice: Notice,
  own: Own,
  packages: Packages,
  prices: Prices,
  services: Services,
  steps: Steps,
  table: Table,
  team: Team,
  testimonials: Testimonials,
  text: Text,
  timeline: Timeline,
  'town-pages': TownPages,
  towns: Towns,
  visit: Visit,
};

/** Kinds on a tinted band, unless the section above has one too, with which it would merge. */
const onBand: ReadonlySet<Section['kind']> = new Set(['form', 'links', 'list', 'steps', 'towns']);

/** Returns whether each section below a hero is on a band, and at the end, whether what follows them may be. */
export function bandsOf(sections: readonly Section[]): boolean[] {
  const bands = [heroBand];
  for (const { kind } of sections) bands.push(!bands.at(-1) && onBand.has(kind));
  return [...bands.slice(1), !bands.at(-1)];
}

export function SectionViews({ sections }: { sections: readonly Section[] }) {
  const bands = bandsOf(sections);
  return sections.map((section, index) => {
    const View = views[section.kind] as View<Section['kind']>;
    return <View key={JSON.stringify(section)} section={section} band={bands[index] ?? false} />;
  });
}
