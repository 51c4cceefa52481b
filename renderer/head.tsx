import { renderToStaticMarkup } from 'react-dom/server';
import { themeColour } from '#look/tokens.ts';
import { memo } from '../schema/memo.ts';
import { brandFiles, socialPicture } from '../site/generated-files.ts';
import { absoluteUrl, pictureUrl } from '../site/paths.ts';
import type { Route } from '../site/routes.ts';
import type { PageSite } from '../site/shared-site.ts';

export function head(site: PageSite, route: Route): string {
  const { title, description, keywords } = route.head;
  const url = absoluteUrl(site, route.path);
  return (
    siteTags(site).common +
    renderToStaticMarkup(
      <>
        <title>{title}</title>
        <meta name="description" content={description} />
        {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
        <link rel="canonical" href={url} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
      </>,
    ) +
    siteTags(site).sharing +
    navigationTags(site)
  );
}

export function notFoundHead(site: PageSite): string {
  return (
    siteTags(site).common +
    renderToStaticMarkup(
      <>
        <title>{`${site.notFound.title} | ${site.business.name}`}</title>
        <meta name="robots" content="noindex" />
      </>,
    ) +
    navigationTags(site)
  );
}

const siteTags = memo(
  (site: PageSite) => ({
    common: renderToStaticMarkup(<CommonTags site={site} />),
    sharing: renderToStaticMarkup(<SharingTags site={site} />),
  }),
  new WeakMap(),
);

function CommonTags({ site }: { site: PageSite }) {
  const { light, dark } = site.palette;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light[themeColour.light]} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark[themeColour.dark]} />
      {/* Stops phones from turning any number into a link. */}
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href={brandFiles.icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={brandFiles.touchIcon} />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  );
}

function SharingTags({ site }: { site: PageSite }) {
  const social = socialPicture(site);
  const { language, region } = new Intl.Locale(site.language);
  const image = pictureUrl(site, social);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={[language, region ?? []].flat().join('_')} />
      <meta property="og:site_name" content={site.business.name} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(social.width)} />
      <meta property="og:image:height" content={String(social.height)} />
      <meta property="og:image:alt" content={social.alt} />
      {/* X takes everything else from Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * Lets browsers prerender a page when a visitor hovers over or presses its link; none leads to the endpoint.
 * https://wicg.github.io/nav-speculation/
 */
function speculationRules({ hosting: { base = '' } }: Pick<PageSite, 'hosting'>): string {
  return JSON.stringify({ prerender: [{ where: { href_matches: `${base}/*` }, eagerness: 'moderate' }] });
}

/** Fades from one page to the next, unless the visitor prefers reduced motion. */
const fade =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition-group(*){animation-duration:.12s}}';

/** Returns tags, the same on every page, that make the next page open quickly and fade in. */
function navigationTags(site: PageSite): string {
  return `<style>${fade}</style><script type="speculationrules">${speculationRules(site)}</script>`;
}

/** The inline scripts and styles of these tags, for the content security policy. */
export const navigationScripts = (site: PageSite) => [speculationRules(site)];
export const navigationStyles = [fade];
