/** What the build made of a picture: the same in several widths and formats, the best format first. */
export type PictureSources = {
  formats: { type: string; srcset: string }[];
  /** For a browser that knows none of them. */
  fallback: string;
};
