import { siteRoot } from '../site/paths.ts';
import type { SharedSite } from '../site/shared-site.ts';

/** Prefixes for the addresses in a page: its links, and the files that it loads. */
type Prefixes = { links: string; files: string };

/** Returns the base path. A reply from another origin loads files from its own root and links back to the site. */
export function prefixesOf(site: Pick<SharedSite, 'url' | 'hosting'>, { isReply = false } = {}): Prefixes {
  const { api, base = '' } = site.hosting;
  return api && isReply ? { links: siteRoot(site), files: '' } : { links: base, files: base };
}

export function prefixHtml(html: string, { links, files }: Prefixes): string {
  if (links === '' && files === '') return html;
  return html.replace(/<([\w-]+) [^>]*>/g, (tag, name: string) =>
    tag
      .replace(addresses, `$1${name === 'a' ? links : files}/`)
      .replace(lists, (list) => list.replace(/(?<=[" ])\/(?!\/)/g, `${files}/`)),
  );
}

const addresses = /( (?:href|src|action|poster|data-props|data-stylesheet)=")\/(?!\/)/g;
const lists = / (?:srcset|imagesrcset)="[^"]*"/gi;

/** The same for a bundled stylesheet and script. */
export function prefixStyle(style: string, { files }: Prefixes): string {
  return files === '' ? style : style.replace(/url\((["']?)\/(?!\/)/g, `url($1${files}/`);
}

export function prefixScript(script: string, { files }: Prefixes): string {
  return files === '' ? script : script.replace(/([`"'])\/assets\//g, `$1${files}/assets/`);
}
