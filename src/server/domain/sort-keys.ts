/**
 * A replacer for `JSON.stringify`: equal objects give equal text. The database returns the fields of an object in an order
 * of its own.
 */
export function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
