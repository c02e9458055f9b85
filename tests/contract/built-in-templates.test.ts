import { expect, test } from 'vitest';
import { presenterTemplates } from '#server/use-cases/templates/presenter-templates.ts';
import { builtInTemplates } from '#web/lib/built-in-templates.ts';

test('the browser’s built-in templates match the server’s @lists-006', () => {
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  expect(presenterTemplates).toHaveLength(builtInTemplates.length);
  expect(presenterTemplates.toSorted(byId)).toMatchObject(builtInTemplates.toSorted(byId));
});
