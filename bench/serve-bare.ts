import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The least that Node can do: one page from memory, whatever is asked for. */
const page = readFileSync(process.argv[2] ?? '');
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': page.length };
createServer((_request, response) => response.writeHead(200, headers).end(page)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
  () => process.stdout.write('"Serving one page"\n'),
);
