/** Gaps of up to this many frames are bridged. */
const maxGap = 4;

/** The longest run of frames with a value; short gaps are filled by `between`. */
export function longestStretch<Value>(
  values: readonly (Value | null)[],
  between: (before: Value, after: Value, share: number) => Value,
): { first: number; values: Value[] } {
  let best: { first: number; values: Value[] } = { first: 0, values: [] };
  let run: { first: number; values: Value[] } = { first: 0, values: [] };
  let gap = 0;
  for (const [index, value] of values.entries()) {
    if (value === null) {
      gap += 1;
      continue;
    }
    const last = run.values.at(-1);
    if (last === undefined || gap > maxGap) run = { first: index, values: [] };
    else for (let step = 1; step <= gap; step += 1) run.values.push(between(last, value, step / (gap + 1)));
    run.values.push(value);
    gap = 0;
    if (run.values.length > best.values.length) best = run;
  }
  return best;
}
