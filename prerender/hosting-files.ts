import { rmSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { type PagePolicies, policyByFile } from '../renderer/content-security.ts';
import {
  closedPolicy,
  fileHeaders,
  redirectOf,
  securityHeaders,
  strictTransport,
} from '../renderer/response-headers.ts';
import type { Redirect } from '../schema/link.ts';
import type { SharedSite } from '../site/shared-site.ts';
import { writeFiles } from './files.ts';

/** Writes the redirects for static hosts and the proxies in deploy/. Returns the files to publish. */
export function writeRedirects(
  redirects: readonly Redirect[],
  { clientDir, outDir, base = '' }: { clientDir: string; outDir: string; base?: string | undefined },
): string[] {
  const rules = redirects.flatMap((redirect) => {
    const { status, location } = redirectOf(redirect);
    const to = location.startsWith('/') ? base + location : location;
    // With and without a trailing slash, like the server.
    return [redirect.from, `${redirect.from}/`].map((from) => ({ from: base + from, status, to }));
  });
  const nginx = rules.map((rule) => `location = ${quote(rule.from)} {\n    return ${rule.status} ${rule.to};\n}\n`);
  const caddy = rules.map((rule) => `redir ${quote(rule.from)} ${rule.to} ${rule.status}\n`);
  const heading = generatedFrom('the redirects of the definition');
  writeFiles(join(outDir, 'proxy'), [
    ['nginx-redirects.conf', heading + nginx.join('')],
    ['redirects.caddy', heading + caddy.join('')],
  ]);
  // Static hosts match percent-encoded addresses, proxies decoded ones.
  const lines = rules.map(({ from, to, status }) => `${encodeURI(from)} ${to} ${status}\n`);
  return writeFiles(clientDir, lines.length > 0 ? [['_redirects', lines.join('')]] : []);
}

/** Quotes a path that has a space or punctuation, for nginx and Caddy. */
function quote(path: string): string {
  return /[^\p{L}\p{N}_.~/-]/u.test(path) ? `"${path}"` : path;
}

type Headers = Readonly<Record<string, string>>;

/** Headers besides the common ones, by file name relative to the site's folder. */
type FileHeaders = ReadonlyMap<string, Headers>;

/** Maximum number of pages to list with headers; more would exceed the limits of hosts. */
const maxPages = 5000;

/** Writes the headers for static hosts and the proxies in deploy/. Returns the files to publish. */
export function writeStaticHeaders({ site, policies, files, clientDir, outDir }: StaticSite): string[] {
  const policyByName = policyByFile(policies);
  const proxyDir = join(outDir, 'proxy');
  if (policyByName.size > maxPages) {
    // Policies of an earlier build would block the new pages.
    for (const name of ['nginx-policies.conf', 'nginx-headers.conf', 'headers.caddy'])
      rmSync(join(proxyDir, name), { force: true });
    return [];
  }
  const { 'Content-Security-Policy': _, ...common }: Record<string, string> = {
    ...securityHeaders(site),
    ...strictTransport,
  };
  const names = [...new Set([...policyByName.keys(), ...files.map((file) => relative(clientDir, file))])].sort();
  const headersByName: FileHeaders = new Map(
    names.map((name) => [name, fileHeaders({ name, extension: extname(name), policy: policyByName.get(name) })]),
  );
  const { base = '' } = site.hosting;
  writeFiles(proxyDir, [
    ['nginx-policies.conf', nginxPolicies(headersByName, base)],
    ['nginx-headers.conf', nginxHeaders(common)],
    ['headers.caddy', caddyHeaders(common, headersByName, base)],
  ]);
  return writeFiles(clientDir, [['_headers', staticHostHeaders(common, headersByName, base)]]);
}

type StaticSite = {
  site: SharedSite;
  policies: PagePolicies;
  /** All files of the built site except its pages. */
  files: readonly string[];
  clientDir: string;
  outDir: string;
};

/** In the format of Netlify and Cloudflare Pages. All matching rules apply, so no two may set the same header. */
function staticHostHeaders(common: Headers, headersByName: FileHeaders, base: string): string {
  const rule = (path: string, headers: Headers) =>
    [base + path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const assets = fileHeaders({ name: 'assets/*', extension: '', policy: undefined });
  const files = [...headersByName].filter(([name]) => !name.startsWith('assets/'));
  return `${[
    rule('/*', common),
    rule('/assets/*', assets),
    ...files.flatMap(([name, headers]) => pathsOf(name).map((path) => rule(path, headers))),
  ].join('\n')}\n`;
}

/** For the http level of nginx, which identifies a page by its file. */
function nginxPolicies(headersByName: FileHeaders, base: string): string {
  const policies = policiesOf(headersByName).map(
    ([name, policy]) => `    "${base}/${escapeQuotes(name)}" "${policy}";\n`,
  );
  return `${fromHeaders}map $uri $garage_site_policy {\n    default "${closedPolicy}";\n${policies.join('')}}\n`;
}

/** For a server or location of nginx. */
function nginxHeaders(common: Headers): string {
  const headers = { ...common, 'Content-Security-Policy': '$garage_site_policy' };
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${escapeQuotes(value)}" always;\n`);
  return `${fromHeaders}${lines.join('')}`;
}

/** For `handle_errors` of Caddy, which identifies a page by its path; any other path gets the not-found page. */
function caddyHeaders(common: Headers, headersByName: FileHeaders, base: string): string {
  const policies = policiesOf(headersByName);
  const cases = policies.flatMap(([name, policy]) =>
    pathsOf(name).map((path) => `\t"${base}${escapeQuotes(path)}" "${policy}"\n`),
  );
  const notFound = policies.find(([name]) => name === '404.html')?.[1] ?? closedPolicy;
  const headers = { ...common, 'Content-Security-Policy': '{garage_site_policy}' };
  const lines = Object.entries(headers).map(([name, value]) => `\t${name} "${escapeQuotes(value)}"\n`);
  return `${fromHeaders}map {path} {garage_site_policy} {\n${cases.join('')}\tdefault "${notFound}"\n}\nheader {\n${lines.join('')}}\n`;
}

const generatedFrom = (source: string) => `# Generated by the build from ${source}. Do not edit.\n`;
const fromHeaders = generatedFrom('the headers of the server');

function policiesOf(headersByName: FileHeaders): [name: string, policy: string][] {
  return [...headersByName].flatMap(([name, { 'Content-Security-Policy': policy }]): [string, string][] =>
    policy ? [[name, policy]] : [],
  );
}

/** The paths at which a file is served: `/contact` and `/contact.html`. */
function pathsOf(name: string): string[] {
  if (name === 'index.html') return ['/', '/index.html'];
  if (name.endsWith('/index.html')) {
    const folder = `/${name.slice(0, -'/index.html'.length)}`;
    return [folder, `${folder}/`, `/${name}`];
  }
  return name.endsWith('.html') ? [`/${name.slice(0, -'.html'.length)}`, `/${name}`] : [`/${name}`];
}

function escapeQuotes(value: string): string {
  return value.replaceAll('"', '\\"');
}
