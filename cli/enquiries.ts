import { readServedSite } from '../server/built-site.ts';
import { loadEnvFiles } from '../server/config.ts';
import { runEnquiries } from './enquiries/program.ts';
import { exitOnClosedPipe } from './run-command.ts';

/** `npm run enquiries`: lists and processes stored enquiries. */
process.stdout.on('error', exitOnClosedPipe);
process.exitCode = await runEnquiries(process.argv.slice(2), {
  readEnv() {
    loadEnvFiles();
    return process.env;
  },
  readSite: () => readServedSite().site,
  stdout: process.stdout,
  stderr: process.stderr,
});
