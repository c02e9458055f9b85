import { Path2D } from '@napi-rs/canvas';
import { seededRandom } from '../../../presenter/paint/seeded-random.ts';
import type { StoryScene } from '../../../story/story.ts';
import type { Brush } from '../../brush/brush.ts';
import { seedOf } from '../../brush/seed-of.ts';
import { measureAnimal } from '../../animal/measure-animal.ts';
import { measureFigure } from '../../person/measure-figure.ts';
import { shade, tint } from '../../world/space/tone.ts';
import type { CastMember, FramePlan } from '../frame-plan.ts';

/** Water over the ground of a place: `from` is its far edge in the frame, `surface` where it meets the bodies. */
export type Water = { from: number; surface: number; colour: string; isDeep: boolean };

/** "The river rose", "through the water", "waist-deep in the flood", "pulled him out of the lake". */
const floodSign =
  /\b(?:floods?|flooded|flooding)\b|\b(?:water|river|sea|tide|lake) (?:had |has |was |is )?(?:r[io]s(?:es|en|ing)|rose|reach(?:es|ed)|stood|stands|came|comes|pour(?:s|ed|ing)|ran|runs|fill(?:s|ed)|cover(?:s|ed))\b|\bthrough the (?:\p{L}+ )?(?:water|flood)\b|\b(?:f[ae]lls?|jump(?:s|ed)|step(?:s|ped)|stood|stands?|walk(?:s|ed)|went|goes|r[au]ns?|knee|waist|ankle)(?: \p{L}+){0,2}?[ -](?:into|in|through|deep in) (?:the )?(?:\p{L}+ )?(?:water|flood)\b|\bwad(?:es|ed|ing)\b|\b(?:haul|pull|drag|carr|help|lift|climb|crawl)\p{L}* (?:[^.,;]{2,40} )?out of the (?:\p{L}+ )?(?:water|waves|sea|river|surf|lake|flood)\b/iu;
/** Phrases without a flood in the picture: "a flood of orders", "flooded with emails", "a glass of water". */
const noFlood =
  /\b(?:floods? of (?!water)|floods? (?:the|a|her|his|my) (?:counter|table|desk|inbox|market|screen|sky|page|\p{L}+ with (?!water))|flood(?:s|ed|ing) (?:with|by) (?!water|rain)|after the flood|water (?:bottle|comes? from|pours? (?:from|out of) the (?:tap|jug)|ran from)|in(?:to)? (?:the )?(?:hot|cold|warm|boiling|soapy|clean) water|(?:glass|bottle|bucket|jug|bowl|cup)s? of water)\b/iu;

/** Whether the text describes a flooded ground. */
export const isFlooded = (text: string): boolean => floodSign.test(text) && !noFlood.test(text);

const wet: ReadonlySet<StoryScene['setting']> = new Set(['beach', 'lake', 'harbour', 'pool', 'boat']);
const inWater =
  /\b(?:sw(?:ims?|am|imming)|paddl(?:es|ed)|float(?:s|ed|ing)|div(?:es|ed|ing)|dove|snorkel)\b/iu;

/** Returns the water of a frame: around swimmers, under a boat or board, over a flooded street. */
export function findWater(
  { setting, narration }: Pick<StoryScene, 'setting' | 'narration'>,
  cast: readonly CastMember[],
  { height, horizon, groundY }: { height: number; horizon: number; groundY: number },
): Water | null {
  const figures = cast.flatMap((member) => (member.kind === 'figure' ? [member] : []));
  const actions = new Set(figures.map(({ figure }) => figure.action));
  const animals = cast.flatMap((member) => (member.kind === 'animal' ? [member.animal] : []));
  const colour =
    setting === 'pool' ? '#58b4d1' : setting === 'street' || !wet.has(setting) ? '#7f8c86' : '#4a8fa6';
  const from = horizon + height * 0.012;
  if (actions.has('row') || actions.has('surf')) {
    const ground = Math.max(...figures.map(({ figure, groundY: low }) => low ?? figure.y));
    const tall = figures[0]!.figure.height;
    return { from, surface: ground - tall * (actions.has('row') ? 0.16 : 0.02), colour, isDeep: true };
  }
  const swims =
    actions.has('swim') ||
    (figures.length === 0 && animals.length > 0 && inWater.test(narration) && wet.has(setting));
  if (swims) {
    const chests = [
      ...figures.map(({ figure }) => {
        const { eyes } = measureFigure(figure);
        return eyes.y + figure.height * (figure.look.stature < 0.8 ? 0.17 : 0.155);
      }),
      ...animals.map((animal) => {
        const { box } = measureAnimal(animal);
        return box.y + box.height * 0.62;
      }),
    ];
    return { from, surface: Math.max(...chests), colour, isDeep: true };
  }
  if (!isFlooded(narration) || cast.some(({ kind }) => kind === 'bust')) return null;
  const tall = Math.max(0, ...figures.map(({ figure }) => figure.height));
  const feet = Math.min(groundY, ...figures.map(({ figure, groundY: low }) => low ?? figure.y));
  const far = horizon + (groundY - horizon) * 0.3;
  return { from: far, surface: feet - Math.max(tall * 0.1, height * 0.035), colour, isDeep: false };
}

/** Paints the water behind or in front of the people. */
export function paintWater(
  brush: Brush,
  plan: FramePlan,
  water: Water,
  part: 'behind' | 'before',
  seconds = 0,
): void {
  const { width, height, seed } = plan;
  const isBehind = part === 'behind';
  const top = isBehind ? water.from : water.surface;
  const night = plan.light.night;
  const base = night ? shade(water.colour, 0.45) : water.colour;
  const path = new Path2D();
  path.moveTo(-20, top);
  const steps = 8;
  const swell = isBehind ? 0 : height * 0.004;
  for (let step = 0; step < steps; step += 1) {
    const [from, to] = [(width / steps) * step, (width / steps) * (step + 1)];
    const rise = Math.sin(step * 1.9 + seconds * 1.3) * swell;
    path.quadraticCurveTo((from + to) / 2, top - rise * 2, to, top + rise * 0.3);
  }
  path.lineTo(width + 20, top);
  path.lineTo(width + 20, height + 20);
  path.lineTo(-20, height + 20);
  path.closePath();
  brush.form(
    path,
    { x: -20, y: top, width: width + 40, height: height - top + 20 },
    {
      colour: isBehind ? tint(base, 0.12) : base,
      fade: isBehind ? base : shade(base, 0.12),
      roundness: 0,
      outline: isBehind ? 0.4 : 0,
      material: 'liquid',
      alpha: isBehind ? (water.isDeep ? 1 : 0.86) : water.isDeep ? 0.9 : 0.78,
    },
  );
  const random = seededRandom(seedOf(`${seed}/water/${part}`));
  const ripples = new Path2D();
  const depth = (isBehind ? Math.max(water.surface, top + 10) : height) - top;
  for (let index = 0; index < (isBehind ? 22 : 12); index += 1) {
    const share = random();
    const x = random() * width + Math.sin(seconds * 0.8 + index) * width * 0.01;
    const long = width * (0.02 + share * (isBehind ? 0.05 : 0.1));
    const y = top + depth * share;
    ripples.moveTo(x + long, y);
    ripples.ellipse(x, y, long, Math.max(0.8, height * 0.0014 * (0.5 + share)), 0, 0, Math.PI * 2);
  }
  brush.form(
    ripples,
    { x: 0, y: top, width, height: depth },
    { colour: tint(base, 0.5), roundness: 0, outline: 0, alpha: 0.65 },
  );
  if (!isBehind) paintRings(brush, plan, water, base);
}

/** Paints ripples around everyone in the water. */
function paintRings(brush: Brush, { cast }: FramePlan, { surface }: Water, base: string): void {
  for (const member of cast) {
    if (member.kind === 'bust') continue;
    const { x, height } = member.kind === 'figure' ? member.figure : member.animal;
    const ring = new Path2D();
    ring.ellipse(
      x,
      surface,
      height * (member.kind === 'figure' ? 0.15 : 0.3),
      height * 0.014,
      0,
      0,
      Math.PI * 2,
    );
    const { x: left, width } = { x: x - height * 0.3, width: height * 0.6 };
    brush.form(
      ring,
      { x: left, y: surface - 4, width, height: 8 },
      { colour: tint(base, 0.65), roundness: 0, outline: 0, alpha: 0.8 },
    );
  }
}
