import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { merge } from '../space/merge.ts';
import type { Kit } from '../space/kit.ts';
import { blend, shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { curtain: '#9c2430', back: '#2a1d33', screen: '#3f66b5', floor: '#7a5236', beam: '#ffe3a3' },
  { curtain: '#2d3f7a', back: '#161d36', screen: '#8f4fb0', floor: '#5a4a42', beam: '#b9d4ff' },
  { curtain: '#35594c', back: '#152624', screen: '#c9853a', floor: '#6b4d38', beam: '#ffd9c0' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);

function paintCurtain(kit: Kit, side: 1 | -1, inner: number, z: number): void {
  const { curtain } = paletteOf(kit);
  const outer = Math.max(kit.half(z) + 0.5, inner + 0.8);
  const pen = kit.pen(0, 0, z);
  const folds = 6;
  for (let fold = folds; fold >= 0; fold -= 1) {
    const x = inner + ((outer - inner) * fold) / folds;
    const wide = ((outer - inner) / folds) * 1.15;
    pen.form(
      soft(
        [side * x, -5.5],
        [side * (x + wide), -5.5],
        [side * (x + wide * 1.05), 0],
        [side * (x + 0.02), 0],
        [side * (x - 0.03), -1.5],
        [side * (x + 0.03), -3],
      ),
      fold % 2 ? curtain : shade(curtain, 0.18),
      { roundness: 0.7, material: 'cloth', outline: 0.7 },
    );
  }
}

export const stage: Place = {
  far: (kit) => {
    const { back, screen } = paletteOf(kit);
    kit.flat.form(box(-20, -20, kit.width + 40, kit.height + 40), back, {
      roundness: 0,
      outline: 0,
      fade: tint(back, 0.14),
    });
    const wide = kit.half(6) > 2.6;
    const pen = kit.pen(0, 1.15, 6.4);
    const half = wide ? 2.3 : 1.5;
    pen.form(box(-half - 0.06, -1.9, half * 2 + 0.12, 1.96, 0.03), '#101018', { roundness: 0.1 });
    pen.form(box(-half, -1.84, half * 2, 1.84), screen, {
      roundness: 0,
      outline: 0,
      fade: shade(screen, 0.25),
      inside: () => {
        pen.form(ellipse(half * 0.45, -1, 0.6), tint(screen, 0.35), { roundness: 0, outline: 0, alpha: 0.7 });
        pen.form(ellipse(half * 0.45, -1, 0.36), tint(screen, 0.65), {
          roundness: 0,
          outline: 0,
          alpha: 0.8,
        });
        for (const [y, share] of [
          [-1.4, 0.8],
          [-1.2, 1],
          [-1, 0.6],
        ] as const)
          pen.form(box(-half * 0.8, y, half * share * 0.75, 0.1, 0.05), tint(screen, 0.75), {
            roundness: 0,
            outline: 0,
            alpha: 0.85,
          });
      },
    });
    pen.glow(0, -0.9, half * 1.5, tint(screen, 0.3), 0.4);
  },
  ground: (kit) => {
    const { floor } = paletteOf(kit);
    const far = 6.6;
    const [, y] = kit.at(0, 0, far);
    kit.flat.form(box(-20, y, kit.width + 40, kit.height - y + 20), floor, {
      roundness: 0,
      outline: 0.6,
      material: 'wood',
      fade: tint(floor, 0.08),
    });
    for (let x = -5; x <= 5; x += 0.24)
      kit.edge([x, 0, kit.floorZ(kit.height)], [x, 0, far], shade(floor, 0.4), 0.012, 0.5);
    const [centre, foot] = kit.at(0, 0, kit.groundZ);
    const scale = kit.scale(kit.groundZ);
    kit.flat.form(ellipse(centre, foot, 1.35 * scale, 0.26 * scale), tint(floor, 0.45), {
      roundness: 0,
      outline: 0,
      alpha: 0.6,
    });
    kit.flat.glow(centre, foot, 1.5 * scale, paletteOf(kit).beam, 0.3);
  },
  middle: (kit) => {
    const { beam } = paletteOf(kit);
    const wide = kit.isWide;
    paintCurtain(kit, -1, wide ? 2.9 : 1.12, 5.2);
    paintCurtain(kit, 1, wide ? 2.9 : 1.12, 5.2);
    const bar = kit.pen(0, 3.3, 4.6);
    bar.form(box(-8, -0.1, 16, 0.1), '#17181d', { roundness: 0.5, material: 'metal' });
    const spots = wide ? [-2.2, -0.8, 0.8, 2.2] : [-0.95, 0.95];
    for (const x of spots) {
      const swing = Math.sin(kit.seconds * 0.6 + x) * 0.1;
      const lamp = bar.move(x, 0.02, { turn: x * 0.18 + swing });
      lamp.form(polygon([-0.09, 0], [0.09, 0], [0.14, 0.32], [-0.14, 0.32]), '#26272d', {
        roundness: 0.6,
        material: 'metal',
      });
      lamp.form(ellipse(0, 0.32, 0.13, 0.035), '#fffbe8', { roundness: 0, outline: 0.5 });
      lamp.form(merge([polygon([-0.12, 0.34], [0.12, 0.34], [0.75, 3.3], [-0.75, 3.3])]), beam, {
        roundness: 0,
        outline: 0,
        alpha: 0.11,
      });
      lamp.form(merge([polygon([-0.07, 0.34], [0.07, 0.34], [0.42, 3.3], [-0.42, 3.3])]), tint(beam, 0.4), {
        roundness: 0,
        outline: 0,
        alpha: 0.09,
      });
      lamp.glow(0, 0.36, 0.6, beam, 0.8);
    }
    const mic = kit.pen(wide ? 1.3 : 0.72, 0, 3.9);
    mic.shadow(ellipse(0, 0, 0.2, 0.03), 0.5, 6);
    mic.form(ellipse(0, -0.015, 0.17, 0.035), '#1d1f24', { roundness: 0.4, material: 'metal' });
    mic.form(box(-0.012, -1.45, 0.024, 1.44), '#8d949b', { roundness: 0.7, material: 'metal', outline: 0.6 });
    mic.line(thread([0, -1.44], [-0.1, -1.52]), '#3a3d43', 0.03);
    mic.form(ellipse(-0.13, -1.55, 0.055, 0.05), '#5c636b', { roundness: 1, gloss: 0.5, material: 'metal' });
  },
  front: (kit) => {
    const { curtain } = paletteOf(kit);
    const random = kit.random('heads');
    const z = 1.5;
    const edge = kit.half(z);
    for (const side of [-1, 1])
      for (const at of [0.98, 0.72]) {
        const pen = kit.pen(side * edge * at, 0.34 + random() * 0.08, z);
        const dark = blend('#120f18', shade(curtain, 0.7), 0.4);
        pen.form(soft([-0.2, 0.5], [-0.19, 0.1], [-0.07, 0.0], [0.07, 0.0], [0.19, 0.1], [0.2, 0.5]), dark, {
          roundness: 0.2,
          outline: 0.6,
        });
        pen.form(ellipse(0, -0.08, 0.085, 0.11), dark, { roundness: 0.2, outline: 0.6 });
      }
  },
};
