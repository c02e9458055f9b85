import { mixColours } from '../../../presenter/paint/colour.ts';
import { smoothLine, smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import { range, type HairScene } from '../hair/hair-scene.ts';
import { boxOf } from '../shape/geometry.ts';

type Finish = { roundness?: number; gloss?: number };

/** The parts that hats are made of, fitted to one head; lengths in head units. */
export type HatShapes = {
  /** The hat's outline over the skull, from left to right; `rise` lifts its middle. */
  dome: (thickness: number, rise?: number) => Point[];
  /** The lower edge of the hat, from right to left: `height` above the hairline, or around the back of the head. */
  band: (height: number) => Point[];
  paint: (outline: Point[], fill: string, finish?: Finish) => void;
  /** A stroke that follows the band, `lift` above it. */
  stripe: (band: Point[], lift: number, stroke: { colour: string; width: number; alpha: number }) => void;
  /** A stiff peak over the forehead; not visible from behind. */
  peak: (reach: number, fill: string, gloss: number) => void;
};

export function hatShapes({ brush, skull, view }: HairScene): HatShapes {
  const isFront = view.front > 0.1;
  const paint: HatShapes['paint'] = (outline, fill, { roundness = 0.5, gloss = 0.08 } = {}) => {
    const path = smoothShape(outline);
    brush.form(path, boxOf(path), { colour: fill, material: 'cloth', roundness, gloss });
  };
  const frontBand = (height: number): Point[] =>
    range(1, -1, 10).map((across): Point => {
      const [x, y] = skull.hairline(across * 0.8, -height);
      const edge = skull.rim(across * 1.42, 20);
      // Towards the ears the edge leaves the hairline for the outline of the head.
      const mixing = Math.abs(across) ** 3;
      return [x * (1 - mixing) + edge[0] * mixing, Math.min(y, -62) * (1 - mixing) + edge[1] * mixing];
    });
  const backBand = (): Point[] =>
    range(1, -1, 8).map((across): Point => [
      skull.rim(across * 1.5, 20)[0],
      -66 + 34 * (1 - across * across),
    ]);
  return {
    paint,
    dome: (thickness, rise = 0) =>
      range(-1.42, 1.42, 12).map((angle): Point => {
        const [x, y] = skull.rim(angle, thickness);
        return [x, y - rise * Math.cos(angle)];
      }),
    band: (height) => (isFront ? frontBand(height) : backBand()),
    stripe: (band, lift, stroke) =>
      brush.line(smoothLine(band.map(([x, y]): Point => [x, y - lift])), stroke),
    peak: (reach, fill, gloss) => {
      if (!isFront) return;
      const outline = [
        view.at(-108, -104, 78),
        view.at(-62, -100, 112 + reach * 0.7),
        view.at(0, -98, 124 + reach),
        view.at(62, -100, 112 + reach * 0.7),
        view.at(108, -104, 78),
        view.at(60, -122, 108),
        view.at(0, -128, 118),
        view.at(-60, -122, 108),
      ].map(([x, y]): Point => [x, y - 16 + reach * 0.3]);
      paint(outline, fill, { roundness: 0.4, gloss });
    },
  };
}

/** A darker tone of the hat, for seams and folds. */
export const seamColour = (colour: string): string => mixColours(colour, '#101018', 0.45);
