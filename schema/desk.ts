import * as z from 'zod';
import { line } from './text.ts';

/** The words of the garage's desk, which only its staff see; each has an English default. */
export const deskWords = z.strictObject({
  /** The name of the desk, beside that of the business: `'Desk'`. */
  name: line.default('Desk'),
  /** The heading and the button of the page to sign in: `'Sign in'`. */
  signIn: line.default('Sign in'),
  /** What that page asks for: `'Your email address'`. */
  address: line.default('Your email address'),
  /** How signing in works: `'We’ll email you a link. There is no password.'`. */
  signInHint: line.default('We’ll email you a link that signs you in. There is no password.'),
  /** The same where the server sends no mail: `'This server sends no mail…'`. */
  noMailHint: line.default(
    'This server sends no email. Ask whoever runs it for a link: npm run enquiries -- desk-link prints one.',
  ),
  /** The button that asks for a link: `'Email me a link'`. */
  sendLink: line.default('Email me a link'),
  /** The heading of the answer, which is the same for any address: `'Look in your inbox'`. */
  linkSent: line.default('Look in your inbox'),
  /** That answer: `'If you may use the desk, a link is on its way.'`. */
  linkSentText: line.default(
    'If that address may use the desk, a link is on its way. It works once, for 15 minutes. Nothing there? Look in junk, or ask again.',
  ),
  /** The heading of the page that a link leads to: `'Sign in to the desk'`. */
  confirm: line.default('Sign in to the desk'),
  /** What that page asks: `'Press the button to sign in on this device for 30 days.'`. */
  confirmText: line.default('Press the button to sign in on this device for 30 days, or until you sign out.'),
  /** A link that was used, or is too old: `'This link has been used, or is older than 15 minutes.'`. */
  linkUsed: line.default('This link has been used already, or is older than 15 minutes. Ask for a new one.'),
  /** The button that ends a session: `'Sign out'`. */
  signOut: line.default('Sign out'),
  /** After signing out: `'You are signed out.'`. */
  signedOut: line.default('You are signed out.'),
  /** Who is signed in: `[who]`. */
  signedInAs: line.default('Signed in as [who]'),
  /** The page that a mail’s link opens for a moment: `'Opening the desk'`. */
  opening: line.default('Opening the desk'),
  /** The link on that page: `'Go on'`. */
  goOn: line.default('Go on'),
  /** The subject of the mail with the link: `[business]`. */
  mailSubject: line.default('Sign in to the desk of [business]'),
  /** What the mail says: `'This link signs you in once…'`. */
  mailText: line.default('This link signs you in once. It works for 15 minutes.'),
  /** The end of that mail: `'If you did not ask for it, ignore this email…'`. */
  mailMistake: line.default('If you did not ask for it, ignore this email: nobody can sign in without the link.'),
});

export type DeskWords = z.output<typeof deskWords>;
