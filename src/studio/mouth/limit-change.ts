/** Lowers values until none exceeds a neighbour by more than `step`; valleys are unchanged. */
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

/** Raises values until none is below a neighbour by more than `step`; peaks are unchanged. */
export function limitFall(values: number[], step: number): number[] {
  return limitRise(
    values.map((value) => -value),
    step,
  ).map((value) => -value);
}

/** Limits every change to `step`, for peaks and valleys alike, without delay. */
export function limitChange(values: number[], step: number): number[] {
  const low = limitRise(values, step);
  return limitFall(values, step).map((high, index) => (high + low[index]!) / 2);
}
