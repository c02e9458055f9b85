import type { CaptionSurface, CaptionPen } from '../word-captions/caption-pen.ts';
import { brandKitLimits } from './brand-kit.ts';
import type { Box, CardText, EndCardPlan } from './end-card-plan.ts';

type Gradient = { addColorStop: (at: number, colour: string) => void };

/** The canvas methods that an end card needs in addition to those of captions. */
export type EndCardPen = CaptionPen & {
  globalAlpha: number;
  arc: (x: number, y: number, radius: number, from: number, to: number) => void;
  createRadialGradient: (
    x: number,
    y: number,
    radius: number,
    outerX: number,
    outerY: number,
    outerRadius: number,
  ) => Gradient;
};
export type EndCardSurface = CaptionSurface & {
  pen: EndCardPen;
  /** Draws the logo's picture into a box; not called for a card without one. */
  drawLogo: (box: Box) => void;
};

/** Height of Inter's capitals as a share of the font size. */
const capitalHeight = 0.727;

/** When each element fades in, from and to, in seconds of the card; logo and text are visible in the first frame. */
const arrivals = { logo: [-0.1, 0.32], text: [-0.06, 0.38], address: [0.12, 0.52] } as const;

/** A moment at which every element is visible, for a still picture. */
export const endCardStillSeconds = 1.2;

const cubicOut = (share: number): number => 1 - (1 - share) ** 3;
const arrived = ([from, to]: readonly [number, number], seconds: number): number =>
  cubicOut(Math.min(1, Math.max(0, (seconds - from) / (to - from))));

/** Draws the card as it is at `seconds`. Used by the browser and by the renderer. */
export function drawEndCard(surface: EndCardSurface, plan: EndCardPlan, seconds: number): void {
  const { pen } = surface;
  const { width, height } = plan.frame;
  const way = seconds / brandKitLimits.endCardSeconds;
  pen.save();
  drawGround(pen, plan, way);
  // A slow zoom, so that the card is never still.
  zoomAbout(pen, { x: width / 2, y: height * 0.46 }, 1 + 0.03 * way);
  drawLogo(surface, plan, arrived(arrivals.logo, seconds));
  drawLines(surface, plan, arrived(arrivals.text, seconds));
  drawAddress(surface, plan, arrived(arrivals.address, seconds));
  pen.restore();
}

function zoomAbout(pen: EndCardPen, { x, y }: { x: number; y: number }, scale: number): void {
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.translate(-x, -y);
}

function drawGround(pen: EndCardPen, { frame, ground, accent }: EndCardPlan, way: number): void {
  const { width, height } = frame;
  const [middle, edge] = ground;
  const light = pen.createRadialGradient(
    width * (0.34 + 0.2 * way),
    height * 0.36,
    0,
    width * 0.5,
    height * 0.44,
    height * 0.72,
  );
  light.addColorStop(0, middle);
  light.addColorStop(1, edge);
  pen.fillStyle = light;
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.fill();
  pen.fillStyle = accent;
  for (const [x, y, radius] of [
    [width * (1.04 - 0.05 * way), -height * 0.012, width * 0.3],
    [width * (-0.05 + 0.05 * way), height * 1.01, width * 0.36],
  ] as const) {
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fill();
  }
}

function drawLogo(
  { pen, drawLogo: drawPicture }: EndCardSurface,
  { logo }: EndCardPlan,
  share: number,
): void {
  if (!logo || share === 0) return;
  const { box, plate } = logo;
  pen.save();
  pen.globalAlpha = share;
  zoomAbout(pen, middleOf(box), 0.86 + 0.14 * share);
  if (plate) {
    fillRound(pen, plate.box, Math.min(plate.box.width, plate.box.height) * 0.14, plate.colour);
  }
  drawPicture(box);
  pen.restore();
}

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

function fillRound(pen: EndCardPen, { x, y, width, height }: Box, radius: number, colour: string): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fillStyle = colour;
  pen.fill();
}

function drawLines(surface: EndCardSurface, { lines, ink, frame }: EndCardPlan, share: number): void {
  if (share === 0) return;
  const { pen } = surface;
  pen.save();
  pen.globalAlpha = share;
  pen.translate(0, frame.height * 0.022 * (1 - share));
  for (const line of lines) drawText(surface, line, ink);
  pen.restore();
}

function drawAddress(surface: EndCardSurface, { address }: EndCardPlan, share: number): void {
  if (!address || share === 0) return;
  const { pen } = surface;
  const { pill, colour, ink, text } = address;
  pen.save();
  pen.globalAlpha = share;
  zoomAbout(pen, middleOf(pill), 0.9 + 0.1 * share);
  fillRound(pen, pill, pill.height / 2, colour);
  drawText(surface, text, ink);
  pen.restore();
}

function drawText({ pen, setFont }: EndCardSurface, line: CardText, colour: string): void {
  setFont({ size: line.fontSize, scripts: line.scripts });
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.direction = line.direction;
  pen.fillStyle = colour;
  pen.fillText(line.text, line.centreX, line.middleY + (line.fontSize * capitalHeight) / 2);
}
