import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { blinds, edgeOfPaper, lightLeak, panelFrame, textured, vignette, type Sheet } from './sheets.ts';
import type { StoryStyle } from './styles.ts';
import { filmGrain, paperPits, paperTooth, wornInk } from './textures/tiles.ts';
import { wetEdges } from './textures/wet-edges.ts';
import { withoutColour } from './without-colour.ts';

/** What a style does to whole layers and to the finished picture. */
export type Finish = {
  /** Blur of the furthest plane, in units; what stands before the persons is blurred by two thirds of it. */
  depthBlur: number;
  /** Share of the air's colour in the furthest plane, 0…1. */
  haze: number;
  /** Units by which the edges of a sharp layer wander. */
  wobble?: number;
  /** Once for each layer, after it was painted. */
  treat?: (canvas: Canvas) => void;
  /** Light on the place behind the persons. */
  behind?: (context: SKRSContext2D, sheet: Sheet) => void;
  /** The topmost layer: paper, grain, vignette. Never lies over the middle so strongly that a face is lost. */
  overlay: (context: SKRSContext2D, sheet: Sheet) => void;
};

const finishes: Record<StoryStyle, Finish> = {
  realistic_image: {
    depthBlur: 4.5,
    haze: 0.3,
    overlay: (context, sheet) => {
      lightLeak(context, sheet, sheet.light.key, sheet.light.night ? 0.08 : 0.2);
      vignette(context, sheet, '#120c10', 0.3);
      textured(context, sheet, filmGrain(), 256, 0.05);
    },
  },
  cinematic: {
    depthBlur: 5.5,
    haze: 0.42,
    overlay: (context, sheet) => {
      lightLeak(context, sheet, '#ffb870', 0.26);
      const grade = context.createLinearGradient(0, 0, 0, sheet.height);
      grade.addColorStop(0, 'rgba(20,70,84,0.20)');
      grade.addColorStop(0.45, 'rgba(20,70,84,0)');
      grade.addColorStop(1, 'rgba(6,30,40,0.42)');
      context.fillStyle = grade;
      context.fillRect(0, 0, sheet.width, sheet.height);
      vignette(context, sheet, '#020608', 0.5);
      textured(context, sheet, filmGrain(), 300, 0.085);
    },
  },
  watercolour: {
    depthBlur: 0,
    haze: 0.4,
    wobble: 3.2,
    overlay: (context, sheet) => {
      edgeOfPaper(context, sheet, '#fbf6ea', 30);
      textured(context, sheet, paperTooth(), 300, 0.55);
    },
  },
  comic: {
    depthBlur: 0,
    haze: 0.22,
    overlay: (context, sheet) => {
      textured(context, sheet, paperTooth(), 420, 0.12);
      panelFrame(context, sheet, '#fdfaf2', '#15131a');
    },
  },
  cel: {
    depthBlur: 1.4,
    haze: 0.3,
    overlay: (context, sheet) => {
      lightLeak(context, sheet, sheet.light.night ? '#b8c4ff' : '#fff4d0', sheet.light.night ? 0.1 : 0.26);
    },
  },
  noir: {
    depthBlur: 2.5,
    haze: 0.12,
    treat: withoutColour,
    behind: (context, sheet) => {
      if (sheet.isIndoor) blinds(context, sheet);
    },
    overlay: (context, sheet) => {
      vignette(context, sheet, '#000000', 0.8);
      textured(context, sheet, filmGrain(), 280, 0.15);
    },
  },
  clay: {
    depthBlur: 5,
    haze: 0.1,
    // Rolled by hand: no edge is quite straight.
    wobble: 3.4,
    overlay: (context, sheet) => {
      lightLeak(context, sheet, '#fff1de', 0.22);
      vignette(context, sheet, '#2a1a20', 0.26);
    },
  },
  pencil: {
    depthBlur: 0,
    haze: 0.55,
    treat: withoutColour,
    wobble: 1.4,
    overlay: (context, sheet) => {
      edgeOfPaper(context, sheet, '#f4f0e6', 44);
      context.globalCompositeOperation = 'screen';
      textured(context, sheet, paperPits(), 190, 0.4);
      context.globalCompositeOperation = 'source-over';
      textured(context, sheet, paperTooth(), 260, 0.22);
    },
  },
  retro_poster: {
    depthBlur: 0,
    haze: 0.3,
    overlay: (context, sheet) => {
      textured(context, sheet, wornInk(), 420, 0.42);
      edgeOfPaper(context, sheet, '#f4e7c8', 17);
      textured(context, sheet, paperTooth(), 340, 0.28);
    },
  },
};

export const findFinish = (style: StoryStyle): Finish => finishes[style];

/** What a style does to a layer that was painted, or to a part of it that lies at `origin`; `isSharp` where no blur follows. */
export function treatLayer(
  style: StoryStyle,
  canvas: Canvas,
  unit: number,
  { isSharp = true, origin }: { isSharp?: boolean; origin?: { x: number; y: number } } = {},
): void {
  const { treat, wobble } = finishes[style];
  treat?.(canvas);
  if (wobble && isSharp) wetEdges(canvas, wobble * unit, origin);
}

/** Whole pixels beyond a part of a layer that its treatment looks at. */
export const treatmentReach = (style: StoryStyle, unit: number): number =>
  Math.ceil((finishes[style].wobble ?? 0) * unit) + 1;
