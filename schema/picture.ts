import * as z from 'zod';
import { httpsUrl, line, publicFile } from './text.ts';

const size = {
  /** What the picture shows, for those who cannot see it: `'A gear lever with its shift pattern'`. */
  alt: line,
  /** Its width in pixels, so that nothing moves while it loads: `960`. */
  width: z.number().int().positive(),
  /** Its height in pixels: `640`. */
  height: z.number().int().positive(),
};

/** A picture: a file of ours, or one on a stock-photo host with an illustration of ours under it. */
export const picture = z.union(
  [
    z.strictObject({
      /** A file below `public/`: `'/pictures/gearbox.svg'`. */
      file: publicFile,
      ...size,
    }),
    z.strictObject({
      /** The address on the host: `'https://photos.example/gearbox.jpg'`. */
      remote: httpsUrl,
      /** Who took it: `'Photo: A. Person, photos.example'`. */
      credit: line,
      /** The illustration of ours that shows while the host does not answer: `'/pictures/gearbox.svg'`. */
      under: publicFile,
      ...size,
    }),
  ],
  { error: 'has to be { file, alt, width, height } or { remote, credit, under, alt, width, height }' },
);

export type Picture = z.output<typeof picture>;
