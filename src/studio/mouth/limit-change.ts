/** Lowers values until none exceeds a neighbour by more than `step`: valleys stay exactly as they are. */
export function limitRise(values: number[], step: number): number[] {
  const limited = [...values];
  for (let index = 1; index < limited.length; index++) {
    limited[index] = Math.min(limited[index]!, limited[index - 1]! + step);
  }
  for (let index = limited.length - 2; index >= 0; index--) {
    limited[index] = Math.min(limited[index]!, limited[index + 1]! + step);
  }
  return limited;
}

/** Raises values until none falls below a neighbour by more than `step`: peaks stay exactly as they are. */
export function limitFall(values: number[], step: number): number[] {
  return limitRise(
    values.map((value) => -value),
    step,
  ).map((value) => -value);
}

/** Rounds off every change to at most `step`, peaks and valleys alike, without a delay. */
export function limitChange(values: number[], step: number): number[] {
  const low = limitRise(values, step);
  return limitFall(values, step).map((high, index) => (high + low[index]!) / 2);
}
