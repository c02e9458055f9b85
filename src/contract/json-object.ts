import { isStorable, notStorable } from './storable-text.ts';

export type JsonObject = Record<string, unknown>;

const maxMetadataCharacters = 65_536;
const maxDepth = 32;
/** Keys that would change an object's prototype instead of holding data. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

export type ParsedJson = { value: JsonObject; problem: null } | { value: null; problem: string };

const refused = (problem: string): ParsedJson => ({ value: null, problem });

/** Parses metadata that a user typed: a small object without unsafe keys. An empty text is an empty object. */
export function parseMetadata(text: string): ParsedJson {
  if (text.trim() === '') return { value: {}, problem: null };
  const parsed = parseJson(text);
  if (parsed.problem !== null) return refused(`Invalid JSON: ${parsed.problem}`);
  const problem = findMetadataProblem(parsed.value);
  return problem === null ? { value: parsed.value as JsonObject, problem: null } : refused(problem);
}

/** The problem with metadata that is already an object; null if it can be stored. */
export function findMetadataProblem(value: unknown): string | null {
  if (!isJsonObject(value)) return 'Invalid JSON: it must be an object, such as {"audience": "founders"}';
  const problem = findUnsafeJson(value);
  if (problem !== null) return problem;
  if (JSON.stringify(value).length > maxMetadataCharacters) return 'Invalid JSON: it is larger than 64 kB';
  return null;
}

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parsed value, or the error message of the JavaScript engine's parser. */
export function parseJson(
  text: string,
): { value: unknown; problem: null } | { value: null; problem: string } {
  try {
    return { value: JSON.parse(text) as unknown, problem: null };
  } catch (error) {
    return { value: null, problem: (error as Error).message };
  }
}

/** The reason why a JSON value cannot be stored or forwarded: its depth, a key, a character; null if it can. */
export function findUnsafeJson(value: unknown, depth = 1): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : `Invalid JSON: it ${notStorable}`;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > maxDepth) return `Invalid JSON: it is nested deeper than ${maxDepth} levels`;
  for (const [key, inner] of Object.entries(value)) {
    if (forbiddenKeys.has(key)) return `Invalid JSON: the key "${key}" is not allowed`;
    if (!isStorable(key)) return `Invalid JSON: it ${notStorable}`;
    const problem = findUnsafeJson(inner, depth + 1);
    if (problem !== null) return problem;
  }
  return null;
}
