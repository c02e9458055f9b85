import { expect, test } from 'vitest';
import { foldPhase } from './stride-images.ts';

test('the way back of a movement reuses the pictures of the way there', () => {
  const phases = 12;
  const level = (phase: number) => Math.sin((phase / phases) * Math.PI * 2);
  const shown = Array.from({ length: phases }, (_, phase) => foldPhase(phase, phases));
  for (const [phase, folded] of shown.entries()) expect(level(folded)).toBeCloseTo(level(phase));
  expect(new Set(shown).size).toBe(7);
});
