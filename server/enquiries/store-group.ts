/** How many are written at once at the most. */
const mostAtOnce = 100;

/**
 * Joins what comes in while the disk is busy with what came before, so that one wait for the disk serves all of it.
 * Each call still returns only once its own item is written, or fails when the whole group does.
 */
export function createGroup<Item, Result>(write: (items: readonly Item[]) => Promise<readonly Result[]>) {
  const waiting: Entry<Item, Result>[] = [];
  let isWriting = false;

  const writeAll = async () => {
    isWriting = true;
    while (waiting.length > 0) {
      // Lets every request that has arrived by now join this group.
      await new Promise((resolve) => setImmediate(resolve));
      await writeGroup(waiting.splice(0, mostAtOnce), write);
    }
    isWriting = false;
  };
  return (item: Item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isWriting) void writeAll();
    });
}

async function writeGroup<Item, Result>(entries: Entry<Item, Result>[], write: Writer<Item, Result>): Promise<void> {
  try {
    const results = await write(entries.map(({ item }) => item));
    for (const [index, { resolve }] of entries.entries()) resolve(results[index] as Result);
  } catch (error) {
    if (entries.length > 1 && isTheirOwn(error)) {
      for (const entry of entries) await writeGroup([entry], write);
      return;
    }
    for (const { reject } of entries) reject(error);
  }
}

/**
 * Whether one entry alone may have caused it: content that PostgreSQL cannot hold (22), a constraint (23), or a
 * deadlock with another server (40). A database that is away or full is so for every entry.
 */
function isTheirOwn(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(22|23|40)[0-9A-Z]{3}$/.test(code) || code.startsWith('SQLITE_CONSTRAINT');
}

type Entry<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };
type Writer<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;
