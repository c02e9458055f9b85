import { expect, test } from 'vitest';
import { engineLine, engineNoteText } from './engine-line.ts';

test('one line names the voice and the lip-sync engine', () => {
  expect(engineLine({ voice: 'embedded', lipSync: 'fal', notes: [] })).toBe(
    'Voice: embedded · Lip-sync: fal.ai',
  );
});

test('a hook that is still being made has no engine line', () => {
  expect(engineLine({ voice: null, lipSync: null, notes: [] })).toBeNull();
});

test.each([
  [
    { code: 'engine_replaced', part: 'voice', failed: 'openai', used: 'embedded', reason: 'HTTP 401' },
    'Voice: OpenAI failed (HTTP 401), so embedded was used.',
  ],
  [
    { code: 'engine_replaced', part: 'lip-sync', failed: 'fal', used: 'embedded', reason: null },
    'Lip-sync: fal.ai failed (no reason given), so embedded was used.',
  ],
  [{ code: 'voice_over' }, 'Lip-sync: no face was found in this template, so the voice plays over the clip.'],
  [
    { code: 'model_not_connected' },
    'Lip-sync: this template asks for a model of fal.ai, which is not connected here.',
  ],
] as const)('%j', (note, text) => expect(engineNoteText(note)).toBe(text));

test('the sentence of an older hook is shown as it is', () => {
  expect(engineNoteText('Voice: OpenAI failed.')).toBe('Voice: OpenAI failed.');
});
