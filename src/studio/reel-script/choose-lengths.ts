import type { FlexibleLine } from './draw-lines.ts';
import { estimateSpokenSeconds } from './estimate-spoken-seconds.ts';
import type { ReelDuration, ReelLine } from './reel-script.ts';

/** Silence before the first and after the last word, and between two lines. */
const [edgeSeconds, lineGapSeconds] = [1.1, 0.5];

/** Target share of the duration, which leaves room for pauses, because engines and styles differ in pace. */
const filledShare = 0.9;

export type LengthChoice = { lines: ReelLine[]; seconds: number; cost: number };

/** Preferred length of each line, as an index, and the preferred number of benefits. */
const customs: Record<ReelDuration, { preferred: number; benefits: number }> = {
  15: { preferred: 0, benefits: 2 },
  30: { preferred: 1, benefits: 3 },
  60: { preferred: 2, benefits: 4 },
};
/** Costs in seconds of deviation. */
const [costPerStep, costPerBenefit, costOfOneBenefit, costOfNoProblem] = [0.12, 0.8, 2, 3];

/** The first sentence of a promise alone only names the brand. */
const preferredLength = (role: FlexibleLine['role'], lengths: number, preferred: number): number =>
  role === 'promise' ? lengths - 1 : Math.min(preferred, lengths - 1);

/** Pauses compensate small deviations; a script that is much too long cannot be spoken in its time. */
const costOfDeviation = (excessSeconds: number): number =>
  excessSeconds > 0.5 ? 0.5 + (excessSeconds - 0.5) * 5 : Math.abs(excessSeconds);

/** Estimates the duration of a reel with these lines at its natural pace. */
export function estimateReelSeconds(texts: readonly string[]): number {
  return joinSeconds(texts.map((text) => estimateSpokenSeconds(text)));
}
const joinSeconds = (seconds: readonly number[]): number =>
  seconds.reduce((sum, line) => sum + line, edgeSeconds + Math.max(0, seconds.length - 1) * lineGapSeconds);

/**
 * Chooses the lengths that bring a script closest to its duration. If the user's own text is long, benefits are dropped
 * first, then the problem.
 */
export function chooseLengths(lines: readonly FlexibleLine[], durationSeconds: ReelDuration): LengthChoice {
  const { preferred, benefits } = customs[durationSeconds];
  const timed = lines.map(({ role, texts }) => ({
    role,
    choices: texts.map((text, length) => ({
      text,
      seconds: estimateSpokenSeconds(text) + lineGapSeconds,
      cost: Math.abs(length - preferredLength(role, texts.length, preferred)) * costPerStep,
    })),
  }));
  let best: LengthChoice = { lines: [], seconds: 0, cost: Infinity };
  for (let count = 1; count <= 4; count++) {
    for (const withProblem of [true, false]) {
      let left = count;
      const said = timed.filter(({ role }) =>
        role === 'benefit' ? left-- > 0 : role !== 'problem' || withProblem,
      );
      const base =
        Math.abs(count - benefits) * costPerBenefit +
        (count === 1 ? costOfOneBenefit : 0) +
        (withProblem ? 0 : costOfNoProblem);
      const chosen = nearest(
        said,
        durationSeconds * filledShare - edgeSeconds + lineGapSeconds,
        base,
        best.cost,
      );
      if (chosen) best = chosen;
    }
  }
  return best;
}

type TimedLine = { role: FlexibleLine['role']; choices: { text: string; seconds: number; cost: number }[] };

/** Null if no choice is better than `bound`. */
function nearest(
  lines: readonly TimedLine[],
  target: number,
  base: number,
  bound: number,
): LengthChoice | null {
  const minSeconds = [...lines.keys(), lines.length].map((from) =>
    lines
      .slice(from)
      .reduce((sum, { choices }) => sum + Math.min(...choices.map(({ seconds }) => seconds)), 0),
  );
  const maxSeconds = [...lines.keys(), lines.length].map((from) =>
    lines
      .slice(from)
      .reduce((sum, { choices }) => sum + Math.max(...choices.map(({ seconds }) => seconds)), 0),
  );
  let best: { cost: number; lengths: number[]; seconds: number } | null = null;
  const lengths: number[] = [];
  const visit = (index: number, seconds: number, cost: number) => {
    const missing = Math.max(0, target - seconds - maxSeconds[index]!, seconds + minSeconds[index]! - target);
    if (cost + missing >= (best?.cost ?? bound)) return;
    if (index === lines.length) {
      const whole = cost + costOfDeviation(seconds - target);
      if (whole < (best?.cost ?? bound)) best = { cost: whole, lengths: [...lengths], seconds };
      return;
    }
    for (const [length, choice] of lines[index]!.choices.entries()) {
      lengths[index] = length;
      visit(index + 1, seconds + choice.seconds, cost + choice.cost);
    }
  };
  visit(0, 0, base);
  const found = best as { cost: number; lengths: number[]; seconds: number } | null;
  return (
    found && {
      cost: found.cost,
      seconds: found.seconds + edgeSeconds - lineGapSeconds,
      lines: lines.map(({ role, choices }, index) => ({ role, text: choices[found.lengths[index]!]!.text })),
    }
  );
}
