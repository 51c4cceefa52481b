import Koa from 'koa';

/** The least that answers a submission: reads it, keeps nothing, answers 201. */
const app = new Koa();
app.use(async (ctx) => {
  const chunks: Buffer[] = [];
  for await (const chunk of ctx.req) chunks.push(chunk);
  JSON.parse(Buffer.concat(chunks).toString());
  ctx.status = 201;
  ctx.body = { reference: 'K7QF3MPD' };
});
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('"Serving nothing"\n'));
