import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PagePolicies } from '../../renderer/content-security.ts';
import type { Document, Element } from './elements.ts';
import { elements, findAll } from './elements.ts';

/** Types of `<script>` that a browser executes; any other is data. */
const executable = ['', 'module', 'importmap', 'text/javascript', 'application/javascript', 'speculationrules'];

/** Reads the resources that a page's policy must allow, from its HTML alone. */
export function readContents(document: Document) {
  const inlineScripts = findAll(
    document,
    ({ name, attribs }) =>
      name === 'script' && !('src' in attribs) && executable.includes((attribs.type ?? '').toLowerCase()),
  );
  return {
    scripts: inlineScripts.map(hashOf),
    styles: elements(document, 'style').map(hashOf),
    pictures: [...new Set(elements(document, 'img', 'source').flatMap(remoteOrigins))],
    styleAttributes: findAll(document, ({ attribs }) => 'style' in attribs).map(({ name }) => name),
  };
}

/** The sources that a policy allows, by directive. */
export function readPolicy(policy: string): Record<string, string[]> {
  return Object.fromEntries(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]));
}

/** The policy of each page of a build, by its file. */
export function readPolicies(outDir = 'dist'): Map<string, string> {
  const policies: PagePolicies = JSON.parse(readFileSync(`${outDir}/server/policies.json`, 'utf8'));
  return new Map(Object.entries(policies).flatMap(([policy, files]) => files.map((file) => [file, policy])));
}

function hashOf({ children }: Element): string {
  const text = children.map((child) => ('data' in child ? child.data : '')).join('');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function remoteOrigins({ attribs: { src = '', srcset = '' } }: Element): string[] {
  const addresses = [src, ...srcset.split(',')].map((text) => text.trim().split(/\s+/)[0] ?? '');
  return addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin);
}
