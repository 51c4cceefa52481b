import { count, round } from './report.ts';

type Series = { name: string; points: readonly (readonly [pages: number, seconds: number])[] };

const width = 1000;
const height = 480;
const plot = { left: 60, right: 600, top: 20, bottom: 430 };
// Distinguishable on white and black, and with red or green colour blindness.
const colours = '#d55e00 #e69f00 #0072b2 #009e73 #cc79a7 #56b4e9 #7a7a7a #8c6bb1 #a6761d #666'.split(' ');
const labelGap = 17;

/** Renders seconds by pages as an SVG chart, both axes logarithmic, readable in light and dark. */
export function renderChart(series: readonly Series[]): string {
  const points = series.flatMap((line) => line.points);
  const pages = points.map((point) => point[0]);
  const seconds = points.map((point) => point[1]);
  const x = scale(pages, plot.left, plot.right);
  const y = scale(seconds, plot.bottom, plot.top);
  const lines = series.map(({ points: own }, index) => {
    const at = own.map(([pages, seconds]) => `${fixed(x.at(pages))},${fixed(y.at(seconds))}`);
    const dots = at.map((point) => `<circle cx="${point.replace(',', '" cy="')}" r="3.5"/>`).join('');
    const colour = colours[index % colours.length];
    return `<g stroke="${colour}" fill="${colour}"><polyline fill="none" stroke-width="${index === 0 ? 4 : 2}" points="${at.join(' ')}"/>${dots}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Seconds by pages">
<style>text{font:13px system-ui,sans-serif;fill:#222}.grid{stroke:#ddd}@media(prefers-color-scheme:dark){text{fill:#ddd}.grid{stroke:#444}}</style>
${x.ticks.map((pages) => gridLine(x.at(pages), plot.top, x.at(pages), plot.bottom)).join('')}
${y.ticks.map((seconds) => gridLine(plot.left, y.at(seconds), plot.right, y.at(seconds))).join('')}
${x.ticks.map((pages) => text(x.at(pages), plot.bottom + 20, count(pages), 'middle')).join('')}
${y.ticks.map((seconds) => text(plot.left - 8, y.at(seconds) + 4, `${seconds} s`, 'end')).join('')}
${text((plot.left + plot.right) / 2, plot.bottom + 42, 'pages', 'middle')}
${lines.join('\n')}
${placeLabels(series, (seconds) => y.at(seconds))}
</svg>
`;
}

/** Maps values to a length by their logarithm; ticks are powers of ten. */
function scale(values: readonly number[], from: number, to: number) {
  const min = Math.log10(Math.min(...values));
  const max = Math.log10(Math.max(...values));
  const at = (value: number) => from + ((Math.log10(value) - min) / (max - min || 1)) * (to - from);
  const powers = Array.from({ length: Math.floor(max) - Math.ceil(min) + 1 }, (_, index) => Math.ceil(min) + index);
  return { at, ticks: powers.map((power) => Number((10 ** power).toPrecision(1))) };
}

/** Places each name to the right, level with the end of its line if there is room, in the order of those ends. */
function placeLabels(series: readonly Series[], at: (seconds: number) => number): string {
  const ends = series
    .map(({ name, points }, index) => ({ name, index, end: points.at(-1) ?? ([0, 1] as const) }))
    .sort((a, b) => at(a.end[1]) - at(b.end[1]));
  let free = plot.top;
  return ends
    .map(({ name, index, end: [, seconds] }) => {
      const top = Math.max(free, at(seconds));
      free = top + labelGap;
      const colour = colours[index % colours.length];
      const label = `${name}: ${round(seconds)} s`;
      return `<circle cx="${plot.right + 16}" cy="${fixed(top)}" r="4" fill="${colour}"/>${text(plot.right + 26, top + 4, label)}`;
    })
    .join('\n');
}

const fixed = (value: number) => value.toFixed(1);

const gridLine = (x1: number, y1: number, x2: number, y2: number) =>
  `<path class="grid" d="M${fixed(x1)} ${fixed(y1)}L${fixed(x2)} ${fixed(y2)}"/>`;

const text = (x: number, y: number, content: string, anchor = 'start') =>
  `<text x="${fixed(x)}" y="${fixed(y)}" text-anchor="${anchor}">${content}</text>`;
