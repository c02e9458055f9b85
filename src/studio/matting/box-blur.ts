/** Means over squares of `2 · radius + 1` pixels, by running sums: the time does not depend on the radius. */
export type BoxBlur = {
  blur: (from: Float32Array, to: Float32Array) => void;
  /** The mean of the product of two planes. */
  blurProduct: (one: Float32Array, other: Float32Array, to: Float32Array) => void;
};

export function openBoxBlur(width: number, height: number, radius: number): BoxBlur {
  const rows = new Float32Array(width * height);
  const sums = new Float64Array(width);
  const sharesAcross = shares(width, radius);
  const sharesDown = shares(height, radius);

  function sumColumns(to: Float32Array): void {
    sums.fill(0);
    for (let row = 0; row < Math.min(radius, height); row += 1) {
      for (let x = 0, at = row * width; x < width; x += 1, at += 1) sums[x]! += rows[at]!;
    }
    for (let y = 0; y < height; y += 1) {
      const share = sharesDown[y]!;
      const start = y * width;
      const entering = (y + radius) * width;
      const leaving = (y - radius - 1) * width;
      const hasEntering = y + radius < height;
      const hasLeaving = y - radius - 1 >= 0;
      if (hasEntering && hasLeaving) {
        for (let x = 0; x < width; x += 1) {
          const sum = sums[x]! + (rows[entering + x]! - rows[leaving + x]!);
          sums[x] = sum;
          to[start + x] = sum * share * sharesAcross[x]!;
        }
        continue;
      }
      for (let x = 0; x < width; x += 1) {
        let sum = sums[x]!;
        if (hasEntering) sum += rows[entering + x]!;
        if (hasLeaving) sum -= rows[leaving + x]!;
        sums[x] = sum;
        to[start + x] = sum * share * sharesAcross[x]!;
      }
    }
  }

  function sumRows(from: Float32Array): void {
    for (let start = 0; start < rows.length; start += width) {
      let sum = 0;
      for (let x = 0; x < radius; x += 1) sum += from[start + x]!;
      for (let x = 0; x <= radius; x += 1) {
        sum += from[start + x + radius]!;
        rows[start + x] = sum;
      }
      const inner = start + width - radius;
      for (let at = start + radius + 1; at < inner; at += 1) {
        sum += from[at + radius]! - from[at - radius - 1]!;
        rows[at] = sum;
      }
      for (let at = inner; at < start + width; at += 1) {
        sum -= from[at - radius - 1]!;
        rows[at] = sum;
      }
    }
  }

  function sumProductRows(one: Float32Array, other: Float32Array): void {
    for (let start = 0; start < rows.length; start += width) {
      let sum = 0;
      for (let x = 0; x < radius; x += 1) sum += one[start + x]! * other[start + x]!;
      for (let x = 0; x <= radius; x += 1) {
        sum += one[start + x + radius]! * other[start + x + radius]!;
        rows[start + x] = sum;
      }
      const inner = start + width - radius;
      for (let at = start + radius + 1; at < inner; at += 1) {
        const leaving = at - radius - 1;
        sum += one[at + radius]! * other[at + radius]! - one[leaving]! * other[leaving]!;
        rows[at] = sum;
      }
      for (let at = inner; at < start + width; at += 1) {
        const leaving = at - radius - 1;
        sum -= one[leaving]! * other[leaving]!;
        rows[at] = sum;
      }
    }
  }

  return {
    blur: (from, to) => {
      sumRows(from);
      sumColumns(to);
    },
    blurProduct: (one, other, to) => {
      sumProductRows(one, other);
      sumColumns(to);
    },
  };
}

/** One divided by how many pixels of the window lie inside. */
const shares = (length: number, radius: number): Float64Array =>
  Float64Array.from(
    { length },
    (_, at) => 1 / (Math.min(length - 1, at + radius) - Math.max(0, at - radius) + 1),
  );
