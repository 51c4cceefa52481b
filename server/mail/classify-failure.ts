import { errorFacts, type LogFields } from '../log.ts';

/** The commands that speak of one mail; all before them speak of the server, its doors and its passwords. */
const mailCommands = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** Answers to those commands that mean "log in first", which is no fault of the mail. */
const loginCodes = [530, 534, 535, 538];

/**
 * What a failure says: `refused` is this mail's end, `later` is the mail server's "not now" to it, and `unreachable`
 * is about the server or its settings, which no mail has to answer for.
 */
export function classifyFailure(error: unknown): Failure {
  const { code = '', command = '', responseCode = 0 } = readFacts(error);
  const isAboutMail = mailCommands.includes(command) && !loginCodes.includes(responseCode) && responseCode !== 421;
  if (isAboutMail && responseCode >= 500) return 'refused';
  if (isAboutMail && responseCode >= 400) return 'later';
  // A fault of ours, such as a mail that cannot be written: it must not look like an outage to all others.
  if (code === '') return 'later';
  // Nodemailer's own words for an envelope that no server could take.
  if (code === 'EENVELOPE' && command === 'API') return 'refused';
  return 'unreachable';
}

/** What may be logged of a failure. The server's sentence may hold an address, so only faults of ours are told in full. */
export function failureFacts(error: unknown): LogFields {
  const facts = readFacts(error);
  return facts.code === undefined ? errorFacts(error) : facts;
}

function readFacts(error: unknown): SmtpFacts {
  if (!(error instanceof Error)) return {};
  const { code, command, responseCode } = error as Error & Record<string, unknown>;
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof command === 'string' && { command }),
    ...(typeof responseCode === 'number' && { responseCode }),
  };
}

type SmtpFacts = { code?: string; command?: string; responseCode?: number };

export type Failure = 'refused' | 'later' | 'unreachable';
