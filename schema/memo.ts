type Cache<Key, Value> = Pick<Map<Key, Value>, 'has' | 'get'> & { set(key: Key, value: Value): unknown };

/** Caches the results of a function. With a `WeakMap`, a result lives as long as its key. */
export function memo<Key, Value>(compute: (key: Key) => Value, results: Cache<Key, Value> = new Map()) {
  return (key: Key): Value => {
    const known = results.get(key);
    if (known !== undefined || results.has(key)) return known as Value;
    const value = compute(key);
    results.set(key, value);
    return value;
  };
}
