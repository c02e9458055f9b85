import { FlatTable } from './flatbuffer.ts';

/** A TensorFlow Lite file (schema version 3), as far as a float network needs it. */
export type TfliteModel = {
  /** The constant of a tensor, widened to float32 where the file has float16; null for what the network computes. */
  constants: (Constant | null)[];
  shapes: number[][];
  operators: TfliteOperator[];
  inputs: number[];
  outputs: number[];
};
export type Constant = { shape: number[]; values: Float32Array };
export type TfliteOperator = {
  code: number;
  /** The name of a custom operator, empty for a built-in one. */
  custom: string;
  inputs: number[];
  output: number;
  options: FlatTable | null;
  customOptions: Uint8Array;
};

/** Numbers of `BuiltinOperator` in the schema. */
export const operatorCodes = {
  add: 0,
  averagePool: 1,
  conv2d: 3,
  depthwiseConv2d: 4,
  dequantize: 6,
  logistic: 14,
  multiply: 18,
  relu: 19,
  resizeBilinear: 23,
  custom: 32,
  hardSwish: 117,
} as const;

const tensorTypes = { float32: 0, float16: 1 };

export function readTfliteModel(file: Uint8Array): TfliteModel {
  if (Buffer.from(file.subarray(4, 8)).toString('latin1') !== 'TFL3') throw new Error('Not a tflite file');
  const model = FlatTable.root(file);
  const codes = model.tables(1).map((code) => ({
    // Numbers below 127 stand in the field of the first version, larger ones in the later field.
    code: Math.max(code.int8(0), code.int32(3)),
    custom: Buffer.from(code.bytes(1)).toString('utf8'),
  }));
  const [graph] = model.tables(2);
  if (!graph) throw new Error('The tflite file has no graph');
  const buffers = model.tables(4);
  const tensors = graph.tables(0);
  const shapes = tensors.map((tensor) => tensor.int32s(0));
  const constants = tensors.map((tensor, index) =>
    readConstant(buffers[tensor.int32(2)]!.bytes(0), tensor.int8(1), shapes[index]!),
  );
  const operators: TfliteOperator[] = [];
  for (const table of graph.tables(3)) {
    const { code, custom } = codes[table.int32(0)]!;
    const inputs = table.int32s(1);
    const output = table.int32s(2)[0]!;
    // Widens a float16 constant: that is done already.
    if (code === operatorCodes.dequantize) constants[output] = constants[inputs[0]!]!;
    else
      operators.push({
        code,
        custom,
        inputs,
        output,
        options: table.table(4),
        customOptions: table.bytes(5),
      });
  }
  return { constants, shapes, operators, inputs: graph.int32s(1), outputs: graph.int32s(2) };
}

function readConstant(bytes: Uint8Array, type: number, shape: number[]): Constant | null {
  if (bytes.length === 0) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === tensorTypes.float32) {
    const values = Float32Array.from({ length: bytes.length / 4 }, (_, index) =>
      view.getFloat32(index * 4, true),
    );
    return { shape, values };
  }
  if (type === tensorTypes.float16) {
    const values = Float32Array.from({ length: bytes.length / 2 }, (_, index) =>
      widenFloat16(view.getUint16(index * 2, true)),
    );
    return { shape, values };
  }
  // Integers are the sizes of a resize, which the shape of its output repeats.
  return null;
}

function widenFloat16(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 0x1f) return fraction === 0 ? sign * Infinity : NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
