import { useEffect, useState } from 'react';

/** The value as it was when it last stood still for `quietMs`. Compared by its JSON. */
export function useDebounced<Value>(value: Value, quietMs: number): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), quietMs);
    return () => clearTimeout(timer);
  }, [text, quietMs]);
  return settled;
}
