/** Caches values for the last `limit` requested keys. */
export type RecentCache<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>;

/** For sequential callers: pending values are not shared. Failures are not cached. */
export function createRecentCache<Value>(limit: number): RecentCache<Value> {
  const values = new Map<string, Value>();
  return async (key, make) => {
    const value = values.has(key) ? values.get(key)! : await make();
    values.delete(key);
    values.set(key, value);
    if (values.size > limit) values.delete(values.keys().next().value!);
    return value;
  };
}
