import {
  add,
  avgPool,
  clipByValue,
  depthToSpace,
  fused,
  image,
  mul,
  relu,
  sigmoid,
  tensor1d,
  tensor4d,
  type Tensor,
  type Tensor1D,
  type Tensor4D,
} from '@tensorflow/tfjs-core';
import { operatorCodes, type TfliteModel, type TfliteOperator } from './tflite-model.ts';

type Values = (Tensor4D | undefined)[];
type Step = (values: Values) => void;

/**
 * Builds the network from tfjs operations: float networks of the operators below, without fused activations. The
 * weights stay in the backend's memory. Call the result inside `tidy`.
 */
export function compileTflite(model: TfliteModel): (input: Tensor4D) => Tensor4D {
  const uses = model.shapes.map(
    (_, tensor) => model.operators.filter(({ inputs }) => inputs.includes(tensor)).length,
  );
  const steps: Step[] = [];
  const { operators } = model;
  for (let index = 0; index < operators.length; index += 1) {
    const operator = operators[index]!;
    const next = operators[index + 1];
    const isConvolution =
      operator.code === operatorCodes.conv2d || operator.code === operatorCodes.depthwiseConv2d;
    if (!isConvolution) {
      steps.push(compileOperator(model, operator));
      continue;
    }
    const feedsRelu =
      next?.code === operatorCodes.relu && next.inputs[0] === operator.output && uses[operator.output] === 1;
    steps.push(compileConvolution(model, operator, feedsRelu ? next.output : null));
    if (feedsRelu) index += 1;
  }
  const [input] = model.inputs;
  const [output] = model.outputs;
  return (picture) => {
    const values: Values = [];
    values[input!] = picture;
    for (const step of steps) step(values);
    return values[output!]!;
  };
}

/** `reluOutput` is the tensor of a directly following ReLU, which is fused with the convolution. */
function compileConvolution(model: TfliteModel, operator: TfliteOperator, reluOutput: number | null): Step {
  const [input, weights, biases] = operator.inputs;
  const { shape, values: numbers } = model.constants[weights!]!;
  const [outer, height, width, inner] = shape as [number, number, number, number];
  const options = operator.options!;
  const isDepthwise = operator.code === operatorCodes.depthwiseConv2d;
  // Both kinds start with padding, horizontal and vertical stride; a depthwise one has its activation a field later.
  if (options.int8(isDepthwise ? 4 : 3) !== 0) throw new Error('A fused activation is not supported');
  const filter = isDepthwise
    ? tensor4d(numbers, [height, width, inner, 1])
    : tensor4d(outerToLast(numbers, outer), [height, width, inner, outer]);
  const common = {
    filter,
    bias: tensor1d(model.constants[biases!]!.values),
    strides: [options.int32(2, 1), options.int32(1, 1)] as [number, number],
    pad: options.int8(0) === 0 ? ('same' as const) : ('valid' as const),
    activation: reluOutput === null ? ('linear' as const) : ('relu' as const),
  };
  const output = reluOutput ?? operator.output;
  return (values) => {
    const x = values[input!]!;
    values[output] = isDepthwise ? fused.depthwiseConv2d({ x, ...common }) : fused.conv2d({ x, ...common });
  };
}

/** Transposes output-first weights of tflite to output-last. */
function outerToLast(numbers: Float32Array, outer: number): Float32Array {
  const each = numbers.length / outer;
  return Float32Array.from(
    { length: numbers.length },
    (_, index) => numbers[(index % outer) * each + Math.floor(index / outer)]!,
  );
}

function compileOperator(model: TfliteModel, operator: TfliteOperator): Step {
  const { code, custom, inputs, output, options } = operator;
  const [first, second] = inputs;
  const unary =
    (apply: (x: Tensor4D) => Tensor): Step =>
    (values) => {
      values[output] = apply(values[first!]!) as Tensor4D;
    };
  const binary =
    (apply: (x: Tensor4D, y: Tensor4D) => Tensor): Step =>
    (values) => {
      values[output] = apply(values[first!]!, values[second!]!) as Tensor4D;
    };
  const [, height, width] = model.shapes[output]!;
  switch (code) {
    case operatorCodes.add:
      return binary((x, y) => add(x, y));
    case operatorCodes.multiply:
      return binary((x, y) => mul(x, y));
    case operatorCodes.relu:
      return unary((x) => relu(x));
    case operatorCodes.logistic:
      return unary((x) => sigmoid(x));
    case operatorCodes.hardSwish:
      return unary((x) => mul(x, clipByValue(add(mul(x, 1 / 6), 0.5), 0, 1)));
    case operatorCodes.averagePool:
      if (height !== 1 || width !== 1) throw new Error('Only the average of the whole is supported');
      // Faster than a mean over two dimensions.
      return unary((x) => avgPool(x, [x.shape[1], x.shape[2]], 1, 'valid'));
    case operatorCodes.resizeBilinear:
      return unary((x) =>
        image.resizeBilinear(x, [height!, width!], options!.int8(2) === 1, options!.int8(3) === 1),
      );
    case operatorCodes.custom:
      if (custom === 'Convolution2DTransposeBias') return compileTransposed(model, operator);
  }
  throw new Error(`Operator ${custom || code} is not supported`);
}

/**
 * MediaPipe's own operator; its options are three int32: padding, stride across, stride down. With a 2×2 kernel and
 * stride 2 no two inputs meet in an output, so it is a 1×1 convolution to four channels, spread over 2×2 pixels.
 */
function compileTransposed(model: TfliteModel, { inputs, output, customOptions }: TfliteOperator): Step {
  const [input, weights, biases] = inputs;
  const { shape, values: numbers } = model.constants[weights!]!;
  const [channels, height, width, inner] = shape as [number, number, number, number];
  const isSpread =
    channels === 1 && height === 2 && width === 2 && customOptions[4] === 2 && customOptions[8] === 2;
  if (!isSpread) throw new Error('Only a 2×2 transposed convolution to one channel is supported');
  const filter = tensor4d(outerToLast(numbers, 4), [1, 1, inner, 4]);
  const [bias] = model.constants[biases!]!.values;
  const four: Tensor1D = tensor1d([bias!, bias!, bias!, bias!]);
  return (values) => {
    const spread = fused.conv2d({ x: values[input!]!, filter, bias: four, strides: 1, pad: 'valid' });
    values[output] = depthToSpace(spread as Tensor4D, 2, 'NHWC');
  };
}
