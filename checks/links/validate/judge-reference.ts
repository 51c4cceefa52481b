import { submitPath } from '../../../schema/submission.ts';
import { type Destination, hasExtension, originOf } from '../address.ts';
import type { ReferenceKind } from '../collect/collection.ts';
import type { RuleName } from '../rules.ts';
import { type BuiltSite, wellWritten } from './built-site.ts';

/** What is wrong with a reference, whichever page it stands on. */
export type Verdict = { rule: RuleName; target: string; message: string; nearest?: string };

/** Holds one reference to what the site has. `undefined` when nothing is wrong. */
export function judgeReference(
  built: BuiltSite,
  kind: ReferenceKind,
  target: string,
  destination: Destination,
): Verdict | undefined {
  switch (destination.leads) {
    case 'here':
      return judgePath(built, kind, destination.path, destination.fragment);
    case 'phone':
      return judgeContact('wrong-phone', destination.number, built.site.business.phone.dial, 'tel:');
    case 'email':
      return judgeContact('wrong-email', destination.address, built.site.business.email, 'mailto:');
    case 'elsewhere':
      return kind === 'page' ? judgeOrigin(built, originOf(destination.url)) : undefined;
    case 'malformed':
      return { rule: 'malformed-address', target, message: 'is no address that a browser can read' };
    case 'nowhere':
      return undefined;
  }
}

function judgePath(built: BuiltSite, kind: ReferenceKind, path: string, fragment: string): Verdict | undefined {
  if (kind === 'action') {
    if (path === submitPath) return undefined;
    return {
      rule: 'dead-form-action',
      target: path,
      message: `takes no form; send it to ${submitPath}`,
      nearest: submitPath,
    };
  }
  const isPage = kind !== 'file' && built.pages.has(path);
  const isFile = kind !== 'page' && kind !== 'refresh' && built.hasFile(path);
  if (isPage || isFile) return kind === 'identifier' ? undefined : judgeFragment(built, path, fragment);

  const meant = wellWritten(built, path);
  if (kind !== 'file' && meant !== undefined) {
    return path.endsWith('/')
      ? { rule: 'trailing-slash', target: path, message: `has a slash at its end; write ${meant}`, nearest: meant }
      : { rule: 'file-name-link', target: path, message: `names the file of a page; write ${meant}`, nearest: meant };
  }
  const isAsset = kind === 'file' || (hasExtension(path) && !path.endsWith('.html'));
  return isAsset
    ? { rule: 'dead-asset', target: path, message: 'is no file of the built site' }
    : { rule: 'dead-page', target: path, message: 'is no page of the built site' };
}

/** `#` and `#top` lead to the top of any page; a fragment of a file other than a drawing is the file's own affair. */
export function judgeFragment(built: BuiltSite, path: string, fragment: string): Verdict | undefined {
  if (fragment === '' || fragment === 'top' || fragment.startsWith(':~:')) return undefined;
  const ids = built.idsOf(path);
  if (!ids || ids.has(fragment)) return undefined;
  return {
    rule: 'dead-fragment',
    target: `${path}#${fragment}`,
    message: `leads to no element: ${path} has no id "${fragment}"`,
  };
}

function judgeContact(rule: RuleName, found: string, expected: string, scheme: string): Verdict | undefined {
  if (found === expected.toLowerCase()) return undefined;
  return {
    rule,
    target: `${scheme}${found}`,
    message: `is not the one in the definition; write ${scheme}${expected}`,
    nearest: `${scheme}${expected}`,
  };
}

function judgeOrigin({ site }: BuiltSite, origin: string): Verdict {
  const message = `is not ${site.url}; build and check with the same url or SITE_URL`;
  return { rule: 'foreign-origin', target: origin, message, nearest: site.url };
}
