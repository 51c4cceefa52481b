import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The least that Node can do: one page from memory, whatever is asked for, with no headers but its own or as told. */
const [, , file = '', told] = process.argv;
const page = readFileSync(file);
const headers: string[] = told
  ? JSON.parse(told)
  : ['Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(page.length)];
createServer((_request, response) => response.writeHead(200, headers).end(page)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
  () => process.stdout.write('"Serving one page"\n'),
);
