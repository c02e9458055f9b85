import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { paintPlant } from '../props/decor.ts';
import { paintStool } from '../props/seating.ts';
import type { Kit } from '../space/kit.ts';
import { blend, shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const colours = ['#b9cfd8', '#e6c9b2', '#c9d4b9', '#d3c4dd', '#e9d59f', '#c4ccd6'] as const;
const colourOf = (kit: Kit): string => blend(kit.pick('colour', colours), '#2c3350', kit.day.dark * 0.35);

/** A lamp with a soft box on a tripod, turned to the middle. */
function paintSoftbox(kit: Kit, x: number, z: number, side: 1 | -1): void {
  const pen = kit.pen(x, 0, z);
  for (const reach of [-0.28, 0.02, 0.28]) pen.line(thread([0, -0.55], [reach, 0]), '#2f3238', 0.024);
  pen.form(box(-0.014, -1.95, 0.028, 1.5), '#3a3e45', { roundness: 0.6, material: 'metal', outline: 0.6 });
  pen.form(
    polygon([-side * 0.08, -2.1], [side * 0.22, -2.38], [side * 0.32, -1.62], [-side * 0.06, -1.88]),
    '#26282d',
    { roundness: 0.3, material: 'cloth' },
  );
  pen.form(
    polygon([side * 0.2, -2.4], [side * 0.34, -2.34], [side * 0.42, -1.66], [side * 0.3, -1.6]),
    '#fff9ea',
    { roundness: 0, outline: 0.8 },
  );
  pen.glow(side * 0.36, -2, 1.1, '#fff4dc', 0.5);
}

/** A pale disc, a plant on a block and a stool. */
function paintDecor(kit: Kit): void {
  const colour = colourOf(kit);
  const wide = kit.half(4.6) > 2.2;
  const disc = kit.pen(wide ? -1.2 : -0.62, 1.55, 5.6);
  disc.form(ellipse(0, 0, wide ? 0.85 : 0.7), tint(colour, 0.5), { roundness: 0, outline: 0.6 });
  kit.contact({ x: wide ? -1.7 : -1.02, z: 4.5, width: 0.5, depth: 0.4 });
  kit.block({ x: wide ? -1.7 : -1.02, z: 4.5, width: 0.5, height: 0.5, depth: 0.4 }, tint(colour, 0.3));
  paintPlant(
    kit,
    wide ? -1.7 : -1.02,
    0.5,
    4.6,
    0.8,
    kit.pick('plant', ['broad', 'slender']),
    shade(colour, 0.3),
  );
  paintStool(kit, wide ? 1.4 : 0.68, 4.4, '#b98a5c', 0.62);
}

export const studio: Place = {
  far: (kit) => {
    const colour = colourOf(kit);
    kit.flat.form(box(-20, -20, kit.width + 40, kit.height + 40), colour, {
      roundness: 0,
      outline: 0,
      fade: tint(colour, 0.3),
    });
    const [x, y] = kit.at(0, 1.5, 5);
    kit.flat.glow(x, y, kit.width * 0.75, '#ffffff', 0.4);
  },
  ground: (kit) => {
    const colour = colourOf(kit);
    const [, y] = kit.at(0, 0, 6);
    const sweep = soft(
      [-60, y + 30],
      [kit.width * 0.2, y + 6],
      [kit.width / 2, y],
      [kit.width * 0.8, y + 6],
      [kit.width + 60, y + 30],
      [kit.width + 60, kit.height + 60],
      [-60, kit.height + 60],
    );
    kit.flat.form(sweep, tint(colour, 0.24), {
      roundness: 0,
      outline: 0,
      fade: shade(colour, 0.06),
      alpha: 0.9,
    });
    const [centre, foot] = kit.at(0, 0, kit.groundZ);
    kit.flat.form(ellipse(centre, foot, kit.scale(3.2) * 1.3, kit.scale(3.2) * 0.24), tint(colour, 0.45), {
      roundness: 0,
      outline: 0,
      alpha: 0.6,
    });
  },
  middle: (kit) => {
    const wide = kit.half(4.6) > 2.2;
    const x = wide ? 2.6 : 1.12;
    paintSoftbox(kit, x, 4.6, -1);
    if (wide) paintSoftbox(kit, -2.6, 4.6, 1);
    paintDecor(kit);
  },
  front: (kit) => {
    const edge = kit.half(1.9);
    paintPlant(kit, edge + 0.1, 0.3, 1.9, 0.75, 'slender', shade(colourOf(kit), 0.35));
  },
  seats: (view) => [
    { kind: 'stool', x: view.half(4.6) > 2.2 ? 1.4 : 0.68, z: 4.5, height: 0.62, facing: -1 },
  ],
};

/** A studio without lamps, for a thing without a place. */
export const backdrop: Place = { ...studio, middle: paintDecor };
