import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { overlayPng, type CornerLogo, type OverlayLine } from './overlay-image.ts';

const frame = { width: 720, height: 1280 };
const line = (text: string, middleY = 226): OverlayLine => ({ text, centreX: 360, middleY, fontSize: 30 });

async function pixels(lines: OverlayLine[]): Promise<Uint8ClampedArray> {
  const image = await loadImage(await overlayPng(lines));
  expect([image.width, image.height]).toEqual([frame.width, frame.height]);
  const context = createCanvas(frame.width, frame.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, frame.width, frame.height).data;
}

/** Left, top, right and bottom of everything nearly white and opaque. */
function whiteBox(data: Uint8ClampedArray): [number, number, number, number] {
  const box: [number, number, number, number] = [frame.width, frame.height, -1, -1];
  for (let index = 0; index < data.length; index += 4) {
    if (data[index]! < 245 || data[index + 3]! < 250) continue;
    const x = (index / 4) % frame.width;
    const y = Math.floor(index / 4 / frame.width);
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

describe('the overlay', () => {
  test('is centred on its line, with half of the capitals above and half below', async () => {
    const [left, top, right, bottom] = whiteBox(await pixels([line('HOME IN HOME')]));
    expect((left + right) / 2).toBeCloseTo(360, -0.7);
    expect(Math.abs((top + bottom) / 2 - 226)).toBeLessThanOrEqual(2);
    expect(bottom - top).toBeGreaterThan(18);
    expect(bottom - top).toBeLessThan(26);
  });

  test('thirty of the widest common capitals stay inside the frame', async () => {
    const [left, , right] = whiteBox(await pixels([line('THIS CHANGED HOW I MAKE VIDEOS')]));
    expect(left).toBeGreaterThan(24);
    expect(right).toBeLessThan(frame.width - 24);
  });

  test('leaves the picture below it untouched', async () => {
    const data = await pixels([line('STOP SCROLLING')]);
    const fromRow = 300;
    expect(data.slice(fromRow * frame.width * 4).every((value) => value === 0)).toBe(true);
  });

  test('white letters have a dark contour, so that they are legible on white', async () => {
    const data = await pixels([line('I')]);
    const [left, top, , bottom] = whiteBox(data);
    const beside = ((Math.round((top + bottom) / 2) * frame.width + left - 3) * 4) | 0;
    expect(data[beside]!).toBeLessThan(60);
    expect(data[beside + 3]!).toBeGreaterThan(200);
  });

  test('dark letters stand on one ground, on which plates cast no shadow', async () => {
    const onPlate = (text: string, middleY: number): OverlayLine => ({
      ...line(text, middleY),
      plate: {
        x: 200,
        y: middleY - 17,
        width: 320,
        height: 34,
        outline: `M200 ${middleY - 17} L520 ${middleY - 17} L520 ${middleY + 17} L200 ${middleY + 17} Z`,
      },
    });
    const data = await pixels([onPlate('ONE', 226), onPlate('TWO', 259)]);
    const at = (x: number, y: number) =>
      Array.from(data.subarray((y * frame.width + x) * 4, (y * frame.width + x) * 4 + 4));
    for (let y = 210; y < 276; y += 1) expect(at(215, y)).toEqual([255, 255, 255, 255]);
    expect(whiteBox(data)).toEqual([200, 209, 519, 275]);
    const darkRows = [...data.keys()].filter(
      (index) => index % 4 === 0 && data[index]! < 60 && data[index + 3] === 255,
    );
    const rows = darkRows.map((index) => Math.floor(index / 4 / frame.width));
    expect(Math.min(...rows)).toBeGreaterThan(212);
    expect(Math.max(...rows)).toBeLessThan(273);
    // A soft shadow falls on the picture only.
    expect(at(215, 280)[3]).toBeGreaterThan(10);
  });

  test.each([
    ['accents', 'CAFÉ ŁÓDŹ ŽIŽEK'],
    ['Greek and Cyrillic', 'ΑΘΗΝΑ МОСКВА'],
  ])('%s are drawn in the same face, not in a fallback box', async (_, text) => {
    const drawn = await pixels([line(text)]);
    const boxes = await pixels([line(text.replaceAll(/\S/gu, '\u{10FFFD}'))]);
    expect(whiteBox(drawn)).not.toEqual(whiteBox(boxes));
    expect(whiteBox(drawn)[3]).toBeGreaterThan(226);
  });

  test.each([
    ['مرحبا', ['arabic']],
    ['שלום', ['hebrew']],
    ['हिन्दी', ['devanagari']],
    ['ทำวิดีโอ', ['thai']],
    ['新しい', ['japanese', 'chinese']],
    ['지금', ['korean']],
    ['生活★', ['chinese']],
  ] as const)('%s has a separate typeface', async (text, scripts) => {
    const drawn = await pixels([{ ...line(text), scripts }]);
    expect(whiteBox(drawn)[3]).toBeGreaterThan(226);
    expect(drawn).not.toEqual(await pixels([line(text)]));
    // Control: the face does not draw the same glyph for every letter.
    const again = await pixels([{ ...line([...text].toReversed().join('')), scripts }]);
    expect(drawn).not.toEqual(again);
  });

  test('emoji are drawn in their colours', async () => {
    const data = await pixels([{ ...line('🔥'), scripts: ['emoji'] }]);
    let orange = 0;
    for (let index = 0; index < data.length; index += 4)
      if (data[index]! > 200 && data[index + 1]! > 90 && data[index + 1]! < 180 && data[index + 2]! < 80)
        orange += 1;
    expect(orange).toBeGreaterThan(100);
  });

  test.each(['😀🎉', 'مرحبا', 'שלום', '', '‍', '\u0000'])('%j does not break the drawing', async (text) => {
    expect((await overlayPng([line(text)])).length).toBeGreaterThan(100);
  });

  test('the drawing is reproducible', async () => {
    expect(await overlayPng([line('ONE'), line('TWO', 259)])).toEqual(
      await overlayPng([line('ONE'), line('TWO', 259)]),
    );
  });

  test('a corner logo with a plate stands on it, and without one on the picture', async () => {
    const logo = createCanvas(10, 10);
    logo.getContext('2d').fillStyle = '#102048';
    logo.getContext('2d').fillRect(5, 0, 5, 10);
    const path = `data:image/png;base64,${(await logo.encode('png')).toString('base64')}`;
    const visible = { x: 0, y: 0, width: 10, height: 10 };
    const box = { x: 40, y: 110, width: 60, height: 60 };
    const plate = { box: { x: 30, y: 100, width: 80, height: 80 }, colour: '#ffffff' };
    const colourAt = async (x: number, y: number, logoInCorner: CornerLogo) => {
      const image = await loadImage(await overlayPng([], undefined, logoInCorner));
      const context = createCanvas(frame.width, frame.height).getContext('2d');
      context.drawImage(image, 0, 0);
      return [...context.getImageData(x, y, 1, 1).data];
    };
    expect(await colourAt(50, 140, { path, visible, box, plate })).toEqual([255, 255, 255, 255]);
    expect(await colourAt(90, 140, { path, visible, box, plate })).toEqual([16, 32, 72, 255]);
    expect((await colourAt(50, 140, { path, visible, box, plate: null }))[3]).toBeLessThan(30);
    // Without its transparent half it fills the box.
    const ink = { x: 5, y: 0, width: 5, height: 10 };
    expect(await colourAt(50, 140, { path, visible: ink, box, plate })).toEqual([16, 32, 72, 255]);
  });
});
