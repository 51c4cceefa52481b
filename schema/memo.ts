type Cache<Key, Value> = Pick<Map<Key, Value>, 'has' | 'get'> & { set(key: Key, value: Value): unknown };

/** Caches the results of a function; with a `WeakMap`, each as long as its object lives. */
export function memo<Key, Value>(compute: (key: Key) => Value, results: Cache<Key, Value> = new Map()) {
  return (key: Key): Value => {
    if (!results.has(key)) results.set(key, compute(key));
    return results.get(key) as Value;
  };
}
