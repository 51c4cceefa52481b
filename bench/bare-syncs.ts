import { closeSync, fdatasyncSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { type LoadResult, measureLoop } from './measure-load.ts';

/** How long the disk takes to hold a block for good: one write of 4 KB and one fdatasync, over and over. */
export async function loopSyncs(file: string, seconds: number): Promise<LoadResult> {
  const block = Buffer.alloc(4096, 1);
  const descriptor = openSync(file, 'w');
  try {
    return await measureLoop(
      () => {
        writeSync(descriptor, block);
        fdatasyncSync(descriptor);
      },
      { seconds },
    );
  } finally {
    closeSync(descriptor);
    unlinkSync(file);
  }
}
