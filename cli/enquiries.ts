import { readBuiltSite } from '../server/built-site.ts';
import { runEnquiries } from './enquiries/program.ts';

/** `npm run enquiries`: the garage's view of its enquiries. */
// `list | head` closes the pipe early, which is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await runEnquiries(process.argv.slice(2), {
  env: process.env,
  readSite: () => readBuiltSite().site,
  stdout: process.stdout,
  stderr: process.stderr,
});
