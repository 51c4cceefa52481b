import type { AskExternal } from './answer.ts';
import { openAnswerCache } from './answer-cache.ts';
import { askPolitely, goodManners } from './ask-politely.ts';

/** Asks for what the cache does not know, and keeps the answers. */
export function askOnce(cacheFile: string, manners = goodManners): AskExternal {
  return async (urls) => {
    const cache = openAnswerCache(cacheFile);
    const known = urls.flatMap((url) => {
      const answer = cache.find(url);
      return answer ? [[url, answer] as const] : [];
    });
    const answers = new Map(known);
    const asked = await askPolitely(
      urls.filter((url) => !answers.has(url)),
      manners,
    );
    cache.keep(asked);
    return new Map([...answers, ...asked]);
  };
}
