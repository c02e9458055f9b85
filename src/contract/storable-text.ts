/** PostgreSQL stores no NUL, and no half of a surrogate pair in JSON. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

export const notStorable = 'contains a character that cannot be stored (NUL or an incomplete surrogate pair)';

/** No call needs more levels, and validating or serializing each level takes a stack frame. */
const maxDepth = 100;

export type UnstorableValue = {
  /** As in a JSON pointer: `/subcategories/0/name`. */
  path: string;
  problem: string;
};

type Visit = { value: unknown; key: string; parent: Visit | null; depth: number };

const pathOf = ({ key, parent }: Visit): string => (parent === null ? '' : `${pathOf(parent)}/${key}`);

/**
 * The first string, key or level of nesting in a parsed JSON value that must not reach the database; null if there is none.
 * Iterative, because the sender decides how deep the value is, and recursion could exhaust the stack.
 */
export function findUnstorable(value: unknown): UnstorableValue | null {
  const pending: Visit[] = [{ value, key: '', parent: null, depth: 0 }];
  for (let visit = pending.pop(); visit; visit = pending.pop()) {
    if (typeof visit.value === 'string' && !isStorable(visit.value)) {
      return { path: pathOf(visit), problem: notStorable };
    }
    if (typeof visit.value !== 'object' || visit.value === null) continue;
    const depth = visit.depth + 1;
    if (depth > maxDepth) return { path: '', problem: `is nested deeper than ${maxDepth} levels` };
    for (const [key, inner] of Object.entries(visit.value)) {
      if (!isStorable(key)) return { path: pathOf(visit), problem: `has a key that ${notStorable}` };
      pending.push({ value: inner, key, parent: visit, depth });
    }
  }
  return null;
}
