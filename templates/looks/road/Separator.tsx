import { useSite } from '../../parts/page-context.ts';
import * as styles from './Separator.css.ts';
import { RoadHome, StripMap } from './StripMap.tsx';

/** Below the hero: the strip map, or the edge of a road. */
export function Separator() {
  const { stripMap } = useSite();
  return stripMap ? <StripMap map={stripMap} /> : <div className={styles.plain.start} />;
}

/** Before the footer: the last stretch of the strip map, or the edge of a road. */
export function EndSeparator() {
  const { stripMap } = useSite();
  return stripMap ? <RoadHome map={stripMap} /> : <div className={styles.plain.end} />;
}
