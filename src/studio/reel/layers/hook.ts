import type { Layer } from '../../motion/film.ts';
import { frameOf, type Scene } from '../timing/cuts.ts';
import { timedWords } from '../../captions/phrases.ts';
import type { Direction } from './direction.ts';
import { setTextInBox } from './text-in-box.ts';

/** Letters; a short hook on many lines would start with a single word. */
const shortHook = 44;
/** A short hook without a picture is set larger, or most of the frame would be empty. */
const largerUpTo = [
  { letters: 16, by: 1.5 },
  { letters: 26, by: 1.25 },
] as const;

/** The hook as large type; each word appears when spoken, words spoken earlier appear at once. */
export function hookLayers({ order, system, look, layout }: Direction, scene: Scene): Layer[] {
  const words = timedWords(scene.line!);
  const text = words.length > 0 ? words.map((word) => word.text).join(' ') : scene.line!.text;
  const larger = layout.cardPicture ? 1 : (largerUpTo.find(({ letters }) => text.length <= letters)?.by ?? 1);
  const { block, position } = setTextInBox({
    text,
    type: { ...system.type.hook, size: system.type.hook.size * larger },
    box: layout.hook,
    align: system.align,
    maxLines: text.length > shortHook ? 7 : order.format === '9:16' ? 5 : 4,
  });
  const plate = system.hookPlate?.(look.hook);
  const spoken = words.map((word) => frameOf(word.start));
  const appears = spoken.map((frame, index) => Math.max(frame - 3, scene.from + 2 + index * 2));
  const byWord = system.appear.hook.by === 'word' && words.length > 0;
  return [
    {
      from: scene.from,
      to: scene.to,
      kind: 'text',
      block,
      position,
      style: { fill: look.hook.text },
      appear: { ...system.appear.hook, ...(byWord && { times: appears }) },
      ...(words.length > 0 && {
        highlight: {
          times: spoken,
          end: frameOf(words.at(-1)!.end),
          fill: look.hook.accent,
          ...(plate && { plate }),
        },
      }),
    },
  ];
}
