import { expect, test } from 'vitest';
import { drawStill } from '../motion/draw-still.ts';
import type { Film } from '../motion/film.ts';
import { transitionParts, transitions } from './transitions.ts';

const frames = 90;

/** A red picture with the transition. */
function filmOf(transition: (typeof transitions)[number]): Film {
  const { below, above, picture } = transitionParts(transition, {
    frames,
    width: 720,
    style: 'realistic_image',
  });
  const box = { x: 0, y: 0, width: 720, height: 1280 };
  const red = { kind: 'shape', shape: { kind: 'rect', box }, fill: '#ff0000', from: 0, to: frames } as const;
  return { format: '9:16', frames, layers: [...below, { ...red, transform: picture }, ...above] };
}
const shareOfRed = async (film: Film, frame: number): Promise<number> => {
  const data = (await drawStill(film, frame)).data();
  let red = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at]! > 250 && data[at + 1]! < 6) red += 1;
  return red / (data.length / 4);
};

test.each(transitions)(
  '%s shows the picture from its first frame and only changes eight frames at each end',
  async (transition) => {
    const film = filmOf(transition);
    for (const frame of [8, 40, frames - 9]) expect(await shareOfRed(film, frame)).toBeGreaterThan(0.999);
    const data = (await drawStill(film, 0)).data();
    // At most a slight shade: the clip before already ends with a transition.
    const isRed = Array.from(
      { length: data.length / 4 },
      (_, at) => data[at * 4]! > 140 && data[at * 4 + 1]! < 120,
    );
    expect(isRed.filter(Boolean).length / isRed.length).toBeGreaterThan(0.99);
    if (transition === 'cut') expect(await shareOfRed(film, frames - 1)).toBe(1);
    else expect(await shareOfRed(film, frames - 1)).toBeLessThan(0.2);
  },
);
