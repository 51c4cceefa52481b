import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Fills a copy of the built site up to a number of pages: town pages under new names, each linked from another. */
export function addPages(dir: string, count: number): void {
  const towns = readdirSync(`${dir}/locations`).filter((file) => file.endsWith('.html'));
  const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  // The not-found page is none.
  const missing = count - (pages.length - 1);
  const nameOf = (index: number) => `${towns[index % towns.length]?.slice(0, -5)}-${index}`;
  const texts = towns.map((file) => readFileSync(`${dir}/locations/${file}`, 'utf8'));
  const linkTo = (index: number) => `<a href="/locations/${nameOf(index)}">Next</a></main>`;
  for (let index = 0; index < missing; index += 1) {
    const own = towns[index % towns.length]?.slice(0, -5);
    const text = texts[index % towns.length] ?? '';
    const page = text
      .replaceAll(`/locations/${own}`, `/locations/${nameOf(index)}`)
      .replace('</main>', linkTo((index + 1) % missing));
    writeFileSync(`${dir}/locations/${nameOf(index)}.html`, page);
  }
  const home = readFileSync(`${dir}/index.html`, 'utf8');
  if (missing > 0) writeFileSync(`${dir}/index.html`, home.replace('</main>', linkTo(0)));
}
