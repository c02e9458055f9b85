import { type Canvas, type SKRSContext2D, createCanvas } from '@napi-rs/canvas';
import { graphite, pencilPaper } from './pencil.ts';
import {
  darkenAround,
  edgeOfPaper,
  fadeToPaper,
  lightLeak,
  hatchAway,
  panelFrame,
  shadowWedge,
  spotlight,
  textured,
  vignette,
  windowLight,
  type Sheet,
} from './sheets.ts';
import type { Light } from '../brush/brush.ts';
import type { StoryStyle } from './styles.ts';
import { filmGrain, paperPits, paperTooth, clayLumps, thumbPrints, wornInk } from './textures/tiles.ts';
import { edgeFigure, edgeReach, type FigureEdge } from './silhouette.ts';
import { wetEdges } from './textures/wet-edges.ts';
import { watercolourPaper } from './watercolour.ts';

/** Post-processing of whole layers and of the finished picture by a style. */
export type Finish = {
  /** Blur of the furthest plane, in units; the foreground in front of people gets two thirds of it. */
  depthBlur: number;
  /** Share of haze in the furthest plane, 0…1. */
  haze: number;
  /** Amplitude of wavering edges of a sharp layer, in units. */
  wobble?: number;
  /** Runs once for each painted layer. */
  treat?: (canvas: Canvas) => void;
  /** The edge around whole people and animals, by day and by night. */
  figureEdge?: { day?: FigureEdge; night?: FigureEdge };
  /** Light on the place behind the people. */
  behind?: (context: SKRSContext2D, sheet: Sheet) => void;
  /** The topmost layer: paper, grain, vignette. Subtle in the middle, so that faces stay visible. */
  overlay: (context: SKRSContext2D, sheet: Sheet) => void;
};

const finishes: Record<StoryStyle, Finish> = {
  realistic_image: {
    depthBlur: 3.6,
    haze: 0.26,
    figureEdge: {
      day: { rim: { colour: '#fff6e2', width: 3, alpha: 0.4 } },
      night: { rim: { colour: '#c4d4ff', width: 4, alpha: 0.6, kicker: 0.3 } },
    },
    behind: (context, sheet) => {
      spotlight(context, sheet, sheet.light.night ? '#8fa8e0' : '#fff3da', sheet.light.night ? 0.2 : 0.16);
    },
    overlay: (context, sheet) => {
      lightLeak(context, sheet, sheet.light.key, sheet.light.night ? 0.08 : 0.18);
      vignette(context, sheet, '#120c10', 0.14);
      textured(context, sheet, filmGrain(), 256, 0.02);
    },
  },
  cinematic: {
    depthBlur: 5.5,
    haze: 0.2,
    figureEdge: {
      day: { rim: { colour: '#ffe9c4', width: 4, alpha: 0.5 } },
      night: { rim: { colour: '#b9dcf2', width: 4.5, alpha: 0.85, kicker: 0.4 } },
    },
    behind: (context, sheet) => {
      spotlight(context, sheet, sheet.light.night ? '#7fb4cc' : '#fff0d2', sheet.light.night ? 0.22 : 0.12);
      darkenAround(context, sheet, '#06222e', sheet.light.night ? 0.4 : 0.14);
    },
    overlay: (context, sheet) => {
      lightLeak(context, sheet, '#ffd9a8', sheet.light.night ? 0.1 : 0.2);
      const grade = context.createLinearGradient(0, sheet.height * 0.35, 0, sheet.height);
      grade.addColorStop(0, 'rgba(10,44,58,0)');
      grade.addColorStop(1, 'rgba(10,44,58,0.12)');
      context.fillStyle = grade;
      context.fillRect(0, 0, sheet.width, sheet.height);
      vignette(context, sheet, '#04141c', 0.2);
      textured(context, sheet, filmGrain(), 300, 0.045);
    },
  },
  watercolour: {
    depthBlur: 0,
    haze: 0.45,
    wobble: 1.8,
    // Paper grain is below the people, so that their faces stay clean.
    behind: (context, sheet) => {
      fadeToPaper(context, sheet, watercolourPaper, sheet.light.night ? 0.22 : 0.62);
      textured(context, sheet, paperTooth(), 230, 0.34);
    },
    overlay: (context, sheet) => {
      edgeOfPaper(context, sheet, watercolourPaper, 30);
      textured(context, sheet, paperTooth(), 230, 0.1);
    },
  },
  comic: {
    depthBlur: 0,
    haze: 0.22,
    figureEdge: { night: { contour: { colour: '#8fa6d8', width: 1.7, alpha: 0.6 } } },
    overlay: (context, sheet) => {
      textured(context, sheet, paperTooth(), 420, 0.12);
      panelFrame(context, sheet, '#fdfaf2', '#15131a');
    },
  },
  cel: {
    depthBlur: 1.4,
    haze: 0.3,
    figureEdge: {
      day: { rim: { colour: '#fffaf0', width: 2.6, alpha: 0.4 } },
      night: { rim: { colour: '#bcd0ff', width: 4, alpha: 0.8, kicker: 0.4 } },
    },
    behind: (context, sheet) => spotlight(context, sheet, '#a9b8ff', sheet.light.night ? 0.14 : 0),
    overlay: (context, sheet) => {
      lightLeak(context, sheet, sheet.light.night ? '#b8c4ff' : '#fff4d0', sheet.light.night ? 0.1 : 0.26);
    },
  },
  noir: {
    depthBlur: 2.5,
    haze: 0.3,
    treat: withoutColour,
    figureEdge: {
      day: { rim: { colour: '#ffffff', width: 3.4, alpha: 0.8 } },
      night: { rim: { colour: '#ffffff', width: 4.4, alpha: 0.9, kicker: 0.45 } },
    },
    behind: (context, sheet) => {
      spotlight(context, sheet, '#ffffff', sheet.light.night ? 0.32 : 0.36);
      darkenAround(context, sheet, '#000000', sheet.light.night ? 0.62 : 0.66);
      if (sheet.isIndoor && sheet.seed % 2 === 0) shadowWedge(context, sheet);
      // Blinds in some rooms, bare panes in others, because the same slats everywhere would look repetitive.
      if (sheet.hasWindow && sheet.seed % 3 > 0) windowLight(context, sheet);
    },
    overlay: (context, sheet) => {
      vignette(context, sheet, '#000000', 0.36);
      textured(context, sheet, filmGrain(), 280, 0.08);
    },
  },
  clay: {
    depthBlur: 4.2,
    haze: 0.1,
    // Rolled by hand, so no edge is quite straight.
    wobble: 1.5,
    figureEdge: {
      day: { rim: { colour: '#fff3df', width: 5, alpha: 0.42 } },
      night: { rim: { colour: '#cfd8ff', width: 4, alpha: 0.5, kicker: 0.3 } },
    },
    behind: (context, sheet) => {
      textured(context, sheet, clayLumps(), 420, 0.24);
      textured(context, sheet, thumbPrints(), 560, 0.1);
      spotlight(context, sheet, '#fff1de', sheet.light.night ? 0.14 : 0.2);
    },
    overlay: (context, sheet) => {
      lightLeak(context, sheet, '#fff1de', 0.2);
      vignette(context, sheet, '#2a1a20', 0.22);
    },
  },
  pencil: {
    depthBlur: 0,
    haze: 0.6,
    treat: withoutColour,
    wobble: 1.2,
    figureEdge: {
      day: { contour: { colour: graphite, width: 2.2, alpha: 0.9 } },
      night: { contour: { colour: pencilPaper, width: 2.4, alpha: 0.7 } },
    },
    behind: (context, sheet) => {
      spotlight(context, sheet, pencilPaper, sheet.light.night ? 0.12 : 0.3);
      hatchAway(context, sheet, graphite, sheet.light.night ? 0.44 : 0.42);
    },
    overlay: (context, sheet) => {
      edgeOfPaper(context, sheet, pencilPaper, 34);
      context.globalCompositeOperation = 'screen';
      textured(context, sheet, paperPits(), 190, 0.13);
      context.globalCompositeOperation = 'source-over';
      textured(context, sheet, paperTooth(), 260, 0.1);
    },
  },
  retro_poster: {
    depthBlur: 0,
    haze: 0.3,
    behind: (context, sheet) => textured(context, sheet, wornInk(), 420, sheet.light.night ? 0.16 : 0.36),
    overlay: (context, sheet) => {
      textured(context, sheet, wornInk(), 420, 0.1);
      edgeOfPaper(context, sheet, '#f4e7c8', 17);
      textured(context, sheet, paperTooth(), 340, 0.14);
    },
  },
};

export const findFinish = (style: StoryStyle): Finish => finishes[style];

type Part = { isSharp?: boolean; origin?: { x: number; y: number } };

/** Applies a style to a painted layer, or to its part at `origin`; `isSharp` when no blur follows. */
export function finishLayer(
  style: StoryStyle,
  canvas: Canvas,
  unit: number,
  { isSharp = true, origin }: Part = {},
): void {
  const { treat, wobble } = finishes[style];
  treat?.(canvas);
  if (wobble && isSharp) wetEdges(canvas, wobble * unit, origin);
}

/** The same for the layer of one person or animal, which also gets an edge. */
export function treatFigure(
  style: StoryStyle,
  canvas: Canvas,
  { unit, light, isSharp = true, origin }: Part & { unit: number; light: Light },
): void {
  const { treat, wobble, figureEdge } = finishes[style];
  treat?.(canvas);
  const edge = figureEdge?.[light.night ? 'night' : 'day'];
  if (edge) edgeFigure(canvas, edge, { unit, light });
  if (wobble && isSharp) wetEdges(canvas, wobble * unit, origin);
}

/** Margin in whole pixels around a part of a layer that its processing reads. */
export function treatmentReach(style: StoryStyle, unit: number): number {
  const { wobble = 0, figureEdge } = finishes[style];
  const edges = [figureEdge?.day, figureEdge?.night].map((edge) => (edge ? edgeReach(edge, unit) : 0));
  return Math.ceil(wobble * unit) + 1 + Math.max(...edges);
}

/** Desaturates a layer in place, because hair strands and irises are painted without the brush, in colour. */
function withoutColour(canvas: Canvas): void {
  const copy = createCanvas(canvas.width, canvas.height);
  copy.getContext('2d').drawImage(canvas, 0, 0);
  const context = canvas.getContext('2d');
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = 'copy';
  context.filter = 'grayscale(1)';
  context.drawImage(copy, 0, 0);
  context.restore();
}
