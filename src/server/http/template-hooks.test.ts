import { expect, test } from 'vitest';
import { startHook } from '#contract/calls/hooks.ts';
import * as calls from '#contract/calls/templates.ts';
import { contentFront } from '../../../tests/helpers/content-front.ts';
import { addOne, finishClips } from '../../../tests/helpers/templates-front.ts';

test('a hook is refused with a reason until the template is ready, then accepted', async () => {
  const front = await contentFront();
  const editor = await front.person(undefined, 30);
  const made = await addOne(front, editor, { consent: false, ttsPayload: { speed: 1.5, style: 'serious' } });
  const params = { templateId: made.id };
  const start = () => editor.try(startHook, { body: { templateId: made.id, hookText: 'Hello there.' } });
  expect((await start()).body.error).toBe('template_not_ready');
  await finishClips(front);
  expect((await start()).body.error).toBe('template_without_consent');
  const ready = await editor.call(calls.editTemplate, { params, body: { consent: true } });
  expect(ready.warnings).toEqual([expect.stringContaining('Record 5–10 s of talking')]);
  const started = await start();
  expect(started.status).toBe(202);
  const hook = await front.database.selectFrom('hooks').selectAll().executeTakeFirstOrThrow();
  expect([hook.style, hook.speed, hook.voice]).toEqual(['serious', 1.5, null]);
  await editor.call(calls.deleteTemplate, { params });
  expect((await start()).body.error).toBe('not_found');
  expect((await editor.try(calls.readTemplate, { params })).status).toBe(404);
  expect((await editor.try(calls.deleteTemplate, { params })).status).toBe(404);
});
