import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Context } from '../presenter/paint/shade.ts';
import { seededRandom } from '../presenter/paint/seeded-random.ts';
import type { BackdropId } from './built-in-backdrops.ts';
import { drawLeaves, paintLeafSprites, planLeaves } from './drifting-leaves.ts';
import { openFlowField } from './flow-field.ts';
import { drawDiscs } from './light-discs.ts';
import { photograph, stageOf, type ScenePlane, type Stage } from './photograph.ts';
import { openSilk } from './scenes/abstract.ts';
import { cafe } from './scenes/cafe.ts';
import { cityNight, planCityLights } from './scenes/city-night.ts';
import { cyclorama } from './scenes/cyclorama.ts';
import { gradientShader } from './scenes/gradient.ts';
import { nature, planSunDiscs } from './scenes/nature.ts';
import { office } from './scenes/office.ts';
import { shelf } from './scenes/shelf.ts';

/** Draws the picture at a moment of the loop, 0…1. */
export type OpenBackdrop = (phase: number) => Canvas;
type Opener = (width: number, height: number) => OpenBackdrop;

const openers: Record<BackdropId, Opener> = {
  office: openPhotograph(office),
  cafe: openPhotograph(cafe),
  shelf: openPhotograph(shelf),
  gradient: openFlow((stage) => openFlowField(stage, Math.round(stage.width / 12), gradientShader)),
  cyclorama: openPhotograph(cyclorama),
  'city-night': openMoving(cityNight, (stage) => {
    const discs = planCityLights(stage);
    return (context, phase) => drawDiscs(context, stage, discs, phase);
  }),
  nature: openMoving(nature, (stage) => {
    const discs = planSunDiscs(stage);
    const leaves = planLeaves(stage);
    const sprites = paintLeafSprites();
    return (context, phase) => {
      drawDiscs(context, stage, discs, phase);
      drawLeaves(context, stage, sprites, leaves, phase);
    };
  }),
  abstract: openFlow(openSilk),
};

/** Prepares what is equal in all frames: still layers are painted once. */
export const openBackdrop = (id: BackdropId, width: number, height: number): OpenBackdrop =>
  openers[id](width, height);

function openPhotograph(planes: readonly ScenePlane[]): Opener {
  return (width, height) => {
    const picture = photograph(planes, width, height);
    return () => picture;
  };
}

function openMoving(
  planes: readonly ScenePlane[],
  plan: (stage: Stage) => (context: Context, phase: number) => void,
): Opener {
  return (width, height) => {
    const still = photograph(planes, width, height);
    const stage = stageOf(width, height);
    const draw = plan(stage);
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    return (phase) => {
      context.drawImage(still, 0, 0);
      context.save();
      context.scale(width / stage.width, height / stage.height);
      draw(context, phase);
      context.restore();
      return canvas;
    };
  };
}

/** A small picture without detail, enlarged. */
function openFlow(open: (stage: Stage) => (phase: number) => Canvas): Opener {
  return (width, height) => {
    const drawSmall = open(stageOf(width, height));
    const grain = paintGrainSheet(width, height);
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    return (phase) => {
      context.drawImage(drawSmall(phase), 0, 0, width, height);
      context.drawImage(grain, 0, 0);
      return canvas;
    };
  };
}

/** In levels of 255; enough to break up the banding of an enlarged gradient. */
const strongest = 7;

/** Dark and bright specks to lay over a picture. */
function paintGrainSheet(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  const random = seededRandom(41);
  for (let at = 0; at < image.data.length; at += 4) {
    const speck = (random() + random() - 1) * strongest;
    image.data.fill(speck > 0 ? 255 : 0, at, at + 3);
    image.data[at + 3] = Math.round(Math.abs(speck));
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
