import type { Site } from '../schema/site.ts';

type Placeholder = Site['business']['placeholders'][number];

/** One line for each value of the definition that stands in for the owner's real one. */
export function placeholderWarnings(site: Site): string[] {
  return site.business.placeholders.map((placeholder) => {
    const { key, value } = placeholders[placeholder](site);
    return `warning: ${key} is a placeholder (${value}); supply the real value before going live`;
  });
}

const placeholders: Record<Placeholder, (site: Site) => { key: string; value: string }> = {
  name: ({ business }) => ({ key: 'business.name', value: business.name }),
  phone: ({ business }) => ({ key: 'business.phone', value: business.phone.display }),
  email: ({ business }) => ({ key: 'business.email', value: business.email }),
  url: ({ url }) => ({ key: 'url', value: url }),
  'voice assistant': ({ voiceAssistant }) => ({ key: 'voiceAssistant', value: voiceAssistant?.src ?? 'none' }),
};
