import { mixColours } from '../../../presenter/paint/colour.ts';
import { smoothLine, smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import { range, type HairScene } from '../hair/hair-scene.ts';
import { boxOf } from '../shape/geometry.ts';

/** A hat on the skull, over the hair, with its brim on the forehead. */
export function drawHat(scene: HairScene): void {
  const { hat } = scene.look.clothes;
  if (!hat) return;
  const { brush, skull, view } = scene;
  const { colour } = hat;
  const dark = mixColours(colour, '#101018', 0.45);
  const front = view.front > 0.1;
  const band = (height: number): Point[] =>
    front
      ? range(1, -1, 10).map((across) => {
          const share = across * 0.8;
          const [x, y] = skull.hairline(share, -height);
          const edge = skull.rim(across * 1.42, 20);
          const mixing = Math.abs(across) ** 3;
          return [
            x * (1 - mixing) + edge[0] * mixing,
            Math.min(y, -62) * (1 - mixing) + edge[1] * mixing,
          ] as Point;
        })
      : range(1, -1, 8).map((across): Point => [
          skull.rim(across * 1.5, 20)[0],
          -66 + 34 * (1 - across * across),
        ]);
  const dome = (thickness: number, top = 0): Point[] =>
    range(-1.42, 1.42, 12).map((angle) => {
      const [x, y] = skull.rim(angle, thickness);
      return [x, y - top * Math.cos(angle)] as Point;
    });
  const cloth = (points: Point[], fill: string, roundness = 0.5, gloss = 0.08) => {
    const path = smoothShape(points);
    brush.form(path, boxOf(path), { colour: fill, material: 'cloth', roundness, gloss });
  };
  const peak = (reach: number, fill: string, gloss: number) => {
    if (!front) return;
    const at = (x: number, y: number, z: number) => view.at(x, y, z);
    cloth(
      [
        at(-108, -104, 78),
        at(-62, -100, 112 + reach * 0.7),
        at(0, -98, 124 + reach),
        at(62, -100, 112 + reach * 0.7),
        at(108, -104, 78),
        at(60, -122, 108),
        at(0, -128, 118),
        at(-60, -122, 108),
      ].map(([x, y]): Point => [x, y - 16 + reach * 0.3]),
      fill,
      0.4,
      gloss,
    );
  };
  switch (hat.kind) {
    case 'chef': {
      const [x, y] = skull.rim(0, 0);
      cloth(
        range(0, 6.28, 11)
          .slice(0, -1)
          .map((angle, index): Point => [
            x + Math.cos(angle) * (142 + (index % 2) * 26),
            y - 74 + Math.sin(angle) * (72 + (index % 2) * 16),
          ]),
        colour,
        0.6,
      );
      cloth([...dome(16, 52), ...band(14)], mixColours(colour, '#9aa3b0', 0.08));
      break;
    }
    case 'helmet':
      cloth([...dome(34), ...band(16)], colour, 0.65, 0.55);
      peak(26, dark === colour ? dark : mixColours(colour, '#000000', 0.12), 0.5);
      brush.line(smoothLine([skull.rim(-0.25, 34), skull.surface(-view.yaw - 0.25, 0.9, 34)]), {
        colour: dark,
        width: 4,
        alpha: 0.5,
      });
      break;
    case 'fire':
      cloth([...dome(38, 10), ...band(16)], colour, 0.65, 0.5);
      peak(44, colour, 0.5);
      break;
    case 'peaked':
      cloth(
        [
          ...range(-1.5, 1.5, 10).map((angle): Point => {
            const [x, y] = skull.rim(angle, 30);
            return [x * 1.1, Math.min(y, -96) - 12];
          }),
          ...band(2),
        ],
        colour,
        0.4,
      );
      peak(20, '#14141a', 0.6);
      break;
    case 'cap':
      cloth([...dome(18), ...band(14)], colour, 0.5);
      peak(56, mixColours(colour, '#101018', 0.15), 0.1);
      break;
    case 'beanie':
      cloth([...dome(24, 16), ...band(10)], colour, 0.5);
      brush.line(smoothLine(band(30).map(([x, y]): Point => [x, y - 26])), {
        colour: dark,
        width: 5,
        alpha: 0.5,
      });
      break;
    case 'straw': {
      const [x] = view.at(0, -100, 0);
      cloth(
        range(0, 6.28, 12)
          .slice(0, -1)
          .map((angle): Point => [x + Math.cos(angle) * 236, -112 + Math.sin(angle) * 56]),
        mixColours(colour, '#8a6a30', 0.2),
        0.3,
      );
      cloth([...dome(22, 10), ...band(16)], colour, 0.5);
      brush.line(smoothLine(band(16).map(([px, py]): Point => [px, py - 14])), {
        colour: '#7a4630',
        width: 16,
        alpha: 0.9,
      });
      break;
    }
    case 'hood': {
      cloth(
        [
          ...range(-1.7, 1.7, 14).map((angle) => skull.rim(angle, 36)),
          ...range(1.35, -1.35, 12).map((angle) => skull.rim(angle, 12)),
        ],
        colour,
        0.4,
      );
      break;
    }
  }
}
