import { plainText } from './scan-html.ts';

export type Product = { name: string; description: string };

/** A hostile page nests and repeats. */
const limits = { characters: 300_000, depth: 8, nodes: 5_000 };

const isProduct = (type: unknown): boolean =>
  [type].flat().some((name) => name === 'Product' || name === 'ProductGroup');
const textOf = (value: unknown): string => (typeof value === 'string' ? plainText(value) : '');

/** The first JSON-LD `Product` of a page; null where it has none that has a name. */
export function findProduct(linkedData: readonly string[]): Product | null {
  let nodes = 0;
  const search = (value: unknown, depth: number): Product | null => {
    nodes += 1;
    if (typeof value !== 'object' || value === null || depth > limits.depth || nodes > limits.nodes)
      return null;
    const { '@type': type, name, description } = value as Record<string, unknown>;
    if (isProduct(type) && textOf(name) !== '')
      return { name: textOf(name), description: textOf(description) };
    for (const child of Object.values(value)) {
      const found = search(child, depth + 1);
      if (found) return found;
    }
    return null;
  };
  for (const text of linkedData) {
    const found = search(parse(text), 0);
    if (found) return found;
  }
  return null;
}

function parse(text: string): unknown {
  if (text.length > limits.characters) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
