import { codeOf } from '../error-codes.ts';

const maxGroupSize = 100;

/** Groups items that arrive while a commit waits for the disk. Each call resolves once its item is written. */
export function createGroupCommit<Item, Result>(write: Writer<Item, Result>) {
  const queue: Entry<Item, Result>[] = [];
  let isWriting = false;

  const writeQueue = async () => {
    isWriting = true;
    while (queue.length > 0) {
      // Let requests that have already arrived join the group.
      await new Promise((resolve) => setImmediate(resolve));
      await writeGroup(queue.splice(0, maxGroupSize), write);
    }
    isWriting = false;
  };
  return (item: Item) =>
    new Promise<Result>((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (!isWriting) void writeQueue();
    });
}

async function writeGroup<Item, Result>(entries: Entry<Item, Result>[], write: Writer<Item, Result>): Promise<void> {
  try {
    const results = await write(entries.map(({ item }) => item));
    for (const [index, { resolve }] of entries.entries()) resolve(results[index] as Result);
  } catch (error) {
    if (entries.length > 1 && isEntryError(error)) {
      for (const entry of entries) await writeGroup([entry], write);
      return;
    }
    for (const { reject } of entries) reject(error);
  }
}

/**
 * Whether a single item may have caused the error: content that PostgreSQL cannot store (class 22), a constraint (23)
 * or a deadlock with another server (40). Other errors, such as a full disk, would fail every item.
 */
function isEntryError(error: unknown): boolean {
  const code = codeOf(error);
  return /^(22|23|40)[0-9A-Z]{3}$/.test(code) || code.startsWith('SQLITE_CONSTRAINT');
}

type Entry<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };
type Writer<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;
