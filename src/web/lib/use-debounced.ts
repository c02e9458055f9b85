import { useEffect, useState } from 'react';

/** The last value that did not change for `quietMs`. Values are compared by their JSON. */
export function useDebounced<Value>(value: Value, quietMs: number): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), quietMs);
    return () => clearTimeout(timer);
  }, [text, quietMs]);
  return settled;
}
