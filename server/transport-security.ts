/** Whether a URL of a mail server or a database has to use TLS: off this machine it does, unless it says `?insecure=1`. */
export function needsTls(url: string): boolean {
  return !isLocal(url) && !isInsecure(url);
}

/** Whether a URL stays on this machine: on the loopback interface, or a socket in the file system. */
export function isLocal(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, searchParams } = new URL(url);
  const host = decodeURIComponent(searchParams.get('host') ?? hostname);
  return /^(localhost|127(\.\d+){3}|\[?::1\]?|\/.*)$/.test(host);
}

const defaultMode = 'verify-full';

/** Returns the URL of a PostgreSQL with the `sslmode` that is in force. */
export function withTls(url: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(withoutInsecure(url));
  if (needsTls(url) && !parsed.searchParams.has('sslmode')) parsed.searchParams.set('sslmode', defaultMode);
  return parsed.href;
}

/** Whether a URL of a PostgreSQL off this machine has an `sslmode` that may do without TLS. */
export function allowsPlainText(url: string): boolean {
  if (!URL.canParse(url)) return false;
  return needsTls(url) && /^(disable|allow|prefer)$/.test(new URL(url).searchParams.get('sslmode') ?? '');
}

/** Returns a URL without the parameter that is ours, for the library that connects to it. */
export function withoutInsecure(url: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  if (!parsed.searchParams.has('insecure')) return url;
  parsed.searchParams.delete('insecure');
  return parsed.href;
}

/** Returns what a start-up line says about a connection: its host, and how it is protected. Never the password. */
export function describeConnection(url: string): string {
  if (!URL.canParse(url)) return 'an address that cannot be read';
  const { host, protocol, searchParams } = new URL(url);
  if (isLocal(url)) return `${host}, on this machine`;
  if (protocol === 'smtps:') return `${host}, with TLS`;
  if (needsTls(url)) {
    const mode = protocol.startsWith('postgres') ? ` (sslmode=${searchParams.get('sslmode') ?? defaultMode})` : '';
    return `${host}, with TLS required${mode}`;
  }
  return `${host}, WITHOUT requiring TLS, as ?insecure=1 says`;
}

function isInsecure(url: string): boolean {
  return URL.canParse(url) && new URL(url).searchParams.get('insecure') === '1';
}
