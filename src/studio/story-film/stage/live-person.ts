import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../../illustration/brush/manner.ts';
import type { CastMember, FramePlan } from '../../illustration/frame/frame-plan.ts';
import { faceBoxes, findFace, paintMemberPart } from '../../illustration/frame/paint/member-parts.ts';
import { blinkAt, breathAt, stridePhaseAt, swayAt } from '../life/person-life.ts';
import { bodyBands, type BodyBands } from './body-bands.ts';
import { cropLayer, type CroppedLayer } from './crop-layer.ts';
import type { LivingPerson } from './drawn-scene.ts';
import { openStrideImages, type StrideImage } from './stride-images.ts';

/** Draws the person in a frame, in pixels of the plan. */
export type LivePerson = (context: SKRSContext2D, frame: number) => void;

/** Null if the person is outside the picture. */
export function openLivePerson(
  plan: FramePlan,
  member: CastMember,
  painted: Canvas,
  { life, mouth }: LivingPerson,
): LivePerson | null {
  const layer = cropLayer(painted);
  if (!layer) return null;
  const bands = bodyBands(member);
  const strideImages = openStrideImages(plan, member, { stride: life.stride, neck: bands?.neck.y });
  const face = openFace(plan, member, layer, mouth?.poses ?? []);
  return (context, frame) => {
    face?.(blinkAt(life, frame), mouth?.states[frame] ?? 0);
    const vividness = mouth?.vividness[frame] ?? 0;
    const body = {
      breath: breathAt(life, frame),
      sway: swayAt(life, frame),
      // Heads of speakers nod with their speech.
      nod: vividness * Math.sin((frame / 30) * 5.1 + life.phase * 6),
    };
    const stride = life.stride && strideImages ? strideImages(stridePhaseAt(life.stride, frame)) : null;
    drawBands(context, layer, bands, body, stride);
  };
}

/** Adds the eyes and mouth of a state to the layer; each is painted on first use. */
function openFace(
  plan: FramePlan,
  member: CastMember,
  layer: CroppedLayer,
  poses: readonly NonNullable<LivingPerson['mouth']>['poses'][number][],
) {
  const place = findFace(member);
  if (!place) return null;
  const boxes = faceBoxes(place);
  const painted = new Map<string, Canvas>();
  const context = layer.canvas.getContext('2d');
  const openPart = (
    box: Box,
    name: string,
    stateOf: (value: number) => Parameters<typeof paintMemberPart>[2],
  ) => {
    const rest = createCanvas(box.width, box.height);
    rest.getContext('2d').drawImage(layer.canvas, layer.x - box.x, layer.y - box.y);
    painted.set(`${name}0`, rest);
    let shown = 0;
    return (value: number) => {
      if (value === shown) return;
      shown = value;
      const key = `${name}${value}`;
      const part = painted.get(key) ?? paintMemberPart(plan, member, stateOf(value), box);
      painted.set(key, part);
      context.clearRect(box.x - layer.x, box.y - layer.y, box.width, box.height);
      context.drawImage(part, box.x - layer.x, box.y - layer.y);
    };
  };
  const eyes = openPart(boxes.eyes, 'eyes', (blink) => ({ blink }));
  const lips = openPart(boxes.mouth, 'mouth', (state) => ({ mouth: poses[state - 1]! }));
  return (blink: number, mouth: number) => {
    eyes(blink);
    lips(mouth);
  };
}

type Moment = { breath: number; sway: number; nod: number };

/**
 * Legs and furniture stay, the chest between hips and neck stretches, and the head moves with it. The bands overlap by
 * some pixels of the same picture, so that there is no gap between them. For walkers and runners, everything below the
 * neck comes from the stride; the head with its animated face is carried along.
 */
function drawBands(
  context: SKRSContext2D,
  still: CroppedLayer,
  bands: BodyBands | null,
  moment: Moment,
  stride: StrideImage | null,
): void {
  if (!bands) {
    context.drawImage(still.canvas, still.x, still.y);
    return;
  }
  const { neck, hip, height } = bands;
  const body = stride ? stride.layer : still;
  const carried = stride?.head ?? { x: 0, y: 0 };
  const rise = moment.breath * height * 0.0024;
  const lean = (moment.sway * height * 0.0028) / (hip - neck.y);
  const stretch = rise / (hip - neck.y);
  const overlap = 3;
  const drawRows = (layer: CroppedLayer | null, from: number, to: number) => {
    if (!layer) return;
    const { canvas, x, y } = layer;
    const [top, bottom] = [Math.max(y, Math.floor(from)), Math.min(y + canvas.height, Math.ceil(to))];
    if (bottom <= top) return;
    context.drawImage(canvas, 0, top - y, canvas.width, bottom - top, x, top, canvas.width, bottom - top);
  };
  drawRows(body, hip, stride?.bottom ?? Infinity);
  if (stride && stride.bottom < Infinity) drawRows(still, Math.max(hip, stride.bottom), Infinity);
  context.save();
  // About the hip line: y' = hip + (y − hip)(1 + stretch), x' = x + lean (hip − y).
  context.transform(1, 0, -lean, 1 + stretch, lean * hip, -stretch * hip);
  drawRows(body, neck.y + carried.y, hip + overlap);
  context.restore();
  context.save();
  context.translate(carried.x + neck.x + lean * (hip - neck.y), carried.y + neck.y - rise);
  context.rotate(moment.sway * 0.006 + moment.nod * 0.007);
  context.translate(-neck.x, -neck.y + moment.nod * height * 0.0012);
  drawRows(still, -Infinity, neck.y + overlap);
  context.restore();
}
