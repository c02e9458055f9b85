import { expect, test } from 'vitest';
import { z } from './schema-stand-in.ts';

test('describing a schema does nothing, using one throws', () => {
  const stand = z as typeof import('zod').z;
  const schema = stand
    .object({ email: stand.email().max(254), kind: stand.enum(['a']).default('a') })
    .optional();
  expect(() => schema.parse({})).toThrow('checked by the server');
  expect(() => stand.string().safeParse('x')).toThrow('checked by the server');
});
