import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { openBrush, type LiveMarks } from '../../illustration/brush/brush.ts';
import { composeFrame } from '../../illustration/frame/compose-frame.ts';
import { layerPainters, type LayerPainter } from '../../illustration/frame/paint/draw-layers.ts';
import type { FramePlan } from '../../illustration/frame/frame-plan.ts';
import { shrinkPlan } from '../../illustration/frame/paint/shrink-plan.ts';
import { drawWeather } from '../../illustration/world/weather/draw-weather.ts';
import { nearestScale, planeView, type PlaneView } from '../camera/camera-path.ts';
import { planPassing, planTravel, type Travel } from '../life/travel.ts';
import { cropLayer } from './crop-layer.ts';
import { openPassingPlane } from './passing-plane.ts';
import type { DrawnScene, LivingPicture } from './drawn-scene.ts';
import { openLiveMarks } from './live-marks.ts';
import { openLivePerson } from './live-person.ts';

/** Draws a frame of the scene over the whole context. */
export type LiveStage = (context: SKRSContext2D, frame: number) => void;

/** A plane of the picture; `draw` paints in pixels of the plan, and everything in a plane moves together. */
type Plane = { depth: number; covers: boolean; draw: (context: SKRSContext2D, moment: StageMoment) => void };
/** A frame of the scene, and the one in which its shot begins. */
type StageMoment = { frame: number; from: number };

/** Floor and furniture move together: a chair sliding over the floor would be worse than a flat room. */
const placeDepth = 0.8;
const wallDepth = 0.55;
/** From this blur on, the planes behind faces are merged into one. */
const blurredFrom = 1.5;

/** Opens each picture when its first frame is drawn. */
export function openStage({ pictures, shots }: DrawnScene): LiveStage {
  const opened = new Map<number, ShownPicture>();
  return (context, frame) => {
    const shot = shots.findLast(({ from }) => from <= frame)!;
    const { picture, camera, from } = shot;
    const nearest = Math.max(
      ...shots.filter((each) => each.picture === picture).map((each) => nearestScale(each.camera, 1)),
    );
    const show = opened.get(picture) ?? openPicture(pictures[picture]!, enlargement(nearest));
    opened.set(picture, show);
    show(context, { frame, from }, (depth, size) => planeView(camera, depth, frame - from, size));
  };
}

type ShownPicture = (context: SKRSContext2D, moment: StageMoment, viewOf: ViewOfPlane) => void;
type ViewOfPlane = (depth: number, size: { width: number; height: number }) => PlaneView;

/** Paints the layers of a picture once, `growth` times as large as the frame, so that they stay sharp in close-up. */
function openPicture({ order, persons }: LivingPicture, growth: number): ShownPicture {
  const plan = composeFrame(order);
  const { width, height } = plan;
  const enlarged = shrinkPlan(plan, growth);
  const live: LiveMarks = { steam: [], lamps: [] };
  // Sharp steam in front of a blurred cup would look wrong.
  const painters = [...layerPainters(enlarged, isFlat(plan) ? {} : { live })];
  const passing = planPassing(
    enlarged,
    persons.map(({ life }) => life),
  );
  const place = passing ? passingPlanes(enlarged, painters, passing) : placePlanes(enlarged, painters, live);
  const planes = [...place, ...castPlanes(enlarged, painters, persons, passing)];
  const finish = [...layerPainters(plan)].at(-1)!.paint();
  const fallingWeather = openFallingWeather(plan);
  return (context, moment, viewOf) => {
    context.save();
    context.beginPath();
    context.rect(0, 0, width, height);
    context.clip();
    context.imageSmoothingQuality = 'low';
    for (const { depth, covers, draw } of planes) {
      const { scale, x, y } = viewOf(depth, plan);
      context.save();
      // A plane that covers the frame need not be blended with those below.
      if (covers) context.globalCompositeOperation = 'copy';
      context.translate(x, y);
      context.scale(scale / growth, scale / growth);
      draw(context, moment);
      context.restore();
    }
    fallingWeather?.(context, moment.frame);
    context.drawImage(finish, 0, 0);
    context.restore();
  };
}

const isFlat = ({ backgroundBlur }: FramePlan): boolean => backgroundBlur > blurredFrom;

/** The sides of all formats are multiples of 20, so that the enlarged frame has whole pixels. */
const enlargement = (scale: number): number => Math.ceil(scale * 20 - 1e-6) / 20;

function placePlanes(plan: FramePlan, painters: readonly LayerPainter[], live: LiveMarks): Plane[] {
  const find = (...names: string[]) => painters.filter(({ name }) => names.includes(name));
  const flat = isFlat(plan);
  const far = merge(plan, find('far', ...(flat ? ['ground', 'middle', 'light'] : [])));
  const wall: Plane = {
    depth: flat || plan.place.isIndoor ? wallDepth : 0.25,
    covers: true,
    draw: (context) => context.drawImage(far, 0, 0),
  };
  if (flat) return [wall];
  const [place] = stillPlane(merge(plan, find('ground', 'middle', 'light')), placeDepth);
  if (!place) return [wall];
  const drawMarks = openLiveMarks(plan, live);
  const draw: Plane['draw'] = (context, moment) => {
    place.draw(context, moment);
    drawMarks(context, moment.frame);
  };
  return [wall, { ...place, draw }];
}

/** Distant things move past more slowly than the ground. */
const farPace = 0.3;
/** Motion blur of half a frame, as of a 180° shutter; a stride picture is shown for two frames. */
const shutter = 0.5;

/** The place of a runner, which moves past while the camera follows the runner. */
function passingPlanes(plan: FramePlan, painters: readonly LayerPainter[], passing: Travel): Plane[] {
  const find = (...names: string[]) => painters.filter(({ name }) => names.includes(name));
  const smear = Math.abs(passing(30, 0) / 30) * shutter;
  const pace = plan.place.isIndoor ? 1 : farPace;
  const far = openPassingPlane(merge(plan, find('far')), { smear: smear * pace });
  const near = openPassingPlane(merge(plan, find('ground', 'middle', 'light')), { smear });
  return [
    {
      depth: plan.place.isIndoor ? wallDepth : 0.25,
      covers: false,
      draw: (context, { frame, from }) => far(context, passing(frame, from) * pace),
    },
    {
      depth: placeDepth,
      covers: false,
      draw: (context, { frame, from }) => near(context, passing(frame, from)),
    },
  ];
}

function castPlanes(
  plan: FramePlan,
  painters: readonly LayerPainter[],
  persons: LivingPicture['persons'],
  passing: Travel | null,
): Plane[] {
  return painters.flatMap(({ name, depth, paint }): Plane[] => {
    if (['far', 'ground', 'middle', 'light', 'finish'].includes(name)) return [];
    // Leaves in the foreground would move along with the camera.
    if (name === 'front' && passing) return [];
    if (name === 'weather') return plan.place.weather === 'fog' ? [fogPlane(paint(), plan)] : [];
    const person = persons.find(({ characterId }) => name === `person:${characterId}`);
    const member = person && plan.cast.find(({ characterId }) => characterId === person.characterId);
    if (!person || !member) return stillPlane(paint(), depth);
    const draw = openLivePerson(plan, member, paint(), person);
    const travel = planTravel(plan, member, person.life);
    if (!draw) return [];
    return [
      {
        depth,
        covers: false,
        draw: (context, { frame, from }) => {
          context.save();
          if (travel) context.translate(travel(frame, from), 0);
          draw(context, frame);
          context.restore();
        },
      },
    ];
  });
}

function stillPlane(canvas: Canvas, depth: number): Plane[] {
  const layer = cropLayer(canvas);
  if (!layer) return [];
  return [{ depth, covers: false, draw: (context) => context.drawImage(layer.canvas, layer.x, layer.y) }];
}

function merge({ width, height }: FramePlan, painters: readonly LayerPainter[]): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (const { paint } of painters) context.drawImage(paint(), 0, 0);
  return canvas;
}

/** Fog drifts to the side and back, too slowly for a visible turn. */
function fogPlane(canvas: Canvas, { width, height }: FramePlan): Plane {
  const reach = 0.08;
  return {
    depth: 0.8,
    covers: false,
    draw: (context, { frame }) => {
      const shift = Math.sin(frame / 150) * reach * width;
      context.drawImage(canvas, shift - reach * width, 0, width * (1 + 2 * reach), height);
    },
  };
}

/** Rain and snow are repainted in each frame, because no part of them repeats. */
function openFallingWeather({ place, width, height, style, light, unit }: FramePlan): LiveStage | null {
  const { weather, isIndoor } = place;
  if (isIndoor || !['rain', 'storm', 'snow'].includes(weather)) return null;
  return (context, frame) =>
    drawWeather(openBrush(context, { style, light, unit }), weather, width, height, frame / 30);
}
