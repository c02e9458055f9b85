import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { arc } from '../space/arc.ts';
import { paintTreeShape } from '../props/trees.ts';
import type { Kit } from '../space/kit.ts';
import { hazed, paintSky, paintSkyline } from '../space/sky.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { shell: '#cfc8bd', seat: '#6b4a3a', dash: '#2b2d33', trim: '#c9a26a' },
  { shell: '#b9c0c6', seat: '#3d434d', dash: '#24272d', trim: '#9fb0bd' },
  { shell: '#d6cec3', seat: '#8a6a50', dash: '#3a3230', trim: '#d9b98a' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const seatsOf = (half: number): number[] => (half > 2 ? [-0.75, 0.75] : [-0.5, 0.5]);

/** The road behind the car and the scenery outside its windows. */
function paintOutside(kit: Kit): void {
  const { horizon, height, width, brush } = kit;
  paintSky(kit, horizon + 8);
  kit.flat.form(
    box(-20, horizon, width + 40, height * 0.3),
    hazed(kit, '#86a866', 0.1 + kit.day.dark * 0.45),
    { roundness: 0, outline: 0 },
  );
  paintSkyline(kit, 'town', horizon + 4, height * 0.12, hazed(kit, '#6d7f98', 0.4));
  kit.flat.form(
    polygon(
      [width * 0.47, horizon],
      [width * 0.53, horizon],
      [width * 0.72, horizon + height * 0.3],
      [width * 0.28, horizon + height * 0.3],
    ),
    hazed(kit, '#6f757c', 0.1 + kit.day.dark * 0.3),
    { roundness: 0, outline: 0.5 },
  );
  const random = kit.random('trees');
  for (let index = 0; index < 8; index += 1) {
    const side = index % 2 ? 1 : -1;
    const run = (random() + kit.seconds * 0.35) % 1;
    const near = 1 - run;
    const size = height * (0.05 + 0.26 * near ** 2);
    paintTreeShape(
      kit.flat.move(
        width / 2 + side * width * (0.08 + 0.55 * near ** 2),
        horizon + height * 0.1 * near ** 2 + 3 * brush.unit,
        { scale: size },
      ),
      `t${index}`,
      hazed(kit, '#4f7f48', 0.35 - near * 0.25 + kit.day.dark * 0.35),
      '#5d4a38',
    );
  }
}

function paintCarSeat(kit: Kit, x: number): void {
  const { seat, trim } = paletteOf(kit);
  const pen = kit.pen(x, 0, 3.45);
  const leather = { material: 'cloth', roundness: 0.55 } as const;
  for (const side of [-1, 1])
    pen.form(box(side * 0.09 - 0.015, -1.52, 0.03, 0.16), '#aab2b8', {
      roundness: 0.6,
      material: 'metal',
      outline: 0.5,
    });
  pen.form(box(-0.19, -1.74, 0.38, 0.26, 0.1), tint(seat, 0.06), leather);
  pen.form(
    soft([-0.34, -0.4], [-0.4, -0.9], [-0.32, -1.38], [0, -1.44], [0.32, -1.38], [0.4, -0.9], [0.34, -0.4]),
    seat,
    leather,
  );
  pen.form(
    soft([-0.2, -0.5], [-0.24, -0.9], [-0.19, -1.26], [0, -1.32], [0.19, -1.26], [0.24, -0.9], [0.2, -0.5]),
    tint(seat, 0.12),
    { ...leather, outline: 0.6 },
  );
  for (const y of [-1.12, -0.92, -0.72])
    pen.line(thread([-0.2, y], [0, y + 0.02], [0.2, y]), shade(seat, 0.3), 0.012, 0.7);
  pen.line(thread([-0.34, -1.26], [-0.37, -0.9], [-0.33, -0.5]), trim, 0.012, 0.7);
}

export const car: Place = {
  far: (kit) => {
    const { shell } = paletteOf(kit);
    const { width, height } = kit;
    paintOutside(kit);
    const z = 4.9;
    const wide = kit.half(z) > 2.4;
    const [left, right] = wide ? [-1.5, 1.5] : [-1.12, 1.12];
    const shellTone = kit.day.dark > 0.8 ? shade(shell, 0.35) : shell;
    const frame = (spots: readonly (readonly [number, number, number])[], colour: string): void =>
      kit.quad(spots, colour, { outline: 0.8 });
    // Roof, rear deck and the pillars leave the rear window and the side windows open.
    frame(
      [
        [-9, 3.6, 0.9],
        [9, 3.6, 0.9],
        [right, 1.98, z],
        [left, 1.98, z],
      ],
      tint(shellTone, 0.1),
    );
    frame(
      [
        [left, 1.98, z],
        [right, 1.98, z],
        [right + 0.1, 1.8, z],
        [left - 0.1, 1.8, z],
      ],
      shellTone,
    );
    frame(
      [
        [left - 0.2, 1.2, z],
        [right + 0.2, 1.2, z],
        [right + 0.2, 0.2, z],
        [left - 0.2, 0.2, z],
      ],
      shade(shellTone, 0.35),
    );
    for (const side of [-1, 1]) {
      const x = side * (wide ? 1.5 : 1.12);
      frame(
        [
          [x, 1.98, z],
          [x * 0.86, 1.84, z],
          [x * 0.94, 1.15, z],
          [x * 1.12, 1.15, z],
        ],
        shade(shellTone, 0.12),
      );
      frame(
        [
          [x * 1.06, 1.15, z],
          [x * 1.28, 1.15, 1.2],
          [x * 1.28, -1, 1.2],
          [x * 1.06, -1, z],
        ],
        shade(shellTone, 0.2),
      );
      frame(
        [
          [x * 1.19, 2.2, 3.1],
          [x * 1.17, 2.2, 3.35],
          [x * 1.22, 1.1, 3.35],
          [x * 1.25, 1.1, 3.1],
        ],
        shade(shellTone, 0.25),
      );
      frame(
        [
          [x, 1.98, z],
          [x, 2.06, z],
          [side * 9, 3.7, 0.9],
          [side * 9, 3.4, 0.9],
        ],
        shade(shellTone, 0.14),
      );
    }
    const lamp = kit.pen(0, 2.35, 2.6);
    lamp.form(box(-0.2, -0.04, 0.4, 0.1, 0.05), '#fff7e2', { roundness: 0.4 });
    if (kit.day.lamps) lamp.glow(0, 0.05, 0.9, '#ffe0a6', 0.4);
    kit.flat.form(box(0, height * 0.92, width, height * 0.1), shade(shellTone, 0.5), {
      roundness: 0,
      outline: 0,
    });
  },
  ground: (kit) => {
    const { shell, seat } = paletteOf(kit);
    kit.quad(
      [
        [-9, 0.35, 3.6],
        [9, 0.35, 3.6],
        [9, -0.6, 1.2],
        [-9, -0.6, 1.2],
      ],
      shade(shell, 0.62),
      { outline: 0 },
    );
    const bench = kit.pen(0, 0, 4.4);
    bench.form(box(-1.1, -1.22, 2.2, 0.9, 0.14), shade(seat, 0.25), { roundness: 0.4, material: 'cloth' });
    for (const x of [-0.36, 0.36]) bench.line(thread([x, -1.16], [x, -0.5]), shade(seat, 0.5), 0.014);
  },
  middle: (kit) => {
    for (const x of seatsOf(kit.half(4.9))) paintCarSeat(kit, x);
  },
  front: (kit) => {
    const { dash, trim } = paletteOf(kit);
    const z = 2.3;
    const pen = kit.pen(0, 0.42, z);
    const edge = kit.half(z) + 0.2;
    pen.form(
      soft(
        [-edge, -0.26],
        [-edge * 0.5, -0.34],
        [0, -0.3],
        [edge * 0.5, -0.34],
        [edge, -0.26],
        [edge + 0.3, 1.6],
        [-edge - 0.3, 1.6],
      ),
      dash,
      { roundness: 0.3 },
    );
    pen.line(thread([-edge, -0.12], [0, -0.16], [edge, -0.12]), trim, 0.022);
    pen.form(box(-0.16, -0.08, 0.32, 0.2, 0.02), '#16222c', { roundness: 0.1 });
    pen.line(thread([-0.12, 0.08], [-0.03, 0.0], [0.04, 0.04], [0.12, -0.04]), '#5fc0e8', 0.016);
    pen.glow(0, 0.02, 0.3, '#6fc8ee', 0.15 + 0.3 * kit.day.dark);
    if (kit.isWheelTaken) return;
    const wheel = pen.move(-seatsOf(kit.half(4.9))[0]! * -0.72, 0.05);
    wheel.line(ellipse(0, 0, 0.27, 0.25), shade(dash, 0.5), 0.055);
    wheel.line(arc(0, 0, 0.27, 0.25, -2.6, -0.6), tint(dash, 0.3), 0.012);
    for (const turn of [0.25, Math.PI - 0.25, Math.PI / 2])
      wheel.line(thread([0, 0], [Math.cos(turn) * 0.25, Math.sin(turn) * 0.23]), shade(dash, 0.45), 0.045);
    wheel.form(ellipse(0, 0.01, 0.085, 0.075), tint(dash, 0.1), { roundness: 0.7 });
  },
  seats: (view) => {
    const x = seatsOf(view.half(4.9));
    return [
      { kind: 'car-seat', x: x[0]!, z: 3.3, height: 0.72, facing: 1 },
      { kind: 'car-seat', x: x[1]!, z: 3.3, height: 0.72, facing: -1 },
    ];
  },
};
