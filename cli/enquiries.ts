import { loadEnvFiles, readServedSite } from '../server/config.ts';
import { runEnquiries } from './enquiries/program.ts';

/** `npm run enquiries`: lists the stored enquiries and works through them. */
// `list | head` closes the pipe early, which is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

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
