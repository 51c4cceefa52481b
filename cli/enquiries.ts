import { loadEnvFiles, readServedSite } from '../server/config.ts';
import { runEnquiries } from './enquiries/program.ts';
import { exitOnClosedPipe } from './run-command.ts';

/** `npm run enquiries`: lists and processes stored enquiries. */
process.stdout.on('error', exitOnClosedPipe);

try {
  loadEnvFiles();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
process.exitCode = await runEnquiries(process.argv.slice(2), {
  env: process.env,
  readSite: () => readServedSite().site,
  stdout: process.stdout,
  stderr: process.stderr,
});
