import type { Picture as PictureEntry } from '../../schema/picture.ts';
import * as styles from './content.css.ts';
import { usePage } from './page-context.ts';

/** Files generated from a picture, by format and width, best format first. */
export type PictureSources = {
  formats: { type: string; srcset: string }[];
  /** For browsers that support none of the formats. */
  fallback: string;
};

/** Half a row beside text, or the full width on a phone. */
const sizes = '(min-width: 78rem) 30rem, (min-width: 44rem) 42vw, 94vw';

type PictureProps = { picture: PictureEntry & { sources?: PictureSources }; priority?: boolean };

/** A picture that reserves its space while it loads. A remote one covers a local illustration. */
export function Picture({ picture, priority = false }: PictureProps) {
  const { pictureOrigins } = usePage();
  const { alt, width, height, sources } = picture;
  const size = { width, height, loading: priority ? undefined : 'lazy' } as const;
  if ('file' in picture) {
    const image = (
      <img
        className={styles.picture}
        src={sources?.fallback ?? picture.file}
        alt={alt}
        {...size}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    );
    if (!sources) return image;
    return (
      <picture>
        {sources.formats.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        {image}
      </picture>
    );
  }
  pictureOrigins?.add(new URL(picture.remote).origin);
  return (
    <figure className={styles.figure}>
      <span className={styles.layers}>
        <img className={styles.under} src={picture.under} alt={alt} {...size} />
        {/* Empty alt text, so that the browser renders nothing over the illustration if the host is down. */}
        <img className={styles.over} src={picture.remote} alt="" {...size} decoding="async" />
      </span>
      <figcaption className={styles.credit}>{picture.credit}</figcaption>
    </figure>
  );
}
