/** x to the right of the picture, y up, z towards the viewer; lengths relative to standing height. */
export type Vector = readonly [x: number, y: number, z: number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const mix = (a: Vector, b: Vector, share: number): Vector => add(a, scale(subtract(b, a), share));
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vector): number => Math.sqrt(dot(a, a));

export function normalise(a: Vector): Vector {
  const size = length(a);
  return size < 1e-9 ? [0, 0, 0] : scale(a, 1 / size);
}

/** Turns towards the right of the picture. */
export function rotateY([x, y, z]: Vector, angle: number): Vector {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos + z * sin, y, z * cos - x * sin];
}

/** Leans forward: up moves towards +z. */
export function rotateX([x, y, z]: Vector, angle: number): Vector {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x, y * cos - z * sin, z * cos + y * sin];
}

/** Leans sideways: up moves towards +x. */
export function rotateZ([x, y, z]: Vector, angle: number): Vector {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos + y * sin, y * cos - x * sin, z];
}

export function angleBetween(a: Vector, b: Vector): number {
  return Math.acos(Math.max(-1, Math.min(1, dot(normalise(a), normalise(b)))));
}
