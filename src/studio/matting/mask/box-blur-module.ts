/** Byte offsets of the float32 planes of a blur in the module's memory. */
export type BlurLayout = {
  /** `radius` zeros, the running sum of each column, `radius` zeros. */
  sums: number;
  /** Reciprocal of the number of columns or rows of the window inside the plane. */
  sharesAcross: number;
  sharesDown: number;
  one: number;
  other: number;
  result: number;
  bytes: number;
};

type Size = { width: number; height: number; radius: number };

const vectorBytes = 16;
const align = (at: number): number => Math.ceil(at / vectorBytes) * vectorBytes;

export function layOutBlur({ width, height, radius }: Size): BlurLayout {
  const plane = width * height * 4;
  const sharesAcross = align((width + 2 * radius) * 4);
  const sharesDown = align(sharesAcross + width * 4);
  const one = align(sharesDown + height * 4);
  return {
    sums: 0,
    sharesAcross,
    sharesDown,
    one,
    other: one + plane,
    result: one + 2 * plane,
    bytes: one + 3 * plane,
  };
}

/**
 * WebAssembly for a blur of one size: `blur` writes the mean of each window of `one` to `result`, `blurProduct` that of
 * `one` times `other`. SIMD adds four columns at once; all sizes are constants. The sums start at zero for each call.
 * `width` is a multiple of 4.
 */
export function buildBlurModule(size: Size): Uint8Array<ArrayBuffer> {
  if (size.width % 4 !== 0) throw new RangeError('A blurred plane is a multiple of 4 wide.');
  const layout = layOutBlur(size);
  const pages = Math.ceil(layout.bytes / 65_536);
  const bodies = [false, true].map((isProduct) => vector(blurBody(size, layout, isProduct)));
  return Uint8Array.from(
    code(
      [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      // One type without parameters or results, two functions of it, one memory.
      section(1, [1, 0x60, 0, 0]),
      section(3, [2, 0, 0]),
      section(5, code(1, 0, unsigned(pages))),
      section(7, code(3, exported('memory', 2, 0), exported('blur', 0, 0), exported('blurProduct', 0, 1))),
      section(10, code(2, ...bodies)),
    ),
  );
}

const code = (...parts: (number | number[])[]): number[] => parts.flat();
const section = (id: number, content: number[]): number[] => code(id, vector(content));
const vector = (bytes: number[]): number[] => code(unsigned(bytes.length), bytes);
const exported = (name: string, kind: number, index: number): number[] =>
  code(vector([...Buffer.from(name)]), kind, index);

/** LEB128 */
function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}
const signed = (value: number): number[] =>
  value < 64 ? [value] : [(value & 127) | 128, ...signed(value >>> 7)];

const end = 0x0b;
const [addInt, subtractInt, isLess, isLessOrEqual] = [0x6a, 0x6b, 0x49, 0x4d];
const add = code(0xfd, unsigned(228));
const subtract = code(0xfd, unsigned(229));
const multiply = code(0xfd, unsigned(230));
const constant = (value: number): number[] => code(0x41, signed(value));
const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
/** Unaligned accesses cost nothing extra on today's processors. */
const load = (offset: number): number[] => code(0xfd, 0, 0, unsigned(offset));
const loadSplat = (offset: number): number[] => code(0xfd, 9, 0, unsigned(offset));
const store = (offset: number): number[] => code(0xfd, 11, 0, unsigned(offset));
const when = (condition: number[], body: number[]): number[] => code(condition, 0x04, 0x40, body, end);
const increase = (local: number, step: number): number[] =>
  code(get(local), constant(step), addInt, set(local));

/** Runs the body at least once, with the local at 0, `step`, … below `limit`. */
const repeat = (local: number, step: number, limit: number, body: number[]): number[] => {
  const again = code(get(local), constant(limit), isLess, 0x0d, 0, end);
  return code(constant(0), set(local), 0x03, 0x40, body, increase(local, step), again);
};

function blurBody({ width, height, radius }: Size, layout: BlurLayout, isProduct: boolean): number[] {
  const rowBytes = width * 4;
  const planeBytes = height * rowBytes;
  // Locals: the row and the column in bytes, the address of four pixels, and that of the row's share.
  const [row, column, address, share] = [0, 1, 2, 3] as const;
  const columnSum = layout.sums + radius * 4;
  const loadPixels = isProduct
    ? code(get(address), load(layout.one), get(address), load(layout.other), multiply)
    : code(get(address), load(layout.one));

  /** Adds a row to the column sums, or subtracts it. */
  const accumulate = (rowOffset: number[], operation: number[]): number[] =>
    repeat(
      column,
      vectorBytes,
      rowBytes,
      code(
        code(rowOffset, get(column), addInt, set(address)),
        code(get(column), get(column), load(columnSum), loadPixels, operation, store(columnSum)),
      ),
    );
  const taps = Array.from({ length: 2 * radius + 1 }, (_, tap) =>
    code(get(column), load(layout.sums + tap * 4), tap > 0 ? add : []),
  );
  const writeRow = repeat(
    column,
    vectorBytes,
    rowBytes,
    code(
      code(get(row), get(column), addInt, taps.flat()),
      code(get(column), load(layout.sharesAcross), multiply),
      code(get(share), loadSplat(layout.sharesDown), multiply, store(layout.result)),
    ),
  );
  const reach = radius * rowBytes;
  const firstRows = Math.min(radius, height) * rowBytes;
  const entering = code(get(row), constant(reach), addInt);
  const leaving = code(get(row), constant(reach + rowBytes), subtractInt);
  const isAnyEntering = code(entering, constant(planeBytes), isLess);
  const isAnyLeaving = code(constant(reach + rowBytes), get(row), isLessOrEqual);
  const nextRow = code(
    when(isAnyEntering, accumulate(entering, add)),
    when(isAnyLeaving, accumulate(leaving, subtract)),
    code(writeRow, increase(share, 4)),
  );
  return code(
    // Four locals of 32 bits, zero at the start.
    [1, 4, 0x7f],
    radius > 0 ? repeat(row, rowBytes, firstRows, accumulate(get(row), add)) : [],
    repeat(row, rowBytes, planeBytes, nextRow),
    end,
  );
}
