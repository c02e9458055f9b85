import { z } from 'zod';
import type { Pick } from '../seeded-random.ts';

/** The value for a field or parameter of this name, such as an id of the person's own things. */
export type Known = Record<string, readonly unknown[]>;

/** A value that matches the schema, built from known values where possible; undefined for optional fields. */
export function exampleOf(schema: z.ZodType, known: Known, pick: Pick, name = ''): unknown {
  // The same name can be a string in one call and a list in another.
  const named = Object.hasOwn(known, name) ? known[name]! : [];
  const values = named.filter((value) => schema.safeParse(value).success);
  if (values.length > 0) return pick(values);
  if (schema instanceof z.ZodPrefault) return exampleOf(schema.def.innerType as z.ZodType, known, pick, name);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    const inner = (): unknown => exampleOf(schema.def.innerType as z.ZodType, known, pick, name);
    return pick([() => (schema instanceof z.ZodNullable ? null : undefined), inner])();
  }
  if (schema instanceof z.ZodObject) return exampleOfObject(schema, known, pick);
  if (schema instanceof z.ZodArray) {
    const element = (): unknown => exampleOf(schema.def.element as z.ZodType, known, pick);
    return pick([() => [], () => [element()], () => [element(), element()]])();
  }
  if (schema instanceof z.ZodUnion) return exampleOf(pick(schema.options) as z.ZodType, known, pick);
  if (schema instanceof z.ZodEnum) return pick(schema.options);
  if (schema instanceof z.ZodLiteral) return pick([...schema.values]);
  if (schema instanceof z.ZodBoolean) return pick([true, false]);
  if (schema instanceof z.ZodNumber) return pick(numbersOf(schema));
  if (schema instanceof z.ZodRecord || schema instanceof z.ZodUnknown) return pick([{}, { a: [1, 'two'] }]);
  if (schema instanceof z.ZodEmail) return 'ada@example.com';
  if (schema instanceof z.ZodString) return pick(['x', 'Fish & Chips', 'Größe 😀', '']);
  throw new Error(`no example for ${name}: ${schema.constructor.name}`);
}

export function exampleOfObject(schema: z.ZodObject, known: Known, pick: Pick): Record<string, unknown> {
  const entries = Object.entries(schema.shape).map(([name, field]) => [
    name,
    exampleOf(field as z.ZodType, known, pick, name),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Record<string, unknown>;
}

function numbersOf({ minValue, maxValue }: z.ZodNumber): number[] {
  const from = minValue !== null && minValue > -1e9 ? minValue : 0;
  const to = maxValue !== null && maxValue < 1e9 ? maxValue : from + 10;
  return [from, Math.ceil((from + to) / 2), to];
}
