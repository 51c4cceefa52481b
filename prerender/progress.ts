/** Shows the progress of a long job. */
export type Progress = { add: (count: number) => void; end: () => void };

/** How often the line of a terminal is rewritten, and a line is added to a log. */
const intervalsMs = { terminal: 100, log: 10_000 };

/** Shows count, rate and time left once a job takes longer than the interval. `total` may be slightly too low. */
export function showProgress(noun: string, total: number): Progress {
  const out = process.stderr;
  const interval = out.isTTY ? intervalsMs.terminal : intervalsMs.log;
  const started = performance.now();
  let done = 0;
  let shown = started;
  const add = (count: number) => {
    done += count;
    const now = performance.now();
    if (now - shown < interval) return;
    shown = now;
    out.write(out.isTTY ? `\r\x1b[K${lineOf(now)}` : `${lineOf(now)}\n`);
  };
  const lineOf = (now: number) => {
    const perSecond = (done / (now - started)) * 1000;
    const left = Math.max(0, Math.ceil((total - done) / perSecond));
    const numbers = [done, Math.max(done, total), Math.round(perSecond)].map((number) =>
      number.toLocaleString('en-GB'),
    );
    return `${numbers[0]} of ${numbers[1]} ${noun}, ${numbers[2]} a second, ${left} s left`;
  };
  const end = () => {
    if (out.isTTY && shown > started) out.write('\r\x1b[K');
  };
  return { add, end };
}
