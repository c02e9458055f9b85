import { expect, test } from 'vitest';
import { reelLimits, reelTexts, type ReelLine } from '#contract/reels.ts';
import type { ScriptDraft } from '../../state/reel-data.ts';
import {
  addLine,
  nextVersion,
  canAddLine,
  changeLine,
  draftOf,
  findScriptProblem,
  measuredLine,
  needsWriting,
  removeLine,
  type ScriptLength,
} from './script-draft.ts';

const lines: ReelLine[] = [
  { role: 'hook', text: 'Tired of stale beans?' },
  { role: 'promise', text: 'Acme roasts on Monday.' },
  { role: 'call-to-action', text: 'Order today.' },
];
const written: ScriptDraft = { brief: 'b1', version: 2, lines, isEdited: false };
const length = (values: Partial<ScriptLength> = {}): ScriptLength => ({
  lines: lines.map((line) => ({ ...line, seconds: 2, isReadable: true })),
  spokenSeconds: 12,
  durationSeconds: 15,
  fit: 'good',
  ...values,
});

test('a script is written for a new brief, unless it was edited', () => {
  expect(needsWriting(null, 'b1')).toBe(true);
  expect(needsWriting(written, 'b1')).toBe(false);
  expect(needsWriting(written, 'b2')).toBe(true);
  expect(needsWriting({ ...written, isEdited: true }, 'b2')).toBe(false);
});

test('another version is written for the same brief, and replaces edits', () => {
  const next = nextVersion({ ...written, isEdited: true });
  expect(next).toMatchObject({ version: 3, isEdited: false, lines });
  expect(needsWriting(next, 'b1')).toBe(true);
  expect(nextVersion({ ...written, version: reelLimits.maxScriptVersion }).version).toBe(0);
  expect(draftOf({ lines: length().lines, version: 3, engine: 'embedded' }, 'b1')).toEqual({
    ...written,
    engine: 'embedded',
    version: 3,
  });
});

test('each line is editable and stays a single line', () => {
  const changed = changeLine(written, 1, 'Acme roasts\n on Monday.');
  expect(changed).toMatchObject({ isEdited: true });
  expect(changed.lines.map(({ text }) => text)).toEqual([
    'Tired of stale beans?',
    'Acme roasts on Monday.',
    'Order today.',
  ]);
});

test('lines can be removed and added, and the call to action stays last', () => {
  expect(removeLine(written, 0).lines).toEqual(lines.slice(1));
  expect(addLine(written).lines.map(({ role }) => role)).toEqual([
    'hook',
    'promise',
    'benefit',
    'call-to-action',
  ]);
  expect(addLine({ ...written, lines: [] }).lines).toEqual([{ role: 'benefit', text: '' }]);
  const full = { ...written, lines: Array.from({ length: reelLimits.maxScriptLines }, () => lines[0]!) };
  expect([canAddLine(written), canAddLine(full)]).toEqual([true, false]);
});

test('unspeakable and far too long scripts are rejected before payment @reel-pages-021', () => {
  expect(findScriptProblem(lines, length())).toBeNull();
  expect(findScriptProblem(lines, undefined)).toBeNull();
  expect(findScriptProblem([{ role: 'hook', text: '  ' }], length())).toBe(reelTexts.scriptEmpty);
  const endless = [{ role: 'hook', text: 'a'.repeat(301) } as const];
  expect(findScriptProblem(endless, length())).toBe(reelTexts.lineTooLong);
  const foreign = length({ lines: [{ ...lines[0]!, seconds: 2, isReadable: false }] });
  expect(findScriptProblem([lines[0]!], foreign)).toBe(reelTexts.lineUnreadable);
  expect(findScriptProblem([{ ...lines[0]!, text: 'Better now.' }], foreign), 'an old length').toBeNull();
  expect(findScriptProblem(lines, length({ spokenSeconds: 19 }))).toBe(reelTexts.scriptTooLong);
  expect(findScriptProblem(lines, length({ spokenSeconds: 18, fit: 'long' }))).toBeNull();
});

test('a line changed since its measurement has no length', () => {
  expect(measuredLine(lines[0]!, length())?.seconds).toBe(2);
  expect(measuredLine({ role: 'hook', text: 'New words' }, length())).toBeUndefined();
});
