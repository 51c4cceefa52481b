import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { asciiEmail } from '../schema/email.ts';
import { isUnverified } from './connection-tls.ts';

const wholeNumber = (min: number, max: number, message: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((number) => min <= number && number <= max, message);

const port = (example: number) => wholeNumber(0, 65_535, `write a port from 0 to 65535, like ${example}`);

const formsAMinute = wholeNumber(0, 1_000_000, 'write a number of forms a minute, or 0 for no limit');

const mailboxHint = 'write an email address, like office@business.example';

const mailboxes = z
  .string()
  .transform((list) => list.split(',').map((address) => asciiEmail(address.trim())))
  .pipe(z.array(z.email(`${mailboxHint}, or several with commas`)));

/** A URL with a secret. An unencoded `/` in a password ends the host there, and what is before it would be logged. */
const secretUrl = z.string().refine((url) => !/^(?:postgres(?:ql)?|smtps?):\/\/[^/?#]*[/?#].*@/.test(url), {
  error: 'write %2F, %3F, %23 and %40 for /, ?, # and @ in the password',
  abort: true,
});

const environment = z.object({
  /** Port to listen on: `3000`. */
  PORT: port(3000).prefault('3000'),
  /** Address to listen on: `127.0.0.1` for this machine only, `0.0.0.0` for every network. */
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'write an address to listen on, like 127.0.0.1')
    .default('127.0.0.1'),
  /** Database of the enquiries: `file:data/enquiries.sqlite`, or `postgres://user:password@host/database`. */
  DATABASE_URL: secretUrl
    .refine((url) => url.match(/^file:./) || (url.match(/^postgres(ql)?:\/\/[^\s/]+\/./) && URL.canParse(url)), {
      error:
        'write file: and the path of the database file, like file:data/enquiries.sqlite, or the URL of a PostgreSQL database, like postgres://user:password@db.example/enquiries',
      abort: true,
    })
    .refine(
      (url) => url.startsWith('file:') || !isUnverified(url),
      'write sslmode=verify-full, since this PostgreSQL is on another machine, with sslrootcert=FILE for a certificate authority of your own; or insecure=1 to do without TLS',
    )
    .default('file:data/enquiries.sqlite'),
  /** File that records erasures, by default beside the database file: `/var/lib/garage-site/erasures.jsonl`. */
  ERASURES: z.string().optional(),
  /** Folders of the service, set by systemd: `/var/lib/garage-site`, or several with colons. */
  STATE_DIRECTORY: z
    .string()
    .default('data')
    .transform((folders) => folders.replace(/:.*/, '')),
  /** Mail server, which must offer TLS unless it is on this machine: `smtp://user:pass@mail.example:587`. */
  SMTP_URL: secretUrl
    .refine((url) => url.match(/^smtps?:\/\/[^\s/]+/) && URL.canParse(url), {
      error: 'write smtp:// or smtps:// and the mail server, like smtp://user:pass@mail.example:587',
      abort: true,
    })
    // TLS begins at once there, so a client that waits for a greeting in plain text never connects.
    .refine((url) => !(url.startsWith('smtp:') && new URL(url).port === '465'), 'write smtps:// for port 465')
    // Nodemailer has others, which turn off TLS or the check of the certificate while the log says otherwise.
    .refine(
      (url) => [...new URL(url).searchParams.keys()].every((key) => ['insecure', 'name'].includes(key)),
      'write no parameter but insecure=1 and name=, the name by which this server greets the mail server',
    )
    .optional(),
  /** Recipients of enquiries: `office@garage.example`, or several with commas; by default the definition's address. */
  ENQUIRIES_TO: mailboxes.optional(),
  /** The desk at /desk, and links to it in mails: `on` or `off`. */
  DESK: z
    .enum(['on', 'off'], 'write on or off')
    .default('on')
    .transform((choice) => choice === 'on'),
  /** Who may sign in to the desk: `pat@garage.example`, or several with commas; by default ENQUIRIES_TO. */
  DESK_USERS: mailboxes.optional(),
  /** Sender of mails, if the mail server accepts only its own addresses: `office@garage.example`. */
  ENQUIRIES_FROM: z.string().transform(asciiEmail).pipe(z.email(mailboxHint)).optional(),
  /** Delay before the first retry of a failed mail, in milliseconds; later delays grow from it: `30000`. */
  SMTP_RETRY_MS: wholeNumber(1, 3_600_000, 'write milliseconds up to an hour, like 30000').prefault('30000'),
  /** Number of proxies in front, trusted for the visitor's address and scheme: `1` behind one nginx. */
  TRUST_PROXY: wholeNumber(0, 20, 'write the number of proxies in front, like 0 or 1').prefault('0'),
  /** Maximum submissions a minute from one address: `20`; `0` is no limit. */
  RATE_LIMIT_PER_ADDRESS: formsAMinute.prefault('20'),
  /** Maximum submissions a minute in total: `300`; `0` is no limit. */
  RATE_LIMIT_GLOBAL: formsAMinute.prefault('300'),
  /** Separate port for /metrics: `9100`. Without it there are no metrics. */
  METRICS_PORT: port(9100).optional(),
  /** Maximum size of the page cache, in megabytes: `64`. */
  PAGE_CACHE_MB: wholeNumber(1, 100_000, 'write megabytes, like 64').prefault('64'),
  /** Lowest level to log: `info`. */
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'write one of debug, info, warn, error and silent')
    .default('info'),
});

/** Settings with secret values, which no error message may contain. */
const secrets = ['DATABASE_URL', 'SMTP_URL'];

/** Reads the settings; an empty one counts as missing. Throws one error with every invalid setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const { data, error } = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value)));
  if (error) {
    const lines = error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `  ${name}: found ${secrets.includes(name) ? 'an invalid value' : JSON.stringify(env[name])}; ${message}`;
    });
    throw new Error(['Invalid settings in the environment:', ...lines].join('\n'));
  }
  return data;
}

export type Config = ReturnType<typeof readConfig>;

export type LogLevel = Config['LOG_LEVEL'];

/** Loads `.env` files. Existing variables take precedence, then the file in the working directory. */
export function loadEnvFiles(): void {
  const besideBuild = fileURLToPath(new URL('../../.env', import.meta.url));
  for (const file of new Set([resolve('.env'), besideBuild])) {
    if (!existsSync(file)) continue;
    try {
      process.loadEnvFile(file);
    } catch (error) {
      throw new Error(`Cannot read the settings in ${file}: let this user read it, or remove it.`, { cause: error });
    }
  }
}
