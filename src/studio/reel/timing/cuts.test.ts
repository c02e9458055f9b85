import { describe, expect, it } from 'vitest';
import { reelStyles } from '../reel-plan.ts';
import { styleSystems } from '../style/styles.ts';
import { beatsAt, reelPlan, speak } from '../test-reels.ts';
import { planCuts, type Scene } from './cuts.ts';

/** The largest distance of a cut from its beat, in frames. */
const farthestFromBeat = (scenes: readonly Scene[], beats: readonly number[]): number =>
  Math.max(
    ...scenes.slice(1).map(({ from }) => Math.min(...beats.map((beat) => Math.abs(beat * 30 - from)))),
  );

const music = [
  { beatsPerMinute: 120, first: 0 },
  { beatsPerMinute: 84, first: 0.31 },
  { beatsPerMinute: 128, first: 0.12 },
];
const cases = reelStyles.flatMap((style) =>
  [15, 30, 60].flatMap((durationSeconds) => music.map((track) => ({ style, durationSeconds, ...track }))),
);

describe('the cuts of a reel', () => {
  it.each(cases)('$style, $durationSeconds s at $beatsPerMinute: fall on beats and leave no gap', (row) => {
    const { style, durationSeconds } = row;
    const grid = beatsAt(row.beatsPerMinute, durationSeconds, row.first);
    const order = reelPlan(style, '9:16', { durationSeconds, lines: speak(durationSeconds), ...grid });
    const scenes = planCuts(order, styleSystems[style].pace);
    expect(farthestFromBeat(scenes, grid.beats)).toBeLessThanOrEqual(1);
    expect(scenes[0]!.from).toBe(0);
    expect(scenes.at(-1)!.to).toBe(durationSeconds * 30);
    for (const [index, scene] of scenes.slice(1).entries()) expect(scene.from).toBe(scenes[index]!.to);
    expect(Math.min(...scenes.map(({ from, to }) => to - from))).toBeGreaterThanOrEqual(20);
    expect(scenes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['title', 'hook', 'line', 'end']));
  });

  it('the check detects a cut that is three frames late', () => {
    const order = reelPlan('modern', '9:16');
    const late = planCuts(order, styleSystems.modern.pace).map((scene) => ({
      ...scene,
      from: scene.from + 3,
    }));
    expect(farthestFromBeat(late, order.beats)).toBeGreaterThan(1);
  });

  it('follow the voice without music', () => {
    const order = reelPlan('corporate', '9:16', { beats: [], bars: [] });
    const scenes = planCuts(order, styleSystems.corporate.pace);
    for (const line of order.lines.slice(1)) {
      const cut = scenes.find((scene) => scene.line === line)!;
      expect(Math.abs(cut.from / 30 - line.startSeconds)).toBeLessThan(1);
    }
  });
});
