type Plane = Float32Array;

/**
 * Blurs in place with `passes` box filters in both directions; three approximate a Gaussian. Edges are clamped.
 */
export function blurPlane(
  plane: Plane,
  scratch: Plane,
  { width, height, radius, passes }: { width: number; height: number; radius: number; passes: number },
): void {
  if (radius < 1) return;
  for (let pass = 0; pass < passes; pass += 1) {
    blurLines(plane, scratch, { lines: height, lineStep: width, length: width, step: 1, radius });
    blurLines(scratch, plane, { lines: width, lineStep: 1, length: height, step: width, radius });
  }
}

type Lines = { lines: number; lineStep: number; length: number; step: number; radius: number };

function blurLines(from: Plane, to: Plane, { lines, lineStep, length, step, radius }: Lines): void {
  const share = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    const end = start + (length - 1) * step;
    let sum = from[start]! * (radius + 1);
    for (let ahead = 1; ahead <= radius; ahead += 1) sum += from[Math.min(end, start + ahead * step)]!;
    for (let at = start; at <= end; at += step) {
      to[at] = sum * share;
      sum += from[Math.min(end, at + (radius + 1) * step)]! - from[Math.max(start, at - radius * step)]!;
    }
  }
}
