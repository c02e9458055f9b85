import type { Layer } from '../../motion/film.ts';
import { frameOf } from '../timing/cuts.ts';
import { planPhrases, type Phrase } from '../../captions/phrases.ts';
import type { Direction } from './direction.ts';
import { lowerThirdSpan } from './lower-third.ts';
import type { VisibleScene } from './entrances.ts';
import { setTextInBox, type SetText } from './text-in-box.ts';

/** A caption fades out if no other follows immediately. */
const leaveFrames = 4;

/**
 * Captions of all lines except those that are shown as large type: the hook and the line over the end card. All have the
 * same size, and none is visible during a full-frame transition.
 */
export function captionLayers(direction: Direction, visibleScenes: readonly VisibleScene[]): Layer[] {
  const { order, system } = direction;
  const afterHook = visibleScenes.findIndex(({ scene }) => scene.kind === 'hook') + 1;
  const hook = visibleScenes[afterHook - 1]?.scene;
  const end = visibleScenes.findLast(({ scene }) => scene.kind === 'end');
  const earliest = hook ? (visibleScenes[afterHook]?.entrance?.to ?? hook.to) / 30 : 0;
  const latest = end ? (end.entrance?.from ?? end.scene.from) / 30 : order.durationSeconds;
  const lines = order.lines.filter((line) => line !== hook?.line && line !== end?.scene.line);
  const phrases = lines.flatMap((line, index) => {
    const next = lines[index + 1]?.words[0]?.startSeconds ?? order.durationSeconds - 0.2;
    return planPhrases(line, system.captionCharacters, Math.min(next - 0.12, latest))
      .map((phrase) => startAfter(phrase, earliest))
      .filter((phrase) => phrase.endSeconds - phrase.startSeconds > 0.3);
  });
  const size = Math.min(...phrases.map(({ text }) => setCaption(direction, text).block.size));
  const tag = lowerThirdSpan(visibleScenes.map(({ scene }) => scene));
  return phrases.map((phrase, index) => {
    const next = phrases[index + 1]?.startSeconds ?? Infinity;
    const isBelowTag =
      tag !== null && frameOf(phrase.startSeconds) < tag.to && frameOf(phrase.endSeconds) > tag.from;
    return captionLayer(direction, phrase, { size, isFollowed: next - phrase.endSeconds < 0.2, isBelowTag });
  });
}

const startAfter = (phrase: Phrase, earliest: number): Phrase => ({
  ...phrase,
  startSeconds: Math.max(phrase.startSeconds, earliest),
});

type CaptionOptions = { /** In pixels, at most. */ size: number; isBelowTag: boolean };

function setCaption(
  { system, look, layout }: Direction,
  text: string,
  { size, isBelowTag }: CaptionOptions = { size: Infinity, isBelowTag: true },
): SetText {
  const { plate } = system.captionStyle(look.caption).style;
  const [inset, insetY] = [plate?.paddingX ?? 0, plate?.paddingY ?? 0];
  const { x, y, width, height } = layout.caption;
  const { caption } = system.type;
  return setTextInBox({
    text,
    type: { ...caption, size: Math.min(caption.size, size / 720) },
    box: { x: x + inset, y: y + insetY, width: width - inset * 2, height: height - insetY * 2 },
    align: system.align,
    // Directly below the tag, whose area is mostly empty. On a page, the text moves towards the drawing.
    vertical: system.arrangement === 'page' && !isBelowTag ? 'middle' : 'top',
    maxLines: system.captionLines,
    minShare: 0.6,
  });
}

function captionLayer(
  direction: Direction,
  phrase: Phrase,
  { isFollowed, ...options }: CaptionOptions & { isFollowed: boolean },
): Layer {
  const { system, look } = direction;
  const { style, spoken } = system.captionStyle(look.caption);
  const { block, position } = setCaption(direction, phrase.text, options);
  return {
    from: frameOf(phrase.startSeconds),
    to: frameOf(phrase.endSeconds),
    kind: 'text',
    block,
    position,
    style,
    appear: system.appear.caption,
    ...(!isFollowed && { leave: { by: 'block', how: 'fade', frames: leaveFrames } as const }),
    highlight: { times: phrase.times.map(frameOf), ...spoken },
  };
}
