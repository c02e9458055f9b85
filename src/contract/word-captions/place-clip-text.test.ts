import { expect, test } from 'vitest';
import { placePicture, suggestFraming, wholePicture } from '../framing.ts';
import { layoutOverlay } from '../overlay-lines.ts';
import { placeClipText } from './place-clip-text.ts';

const frame = { width: 720, height: 1280 };
const landscape = { width: 1920, height: 1080 };

const framed = (picture: typeof landscape, framing = suggestFraming(picture, frame)) =>
  placePicture(picture, frame, framing);

test('captions of a whole landscape picture stand below it, and its text above it', () => {
  for (const picture of [framed(landscape), framed(landscape, wholePicture)]) {
    const { overlay, centreShare } = placeClipText({ hasCaptions: true, picture }, frame);
    // The capitals of one line are 62 pixels high.
    expect(centreShare * frame.height - 31).toBeGreaterThan(picture.y + picture.height);
    expect(centreShare * frame.height + 31).toBeLessThan(0.8 * frame.height);
    const lines = layoutOverlay('One. Two. Three. Four.', frame, overlay);
    expect(lines.at(-1)!.middleY + lines.at(-1)!.fontSize).toBeLessThan(picture.y);
  }
});

test('on a picture that fills the frame captions are as low as they may be, and the text is in its upper third', () => {
  const full = framed(landscape, { ...wholePicture, mode: 'fill' });
  for (const picture of [
    null,
    full,
    framed({ width: 720, height: 1280 }),
    framed({ width: 1000, height: 1000 }),
  ])
    expect(placeClipText({ hasCaptions: true, picture }, frame)).toEqual({
      overlay: 'top',
      centreShare: 0.8,
    });
});

test('text without captions stays in the lower band', () => {
  expect(placeClipText({ hasCaptions: false, picture: framed(landscape) }, frame).overlay).toBe('bottom');
});
