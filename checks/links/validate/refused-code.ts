import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { memo } from '../../../schema/memo.ts';
import { withoutFileName } from '../address.ts';
import type { Document, InlineCode } from '../collect/collection.ts';
import { fault, fixable, type RawFinding } from '../finding.ts';
import type { BuiltSite } from './built-site.ts';

/** Finds scripts and style sheets that browsers refuse to run: changed after their hash was written. */
export function findRefusedCode(built: BuiltSite): RawFinding[] {
  return [...findChangedFiles(built), ...findRefusedInline(built)];
}

function findChangedFiles({ documents, settings, pathOf, hasFile, placeOf }: BuiltSite): RawFinding[] {
  const read = memo((path: string) => readFileSync(settings.dir + path));
  return documents.flatMap((document) =>
    document.references.flatMap((reference) => {
      const { integrity } = reference;
      const path = integrity && pathOf(document, reference.target);
      if (!path || !hasFile(path)) return [];
      const given = [...integrity.matchAll(/(?<=^|\s)(sha(?:256|384|512))-([^\s?]+)/g)];
      // Browsers apply only the strongest algorithm.
      const algorithm = given
        .map(([, name = '']) => name)
        .sort()
        .at(-1);
      if (!algorithm) return [];
      const actual = hash(algorithm, read(path), 'base64');
      if (given.some(([, name, value = '']) => name === algorithm && toBase64(value) === actual)) return [];
      const message = `has another hash than the integrity of this ${reference.attribute}, so browsers refuse it`;
      return [fixable('refused-code', path, message, `${algorithm}-${actual}`, placeOf(document, reference))];
    }),
  );
}

function findRefusedInline(built: BuiltSite): RawFinding[] {
  const { documents, placeOf } = built;
  return documents.flatMap((document) => {
    const ofHost = policiesOfHost(built, document);
    return document.inlineCode.flatMap((code) => {
      if ([...code.policies, ...ofHost].every((policy) => allows(policy, code))) return [];
      const { kind, sha256, attribute, ...at } = code;
      if (attribute) {
        const message = `has the attribute ${attribute}, which the content security policy refuses; move it to a ${kind === 'style' ? 'style sheet' : 'script'}`;
        return [fault('refused-code', document.path, message, placeOf(document, { attribute, ...at }))];
      }
      const message = `is the hash of an inline ${kind}, which the content security policy refuses; build again, or add the hash to ${kind}-src`;
      return [fault('refused-code', `sha256-${sha256}`, message, placeOf(document, { attribute: kind, ...at }))];
    });
  });
}

export function policiesOfHost({ headersOf }: BuiltSite, { path }: Document): ReadonlySet<string> {
  const lines = [path, withoutFileName(path)].flatMap(headersOf);
  return new Set(lines.flatMap(({ name, value }) => (name === 'content-security-policy' ? value.split(',') : [])));
}

/** Whether a policy lets a page run inline code. Only its SHA-256 is known, so other hashes are trusted. */
function allows(policy: string, { kind, attribute, sha256, hasNonce }: InlineCode): boolean {
  const sources = [`${kind}-src-${attribute ? 'attr' : 'elem'}`, `${kind}-src`, 'default-src']
    .map((name) => directivesOf(policy).get(name))
    .find((list) => list !== undefined);
  if (attribute && sources?.some((source) => /^'unsafe-hashes'$/i.test(source))) return true;
  const keys = sources?.filter((source) => /^'(?:sha\d+|nonce)-/i.test(source)) ?? [];
  if (!sources || keys.length === 0) return !sources || sources.some((source) => /^'unsafe-inline'$/i.test(source));
  return (
    !attribute &&
    keys.some((key) =>
      /^'nonce/i.test(key) ? hasNonce : !/^'sha256/i.test(key) || toBase64(key.slice(8, -1)) === sha256,
    )
  );
}

export const directivesOf = memo((policy: string) => {
  const directives = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources] as const));
});

/** Converts base64url, in which a hash may be written. */
function toBase64(text: string): string {
  return text.replaceAll('-', '+').replaceAll('_', '/');
}
