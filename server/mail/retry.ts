import { messageOf } from '../../site/problem.ts';
import type { OutboxRow } from '../database/database.ts';
import { errorFields, type LogFields } from '../log.ts';

/** Maximum delays as multiples of the first. If that is 30 seconds: an hour for a mail, five minutes for an outage. */
const maxMailDelays = 120;
const maxOutageDelays = 10;

/** Maximum temporary failures of a mail, about a week. Outages do not count. */
const maxRefusals = 175;

/** Maximum broken connections of a mail, about two days: each attempt may have delivered it. */
const maxInterruptions = 50;

/** Decides what to do with the mail and the queue after a failed attempt. See decision 0011. */
export function planRetry(mail: Pick<OutboxRow, 'attempts' | 'refusals'>, error: unknown, firstMs: number) {
  const failure = classifyFailure(error);
  const isOutage = failure === 'outage';
  const refusals = mail.refusals + (isOutage ? 0 : 1);
  const limit = failure === 'interrupted' ? maxInterruptions : maxRefusals;
  return {
    isFinal: failure === 'permanent' || (!isOutage && refusals >= limit),
    isOutage,
    isReachable: isAfterLogin(error),
    delayMs: isOutage
      ? retryDelay(mail.attempts, firstMs, firstMs * maxOutageDelays)
      : retryDelay(refusals, firstMs, maxMailDelay(firstMs)),
    refusals,
    /** The server's message, without characters that a terminal would interpret. */
    reason: messageOf(error)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .slice(0, 300),
  };
}

export function maxMailDelay(firstMs: number): number {
  return firstMs * maxMailDelays;
}

/** Returns an exponential delay with jitter. */
export function retryDelay(attempt: number, firstMs: number, maxMs: number, random = Math.random): number {
  const full = Math.min(maxMs, firstMs * 2 ** Math.min(attempt - 1, 40));
  return Math.round(full * (1 - random() / 2));
}

/** SMTP commands about one mail. Failures of other commands concern the server or the login. */
const mailCommands = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** Responses that refuse the login, or require one. */
const loginCodes = [530, 534, 535, 538];

/** Responses to `MAIL FROM` that concern all mails: a login is required, or the server is shutting down. */
const serverCodes = [421, ...loginCodes];

/** Classifies an error of nodemailer by its SMTP command and response; see decision 0011. */
export function classifyFailure(error: unknown): Failure {
  const { code = '', command = '', responseCode = 0 } = smtpFields(error);
  if (command === 'MAIL FROM' && serverCodes.includes(responseCode)) return 'outage';
  const isAboutMail = mailCommands.includes(command);
  if (isAboutMail && responseCode >= 500) return 'permanent';
  if (isAboutMail && responseCode >= 400) return 'temporary';
  // An error without a code is ours, such as a mail that cannot be composed, and no outage.
  if (code === '') return 'temporary';
  // Nodemailer rejects the envelope before any server sees it.
  if (code === 'EENVELOPE' && command === 'API') return 'permanent';
  return isAfterLogin(error) ? 'interrupted' : 'outage';
}

/** `permanent`, `temporary`: about this mail. `interrupted`: broke while sending it. `outage`: connection or login. */
type Failure = 'permanent' | 'temporary' | 'interrupted' | 'outage';

function isAfterLogin(error: unknown): boolean {
  return error instanceof Error && 'isAfterLogin' in error && error.isAfterLogin === true;
}

/** Returns what to log. Omits messages of the server, which may contain an address or a password. */
export function failureFields(error: unknown): LogFields {
  const fields = smtpFields(error);
  if (fields.code === undefined) return errorFields(error);
  const isOurs = fields.responseCode === undefined && classifyFailure(error) === 'outage';
  const advice = adviseOn(fields, error);
  return {
    ...fields,
    ...(isOurs && fields.command !== 'STARTTLS' && { reason: messageOf(error) }),
    ...(advice && { advice }),
  };
}

function adviseOn({ command, responseCode = 0 }: SmtpFields, error: unknown): string | undefined {
  if (command === 'STARTTLS') return 'the mail server, or something on the way to it, refuses TLS, so nothing was sent';
  if (loginCodes.includes(responseCode))
    return 'the mail server refuses the user and password in SMTP_URL, or their absence; correct it and restart';
  if (messageOf(error).includes('wrong version number'))
    return 'this port of the mail server begins without TLS; write smtp:// in SMTP_URL for STARTTLS, and restart';
  return undefined;
}

function smtpFields(error: unknown): SmtpFields {
  if (!(error instanceof Error)) return {};
  const { code, command, responseCode } = error as Error & Record<string, unknown>;
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof command === 'string' && { command }),
    ...(typeof responseCode === 'number' && { responseCode }),
  };
}

type SmtpFields = { code?: string; command?: string; responseCode?: number };

/** Pauses the queue from the second consecutive outage on. Uses the monotonic clock, which cannot be set. */
export function createOutage(firstMs: number, onEnd: () => void) {
  let failures = 0;
  let until = 0;
  return {
    /** Returns whether to pause the queue. */
    recordFailure(): boolean {
      const now = performance.now();
      failures += 1;
      if (failures === 1) return false;
      // Count failures of simultaneous mails once.
      if (now >= until) until = now + retryDelay(failures - 1, firstMs, firstMs * maxOutageDelays);
      return true;
    },
    end() {
      const wasActive = failures > 1;
      failures = 0;
      until = 0;
      if (wasActive) onEnd();
    },
    isActive: () => failures > 1,
    remainingMs: () => Math.max(0, until - performance.now()),
  };
}
