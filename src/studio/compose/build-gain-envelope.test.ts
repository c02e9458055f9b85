import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGainEnvelope, type GainSpan } from './build-gain-envelope.ts';

/** Evaluates ffmpeg's expression as JavaScript, which has no `if` of that form. */
function evaluate(expression: string, at: number): number {
  const source = expression.replaceAll('if(', 'choose(');
  // oxlint-disable-next-line no-new-func -- the expression is the one under test
  const run = new Function('t', 'lt', 'pow', 'choose', `return ${source}`) as (...args: unknown[]) => number;
  const choose = (condition: boolean, yes: number, no: number) => (condition ? yes : no);
  return run(at, (one: number, other: number) => one < other, Math.pow, choose);
}

const decibels = (gain: number) => 20 * Math.log10(gain);

describe('buildGainEnvelope', () => {
  it('one level needs no expression', () => {
    expect(buildGainEnvelope([{ seconds: 3, db: -20 }])).toBe('0.100000');
  });

  it('after the hook the music rises within 0.8 seconds', () => {
    const spans = [
      { seconds: 2, db: -20 },
      { seconds: 5, db: -6 },
    ];
    expect(buildGainEnvelope(spans)).toBe(
      'if(lt(t,2.000000),0.100000,if(lt(t,2.800000),0.100000*pow(0.501187/0.100000,(t-2.000000)/0.8),0.501187))',
    );
  });

  it('the music has fallen before speech starts', () => {
    const spans = [
      { seconds: 2, db: -6 },
      { seconds: 2, db: -20 },
      { seconds: 2, db: -6 },
    ];
    const envelope = buildGainEnvelope(spans);
    const levels = [1.3, 1.7, 2, 3.9, 4.4, 4.85].map((at) => Math.round(decibels(evaluate(envelope, at))));
    expect(levels).toEqual([-6, -13, -20, -20, -13, -6]);
  });

  it('the gain is never above its span or below both neighbours', () => {
    const span = fc.record({
      seconds: fc.double({ min: 0.1, max: 9, noNaN: true }),
      db: fc.integer({ min: -40, max: 0 }),
    });
    const timeline = fc.array(span, { minLength: 1, maxLength: 60 });
    const riseOverTwoEqualSpans = [
      { seconds: 1, db: -20 },
      { seconds: 0.2, db: -6 },
      { seconds: 4, db: -6 },
    ];
    const check = fc.property(timeline, fc.double({ min: 0, max: 1, noNaN: true }), (spans, share) => {
      const envelope = buildGainEnvelope(spans);
      const total = spans.reduce((sum, { seconds }) => sum + seconds, 0);
      const at = share * total;
      const gainDb = decibels(evaluate(envelope, at));
      const index = indexAt(spans, at);
      expect(gainDb).toBeLessThan(spans[index]!.db + 0.1);
      const around = [index, ...nearestOtherLevels(spans, index)].map((near) => spans[near]!.db);
      expect(gainDb).toBeGreaterThan(Math.min(...around) - 0.1);
    });
    fc.assert(check, { examples: [[riseOverTwoEqualSpans, 0.25]] });
  });

  it('a thousand spans stay below ffmpeg’s nesting limit of a hundred levels', () => {
    const spans = Array.from({ length: 1000 }, (_, index) => ({ seconds: 1, db: index % 2 ? -20 : -6 }));
    let [depth, deepest] = [0, 0];
    for (const letter of buildGainEnvelope(spans)) {
      depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
      deepest = Math.max(deepest, depth);
    }
    expect(deepest).toBeLessThan(30);
  });
});

/** A ramp runs on through neighbours of its own level, up to the spans of another level before and after them. */
function nearestOtherLevels(spans: readonly GainSpan[], index: number): number[] {
  const isOther = ({ db }: GainSpan) => db !== spans[index]!.db;
  const before = spans.slice(0, index).findLastIndex(isOther);
  const after = spans.findIndex((span, position) => position > index && isOther(span));
  return [before, after].filter((position) => position >= 0);
}

function indexAt(spans: readonly GainSpan[], at: number): number {
  let end = 0;
  const index = spans.findIndex(({ seconds }) => (end += seconds) > at);
  return index < 0 ? spans.length - 1 : index;
}
