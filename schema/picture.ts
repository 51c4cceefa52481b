import * as z from 'zod';
import { httpsUrl, line, publicFile } from './text.ts';

/** Names of files, and of pictures by cameras and editors: `tyres.svg`, `IMG_1234`, `image`. */
const fileName = /\.(svg|png|jpe?g|webp|avif|gif)$|^(dsc|image|img|photo|picture|pxl|screenshot)[\W_]*\d*$/i;

const size = {
  /** Alternative text: `'A gear lever with its shift pattern'`. */
  alt: line.refine((text) => !fileName.test(text), 'says nothing about the picture; write what it shows'),
  /** Its width in pixels, which reserves its space: `960`. */
  width: z.number().int().min(1),
  /** Its height in pixels: `640`. */
  height: z.number().int().min(1),
};

/** A picture: a local file, or a remote one with a local illustration as a placeholder. */
export const picture = z.union(
  [
    z.strictObject({
      /** A file below `public/`: `'/pictures/gearbox.svg'`. */
      file: publicFile,
      ...size,
    }),
    z.strictObject({
      /** In place of `file`, its address on another host: `'https://photos.example/gearbox.jpg'`. */
      remote: httpsUrl,
      /** The credit of a remote picture: `'Photo: A. Person, photos.example'`. */
      credit: line,
      /** The local illustration shown until the host of a remote picture responds: `'/pictures/gearbox.svg'`. */
      under: publicFile,
      ...size,
    }),
  ],
  { error: 'must be { file, alt, width, height } or { remote, credit, under, alt, width, height }' },
);

export type Picture = z.output<typeof picture>;
