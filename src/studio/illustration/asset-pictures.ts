import { createCanvas, Path2D, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { animalRoles } from '../story-script/words/roles.ts';
import type { StoryCharacter, StoryProduct, StoryScene } from '../story/story.ts';
import type { AnimalFigure } from './animal/animal-figure.ts';
import type { AnimalLook } from './animal/animal-look.ts';
import { designAnimals } from './animal/design/design-animals.ts';
import { drawAnimal } from './animal/draw-animal.ts';
import { measureAnimal } from './animal/measure-animal.ts';
import { openBrush, type Brush, type Light } from './brush/brush.ts';
import { seedOf } from './brush/seed-of.ts';
import { frameHead } from './frame/arrange/arrange-animals.ts';
import { composeFrame } from './frame/compose-frame.ts';
import { drawFrame } from './frame/paint/draw-frame.ts';
import { designCast } from './person/design/design-cast.ts';
import { drawBust } from './person/draw-bust.ts';
import { findFinish, treatFigure, finishLayer } from './styles/finish.ts';
import type { StoryStyle } from './styles/styles.ts';
import { artworkRoles, withLook } from './world/artwork/artwork-product.ts';
import { drawArtwork } from './world/artwork/draw-artwork.ts';
import { drawProduct } from './world/products/draw-product.ts';

export type PortraitOrder = {
  character: StoryCharacter;
  /** All characters of the story, so that the portrait matches its frames. */
  cast?: StoryCharacter[];
  style: StoryStyle;
  /** Side in pixels. */
  size: number;
};
export type ProductOrder = { product: StoryProduct; style: StoryStyle; size: number };

const light: Light = {
  x: -0.55,
  y: -0.835,
  key: '#fff4e4',
  ambient: '#8d93b4',
  strength: 0.85,
  night: false,
};
const grounds = ['#b9c8cf', '#d9c6b2', '#b8c9b4', '#cdbfd2', '#d6cfa9', '#a9bfc4'] as const;

export function drawPortrait({ character, cast = [character], style, size }: PortraitOrder): Canvas {
  const animal = designAnimals(cast).get(character.id) ?? designAnimals([character]).get(character.id);
  if (animal) return drawAnimalPortrait(animal, style, size);
  if (artworkRoles.has(character.role))
    return drawSquare(style, size, character.id, (brush) => {
      const box = { x: size * 0.16, y: size * 0.12, width: size * 0.68, height: size * 0.76 };
      drawArtwork(brush, character.role, box);
    });
  if (animalRoles.has(character.role)) return drawPawPrint(character.id, style, size);
  const look = designCast(cast).get(character.id) ?? designCast([character]).get(character.id)!;
  return drawSquare(style, size, character.id, (brush) => {
    const turn = seedOf(character.id) % 2 === 0 ? 0.25 : -0.25;
    drawBust(brush, {
      look,
      feeling: 'happy',
      x: size * 0.5,
      y: size * 0.42,
      headHeight: size * 0.46,
      turn,
    });
  });
}

/** Head and chest; an animal that is little more than a head sits on the floor. */
function drawAnimalPortrait(look: AnimalLook, style: StoryStyle, size: number): Canvas {
  const isSitting = look.plan === 'four-legged' && !look.body.legs.isHoof;
  const posture = isSitting ? 'sit' : 'stand';
  const facing = look.seed % 2 === 0 ? 1 : -1;
  const figure = { look, posture, feeling: 'happy', x: 0, y: 0, height: 100, facing, turn: 0.6 } as const;
  const head = { x: size * 0.19, y: size * 0.12, width: size * 0.62, height: size * 0.54 };
  const framed = frameHead(figure, head);
  const isWhole = framed.y < size * 1.02;
  return drawSquare(
    style,
    size,
    look.id,
    (brush) => drawAnimal(brush, isWhole ? frameWhole(figure, size) : framed),
    (brush) => {
      if (isWhole) paintShadow(brush, size, { x: 0.5, y: 0.9, half: 0.32 });
    },
  );
}

function paintShadow(brush: Brush, size: number, at: { x: number; y: number; half: number }): void {
  const shadow = new Path2D();
  shadow.ellipse(size * at.x, size * at.y, size * at.half, size * 0.033, 0, 0, Math.PI * 2);
  brush.shadow(shadow, { softness: size * 0.02, strength: 0.42 });
}

/** The sign for an animal that cannot be drawn yet: a person's face would be wrong. */
function drawPawPrint(id: string, style: StoryStyle, size: number): Canvas {
  return drawSquare(style, size, id, (brush) => {
    const pads = [
      [0.5, 0.62, 0.15, 0.125],
      [0.3, 0.45, 0.06, 0.08],
      [0.43, 0.35, 0.062, 0.085],
      [0.57, 0.35, 0.062, 0.085],
      [0.7, 0.45, 0.06, 0.08],
    ] as const;
    for (const [x, y, half, high] of pads) {
      const pad = new Path2D();
      pad.ellipse(size * x, size * y, size * half, size * high, 0, 0, Math.PI * 2);
      const box = {
        x: size * (x - half),
        y: size * (y - high),
        width: size * half * 2,
        height: size * high * 2,
      };
      brush.form(pad, box, { colour: '#6d6258', roundness: 0.5 });
    }
  });
}

function frameWhole(figure: AnimalFigure, size: number): AnimalFigure {
  const { box } = measureAnimal(figure);
  const scale = Math.min((size * 0.84) / box.width, (size * 0.78) / -box.y);
  return {
    ...figure,
    height: figure.height * scale,
    x: size * 0.5 - (box.x + box.width / 2) * scale,
    y: size * 0.9,
  };
}

export function drawProductPicture({ product, style, size }: ProductOrder): Canvas {
  return drawSquare(
    style,
    size,
    product.id,
    (brush) => {
      const box = { x: size * 0.16, y: size * 0.16, width: size * 0.68, height: size * 0.68 };
      drawProduct(brush, withLook(product), box);
    },
    (brush) => {
      const floor = size * 0.66;
      flat(brush, { x: 0, y: floor, width: size, height: size - floor }, '#e7dfd3', '#c4b8a6');
      paintShadow(brush, size, { x: 0.54, y: 0.835, half: 0.3 });
    },
  );
}

const sample: { character: StoryCharacter; scene: StoryScene } = {
  character: {
    id: 'swatch-11',
    name: 'Maya',
    role: '',
    age: 'young',
    gender: 'female',
    appearance: 'wavy red hair',
    clothing: 'yellow raincoat',
    visualPrompt: '',
  },
  scene: {
    title: '',
    description: '',
    narration: '',
    shot: 'close-up',
    setting: 'street',
    timeOfDay: 'afternoon',
    weather: 'clear',
    mood: 'happy',
    characterIds: ['swatch-11'],
    productIds: [],
    action: 'stand',
    feeling: 'happy',
    quotations: [],
  },
};

/** Draws the same person in the same place in a style, `width` pixels wide, with the aspect ratio 4:5. */
export function drawSwatch(style: StoryStyle, width: number): Canvas {
  const { character, scene } = sample;
  const order = { scene, characters: [character], products: [], style, seed: 'swatch' };
  const frame = drawFrame(composeFrame({ ...order, format: '4:5' }));
  const canvas = createCanvas(width, Math.round((width * frame.height) / frame.width));
  canvas.getContext('2d').drawImage(frame, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** `paintGround` draws what is behind the figure: table, shadow. */
function drawSquare(
  style: StoryStyle,
  size: number,
  id: string,
  paintFigure: (brush: Brush) => void,
  paintGround?: (brush: Brush) => void,
): Canvas {
  const unit = size / 720;
  const canvas = createCanvas(size, size);
  const context: SKRSContext2D = canvas.getContext('2d');
  const brush = openBrush(context, { style, light, unit });
  const ground = grounds[seedOf(id) % grounds.length]!;
  flat(brush, { x: 0, y: 0, width: size, height: size }, ground, '#efe8dc');
  brush.glow(size * 0.36, size * 0.3, size * 0.55, '#fff6e6', 0.5);
  paintGround?.(brush);
  finishLayer(style, canvas, unit);
  const sheet = {
    width: size,
    height: size,
    unit,
    light,
    isIndoor: true,
    hasWindow: false,
    seed: seedOf(id),
    subject: { x: size / 2, y: size * 0.45 },
  };
  const finish = findFinish(style);
  finish.behind?.(context, sheet);
  const figure = createCanvas(size, size);
  paintFigure(openBrush(figure.getContext('2d'), { style, light, unit, isFigure: true }));
  treatFigure(style, figure, { unit, light });
  context.drawImage(figure, 0, 0);
  finish.overlay(context, sheet);
  return canvas;
}

function flat(
  brush: Brush,
  box: { x: number; y: number; width: number; height: number },
  colour: string,
  fade: string,
): void {
  const path = new Path2D();
  path.rect(box.x - 2, box.y, box.width + 4, box.height + 2);
  brush.form(path, box, { colour, fade, roundness: 0 });
}
