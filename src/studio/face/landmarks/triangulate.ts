export type Triangle = [number, number, number];

/** Delaunay triangulation of points (x and y alternating) by incremental insertion. */
export function triangulate(points: ArrayLike<number>): Triangle[] {
  const count = points.length / 2;
  const xs = Array.from({ length: count }, (_, index) => points[index * 2]!);
  const ys = Array.from({ length: count }, (_, index) => points[index * 2 + 1]!);
  const reach = 50 * (1 + Math.max(...xs.map(Math.abs), ...ys.map(Math.abs)));
  // A super-triangle far outside contains all points; its triangles are dropped in the end.
  xs.push(-reach, reach, 0);
  ys.push(-reach, -reach, reach);
  let triangles: Triangle[] = [[count, count + 1, count + 2]];
  for (let point = 0; point < count; point += 1) {
    const kept: Triangle[] = [];
    const edges = new Map<string, [number, number]>();
    for (const triangle of triangles) {
      if (!isInCircle(xs, ys, triangle, point)) {
        kept.push(triangle);
        continue;
      }
      const [a, b, c] = triangle;
      for (const [from, to] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        const twin = `${to}:${from}`;
        if (!edges.delete(twin)) edges.set(`${from}:${to}`, [from, to]);
      }
    }
    triangles = [...kept, ...[...edges.values()].map(([from, to]): Triangle => [from, to, point])];
  }
  return triangles.filter((triangle) => triangle.every((corner) => corner < count));
}

function isInCircle(
  xs: readonly number[],
  ys: readonly number[],
  [a, b, c]: Triangle,
  point: number,
): boolean {
  const [px, py] = [xs[point]!, ys[point]!];
  const [ax, ay] = [xs[a]! - px, ys[a]! - py];
  const [bx, by] = [xs[b]! - px, ys[b]! - py];
  const [cx, cy] = [xs[c]! - px, ys[c]! - py];
  const determinant =
    (ax * ax + ay * ay) * (bx * cy - cx * by) -
    (bx * bx + by * by) * (ax * cy - cx * ay) +
    (cx * cx + cy * cy) * (ax * by - bx * ay);
  const turn = (xs[b]! - xs[a]!) * (ys[c]! - ys[a]!) - (xs[c]! - xs[a]!) * (ys[b]! - ys[a]!);
  return turn > 0 ? determinant > 0 : determinant < 0;
}
