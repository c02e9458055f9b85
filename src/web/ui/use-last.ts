import { useState } from 'react';

/** What was there last, also when nothing is there any more: a dialog that fades out still shows what it is about. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
