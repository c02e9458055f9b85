/** Returns the value of a key, made once and kept while it is among the last `limit` requested keys. */
export type KeptValues<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>;

/** Callers take turns: a value that is being made is not waited for. What fails is not kept. */
export function keepRecent<Value>(limit: number): KeptValues<Value> {
  const values = new Map<string, Value>();
  return async (key, make) => {
    const value = values.has(key) ? values.get(key)! : await make();
    values.delete(key);
    values.set(key, value);
    if (values.size > limit) values.delete(values.keys().next().value!);
    return value;
  };
}
