import type { SiteInput } from '../schema/site.ts';

/** A definition with so many town pages more: each in a town of its own, told by its own title, description and heading. */
export function growDefinition(definition: SiteInput, more: number): SiteInput {
  const templates = definition.locations ?? [];
  const towns = Array.from({ length: more }, (_, index) => `town-${index}`);
  const locations = towns.map((town, index) => {
    const page = templates[index % templates.length] as (typeof templates)[number];
    const name = `Town ${index}`;
    return {
      ...page,
      town,
      head: { ...page.head, title: `${name}: repairs`, description: `${name}: ${page.head.description}`.slice(0, 155) },
      hero: { ...page.hero, heading: `Repairs for ${name}` },
    };
  });
  return {
    ...definition,
    towns: {
      ...definition.towns,
      ...Object.fromEntries(towns.map((town, index) => [town, { name: `Town ${index}` }])),
    },
    locations: [...templates, ...locations],
  };
}
