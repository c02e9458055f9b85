import { expect, test } from 'vitest';
import { readTemplates } from '#server/use-cases/templates/read-templates.ts';
import { builtInTemplates } from '#web/features/creator/built-in-templates.ts';

test('the templates that the browser knows by heart are those of the server', () => {
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  expect(builtInTemplates.toSorted(byId)).toEqual(readTemplates().toSorted(byId));
});
