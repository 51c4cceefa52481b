import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import Koa from 'koa';
import sirv from 'sirv';

/** `bare-servers.ts page FILE`, `sirv DIR` or `koa`: the bare minimum in node:http, sirv and Koa, on `PORT`. */
const [kind, file = ''] = process.argv.slice(2);
const port = Number(process.env.PORT);

if (kind === 'page') {
  const page = readFileSync(file);
  const own = ['Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(page.length)];
  const headers: string[] = process.env.HEADERS ? JSON.parse(process.env.HEADERS) : own;
  createServer((_request, response) => response.writeHead(200, headers).end(page)).listen(port, '127.0.0.1');
} else if (kind === 'sirv') {
  const serve = sirv(file, { etag: true, extensions: ['html'] });
  createServer((request, response) => serve(request, response)).listen(port, '127.0.0.1');
} else {
  const app = new Koa();
  app.use(async (ctx) => {
    const chunks: Buffer[] = [];
    for await (const chunk of ctx.req) chunks.push(chunk);
    if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString());
    ctx.status = 201;
    ctx.body = { reference: 'K7QF3MPD' };
  });
  app.listen(port, '127.0.0.1');
}
