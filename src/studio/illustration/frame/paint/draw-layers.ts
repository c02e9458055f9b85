import { createCanvas, Path2D, type Canvas } from '@napi-rs/canvas';
import { openBrush, type Brush, type LiveMarks } from '../../brush/brush.ts';
import { seedOf } from '../../brush/seed-of.ts';
import type { FigureState } from '../../person/draw-figure.ts';
import { findFinish, finishLayer } from '../../styles/finish.ts';
import { stagingLight } from '../../styles/staging-light.ts';
import { hasWindow } from '../../world/places/has-window.ts';
import { drawPlace, planeDepths, type PlacePlane } from '../../world/draw-place.ts';
import { drawWeather } from '../../world/weather/draw-weather.ts';
import type { Box } from '../../brush/manner.ts';
import { drawSupport } from './draw-member.ts';
import { paintForeground, type Foreground } from './foreground.ts';
import type { CastMember, FramePlan, Prop } from '../frame-plan.ts';
import { heldThing } from '../things/held.ts';
import { paintHero } from './paint-hero.ts';
import { paintMember } from './paint-member.ts';
import { paintWater } from './water.ts';

export type FrameLayer = {
  /** 'far', 'ground', 'middle', 'light', 'flood', 'props', 'person:<id>', 'water', 'things', 'hero', 'front', 'weather' or 'finish'. */
  name: string;
  /** Parallax: 0 does not move with the camera, 1 moves as the people do, larger values lie in front of them. */
  depth: number;
  canvas: Canvas;
};

/** A moment of the moving picture; a still is the moment 0 with everyone at rest. */
export type FrameMoment = {
  seconds?: number;
  states?: Readonly<Record<string, FigureState>>;
  /** Collects the marks that move by themselves in the planes 'ground' and 'middle' while they are painted. */
  live?: LiveMarks;
};

/** A layer that is not painted yet; its depth is that of FrameLayer. */
export type LayerPainter = Omit<FrameLayer, 'canvas'> & { paint: () => Canvas };

/** Draws the layers of a frame lazily, from back to front, each transparent where it is empty. */
export function* layersOf(plan: FramePlan, moment: FrameMoment = {}): Generator<FrameLayer> {
  for (const { name, depth, paint } of layerPainters(plan, moment)) yield { name, depth, canvas: paint() };
}

/** The same layers, for callers that do not paint all of them. */
export function* layerPainters(plan: FramePlan, moment: FrameMoment = {}): Generator<LayerPainter> {
  const { place, hero } = plan;
  for (const plane of ['far', 'ground', 'middle'] as const)
    yield { name: plane, depth: planeDepths[plane], paint: () => paintPlane(plan, plane, moment) };
  yield { name: 'light', depth: 0.5, paint: () => paintSheet(plan, 'behind') };
  const { water } = plan;
  const { seconds } = moment;
  if (water)
    yield {
      name: 'flood',
      depth: 0.9,
      paint: () => paintLayer(plan, (brush) => paintWater(brush, plan, water, 'behind', seconds)),
    };
  const weather = weatherLayer(plan, moment);
  // Fog lies behind the people; rain and snow fall in front of everyone.
  if (weather && place.weather === 'fog') yield weather;
  const [before, behind] = [
    plan.props.filter(({ isFront }) => isFront),
    plan.props.filter(({ isFront }) => !isFront),
  ];
  if (behind.length > 0) yield { name: 'props', depth: 0.95, paint: () => paintProps(plan, behind) };
  for (const member of plan.cast) {
    const paint = () => paintCastMember(plan, member, moment);
    yield { name: `person:${member.characterId}`, depth: member.depth, paint };
  }
  if (water)
    yield {
      name: 'water',
      depth: 1,
      paint: () => paintLayer(plan, (brush) => paintWater(brush, plan, water, 'before', seconds)),
    };
  if (before.length > 0) yield { name: 'things', depth: 1, paint: () => paintProps(plan, before) };
  if (hero)
    yield { name: 'hero', depth: 1, paint: () => paintLayer(plan, (brush) => paintHero(brush, plan, hero)) };
  const { foreground } = plan;
  if (foreground)
    yield { name: 'front', depth: planeDepths.front, paint: () => paintForegroundLayer(plan, foreground) };
  else if (plan.hasFront)
    yield { name: 'front', depth: planeDepths.front, paint: () => paintPlane(plan, 'front', moment) };
  if (weather && place.weather !== 'fog') yield weather;
  yield { name: 'finish', depth: 0, paint: () => paintSheet(plan, 'overlay') };
}

export const drawLayers = (plan: FramePlan, moment?: FrameMoment): FrameLayer[] => [
  ...layersOf(plan, moment),
];

function paintLayer(
  plan: FramePlan,
  paint: (brush: Brush) => void,
  { blur = 0, air = 0, live }: { blur?: number; air?: number; live?: LiveMarks } = {},
): Canvas {
  const { width, height, unit, style, light } = plan;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  paint(openBrush(context, { style, light, unit, live, air: { colour: airOf(plan), share: air } }));
  const isSharp = blur * unit < 0.7;
  finishLayer(style, canvas, unit, { isSharp });
  return isSharp ? canvas : blurred(canvas, blur * unit);
}

/** Blurs at a fraction of the size, which is faster. */
function blurred(canvas: Canvas, radius: number): Canvas {
  const { width, height } = canvas;
  const scale = radius > 2.5 ? 0.5 : 1;
  const small = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const context = small.getContext('2d');
  context.filter = `blur(${radius * scale}px)`;
  // A little larger than the frame, or the blur would fade to transparent at its edges.
  const spill = radius * 1.5;
  context.drawImage(
    canvas,
    -spill * scale,
    -spill * scale,
    (width + spill * 2) * scale,
    (height + spill * 2) * scale,
  );
  if (scale === 1) return small;
  const shown = createCanvas(width, height);
  shown.getContext('2d').drawImage(small, 0, 0, width, height);
  return shown;
}

const airOf = ({ light }: FramePlan): string => (light.night ? '#22304f' : '#cfdbe4');

/** Share of the style's haze, and of its depth blur, by plane. */
const distance: Record<PlacePlane, { air: number; blur: number }> = {
  far: { air: 1, blur: 1 },
  ground: { air: 0.25, blur: 0.3 },
  middle: { air: 0.5, blur: 0.7 },
  front: { air: 0, blur: 0.9 },
};

function paintPlane(plan: FramePlan, plane: PlacePlane, { seconds = 0, live }: FrameMoment): Canvas {
  const { width, height, placeSeed: seed, place, camera, style, backgroundBlur } = plan;
  const { depthBlur, haze } = findFinish(style);
  const { air, blur } = distance[plane];
  const share = plane === 'front' ? 1 : backgroundBlur;
  return paintLayer(
    plan,
    (brush) => {
      brush.context.translate(camera.x, camera.y);
      brush.context.scale(camera.zoom, camera.zoom);
      drawPlace(brush, { ...place, seed, width, height }, plane, seconds);
    },
    {
      blur: depthBlur * blur * share,
      air: haze * air * (place.isIndoor ? 0.45 : 1),
      ...(live && (plane === 'ground' || plane === 'middle') && { live }),
    },
  );
}

function paintCastMember(plan: FramePlan, member: CastMember, { states }: FrameMoment): Canvas {
  const blur = findFinish(plan.style).depthBlur > 0 ? member.blur * plan.unit : 0;
  const isSharp = blur < 0.7;
  const canvas = paintMember(plan, member, states?.[member.characterId], { isSharp });
  return isSharp ? canvas : blurred(canvas, blur);
}

function paintForegroundLayer(plan: FramePlan, foreground: Foreground): Canvas {
  const { width, height, place, style } = plan;
  const { depthBlur } = findFinish(style);
  const { setting, weather } = place;
  return paintLayer(
    plan,
    (brush) => paintForeground(brush, foreground, { width, height, setting, weather }),
    {
      blur: depthBlur * 1.5,
    },
  );
}

const paintProps = (plan: FramePlan, props: readonly Prop[]): Canvas =>
  paintLayer(plan, (brush) => {
    for (const { product, box, on, more = [], isAfloat = false } of props) {
      if (on) drawSupport(brush, on);
      for (const place of [...more, box]) {
        if (!isAfloat) propShadow(brush, place);
        heldThing(product).paint(brush, place, 1);
      }
    }
  });

function propShadow(brush: Brush, { x, y, width, height }: Box): void {
  const shadow = new Path2D();
  const low = Math.min(height, width) * 0.06;
  shadow.ellipse(x + width / 2, y + height, width * 0.42, low, 0, 0, Math.PI * 2);
  brush.shadow(shadow, { softness: low, strength: 0.35 });
}

function weatherLayer(plan: FramePlan, { seconds = 0 }: FrameMoment): LayerPainter | null {
  const { place, width, height } = plan;
  if (place.isIndoor || place.weather === 'clear' || place.weather === 'cloudy') return null;
  const paint = () => paintLayer(plan, (brush) => drawWeather(brush, place.weather, width, height, seconds));
  return { name: 'weather', depth: 1.2, paint };
}

function paintSheet(plan: FramePlan, part: 'behind' | 'overlay'): Canvas {
  const { width, height, unit, style, light, place, seed } = plan;
  const canvas = createCanvas(width, height);
  const { isIndoor, setting } = place;
  const sheet = {
    width,
    height,
    unit,
    light,
    isIndoor,
    seed: seedOf(seed),
    hasWindow: hasWindow(setting),
    mood: plan.mood,
    subject: subjectOf(plan),
  };
  const context = canvas.getContext('2d');
  if (part === 'behind') stagingLight(context, sheet, style);
  findFinish(style)[part]?.(context, sheet);
  return canvas;
}

/** Centre of the light behind the people, at the heads and chests of the cast, in pixels. */
function subjectOf({ width, height, cast }: FramePlan): { x: number; y: number } {
  const spots = cast.map((member) => {
    if (member.kind === 'bust') return { x: member.bust.x, y: member.bust.y + member.bust.headHeight * 0.4 };
    const { x, y, height: tall } = member.kind === 'figure' ? member.figure : member.animal;
    return { x, y: y - tall * 0.7 };
  });
  if (spots.length === 0) return { x: width / 2, y: height * 0.45 };
  const mean = (key: 'x' | 'y') => spots.reduce((total, spot) => total + spot[key], 0) / spots.length;
  return { x: mean('x'), y: mean('y') };
}
