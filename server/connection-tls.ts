/** Whether the URL of a mail server or database requires TLS: any on another machine, except with `?insecure=1`. */
export function needsTls(url: string): boolean {
  return !isLocal(url) && new URL(url).searchParams.get('insecure') !== '1';
}

/** Whether a URL is on this machine: loopback or a Unix socket. */
export function isLocal(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = decodeURIComponent(searchParams.get('host') ?? hostname);
  return host.startsWith('/') || isLoopbackHost(host);
}

export function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::(1|ffff:7f[\da-f]{2}:[\da-f]{1,4})\]?)$/.test(host);
}

const defaultMode = 'verify-full';

export function withTls(url: string): string {
  const parsed = new URL(withoutInsecure(url));
  if (needsTls(url) && !parsed.searchParams.has('sslmode')) parsed.searchParams.set('sslmode', defaultMode);
  return parsed.href;
}

/** Whether the URL of a PostgreSQL on another machine has an `sslmode` that permits plain text or any certificate. */
export function isUnverified(url: string): boolean {
  const { searchParams } = new URL(url);
  // As libpq defines it, `require` accepts any certificate.
  const verified = ['verify-full', 'verify-ca', ...(searchParams.has('uselibpqcompat') ? [] : ['require'])];
  return needsTls(url) && searchParams.getAll('sslmode').some((mode) => !verified.includes(mode));
}

/** Strips our own parameter from a URL, which the libraries do not know. */
export function withoutInsecure(url: string): string {
  const parsed = new URL(url);
  if (!parsed.searchParams.has('insecure')) return url;
  parsed.searchParams.delete('insecure');
  return parsed.href;
}

/** Describes a connection for the start-up log: its host and protection, never the password. */
export function describeConnection(url: string): string {
  const { host, protocol, searchParams } = new URL(url);
  if (isLocal(url)) return `${host}, on this machine`;
  if (protocol === 'smtps:') return `${host}, with TLS`;
  if (needsTls(url)) {
    const mode = protocol.startsWith('postgres') ? ` (sslmode=${searchParams.get('sslmode') ?? defaultMode})` : '';
    return `${host}, with TLS required${mode}`;
  }
  return `${host}, WITHOUT requiring TLS, as ?insecure=1 says`;
}
