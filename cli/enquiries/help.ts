import type { Command } from './command.ts';

/** What the tools say of themselves, from what each command says. */
export function describeCommands(commands: Readonly<Record<string, Command>>): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length)) + 2;
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}${summary}`);
  return `The garage's view of its enquiries. Write a command after npm run enquiries --

${lines.join('\n')}

Every command takes --help, which shows how it is written with examples, and --json, for other programs: one JSON object
a line. DATABASE_URL says where the enquiries are, as for the server.

Exit codes: 0 done, 1 failed or not found, 2 not understood.

Examples:
  npm run enquiries -- list --since today
  npm run enquiries -- show K7QF3MPD
  npm run -s enquiries -- export --form booking > bookings.csv

Write npm run -s where the output goes into a file or another program: without it npm adds lines of its own.`;
}
