import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { createGroupCommit } from '../database/group-commit.ts';

const tableName = 'rate_limit';

/**
 * Counts in PostgreSQL for all servers of a database. One statement counts everything that arrives while the previous
 * one runs: a statement each would cost a form three commits on top of the one that stores it.
 */
export function createSharedCounts(pool: Pool): SharedCounts {
  const countOne = createGroupCommit((entries: readonly Entry[]) => countAll(pool, entries));
  return { pool, countOne };
}

export type SharedCounts = { pool: Pool; countOne: (entry: Entry) => Promise<CountRow> };

type Entry = { key: string; windowMs: number };
type CountRow = { points: number; expire: number };

/** A limiter of the library that delegates the counting to the shared counts. */
export class SharedLimiter extends RateLimiterPostgres {
  readonly #countOne: SharedCounts['countOne'];

  constructor(options: LimiterOptions, { pool, countOne }: SharedCounts, onReady: (error?: Error) => void) {
    super({ ...options, storeClient: pool, storeType: 'pool', tableName }, onReady);
    this.#countOne = countOne;
  }

  /** Overrides the method that the library calls for every point. */
  async _upsert(key: string, _points: number, windowMs: number): Promise<{ rows: CountRow[] }> {
    return { rows: [await this.#countOne({ key, windowMs })] };
  }
}

type LimiterOptions = Omit<ConstructorParameters<typeof RateLimiterPostgres>[0], 'storeClient'>;

async function countAll(pool: Pool, entries: readonly Entry[]): Promise<CountRow[]> {
  const now = Date.now();
  const amounts = new Map<string, number>();
  const ends = new Map<string, number>();
  for (const { key, windowMs } of entries) {
    amounts.set(key, (amounts.get(key) ?? 0) + 1);
    ends.set(key, now + windowMs);
  }
  const values = [[...amounts.keys()], [...amounts.values()], [...ends.values()], now];
  const { rows } = await pool.query<{ key: string; points: number; expire: string }>({
    name: 'count',
    text: countStatement,
    values,
  });
  const totals = new Map(rows.map(({ key, points, expire }) => [key, { points, expire: Number(expire) }]));
  // Entries counted together get consecutive numbers.
  return entries.map(({ key }) => {
    const { points = 0, expire = 0 } = totals.get(key) ?? {};
    const later = (amounts.get(key) ?? 1) - 1;
    amounts.set(key, later);
    return { points: points - later, expire };
  });
}

/**
 * Sorted, so that two servers cannot deadlock. A lost count does no harm, so this commit does not wait for the disk;
 * the setting ends with the statement.
 */
const countStatement = `
  with setting as materialized (select set_config('synchronous_commit', 'off', true))
  insert into ${tableName} as counted (key, points, expire)
  select key, amount, ends from setting, unnest($1::text[], $2::int[], $3::bigint[]) as entry (key, amount, ends) order by key
  on conflict (key) do update set
    points = case when counted.expire <= $4 then excluded.points else counted.points + excluded.points end,
    expire = case when counted.expire <= $4 then excluded.expire else counted.expire end
  returning key, points, expire
`;
