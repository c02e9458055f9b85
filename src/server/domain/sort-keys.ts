/**
 * A replacer for `JSON.stringify` that sorts the fields of objects, so that equal objects give equal text: `jsonb` does
 * not keep the order of fields.
 */
export function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
