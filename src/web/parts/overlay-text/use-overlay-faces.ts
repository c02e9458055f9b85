import { useEffect } from 'react';
import type { OverlayScript } from '#contract/overlay-lines.ts';

/** The renderer's faces (studio/captions/font-stack), each loaded when a text first needs it. */
const faces: Record<OverlayScript, { family: string; load: () => Promise<unknown> }> = {
  arabic: { family: 'Noto Sans Arabic', load: () => import('@fontsource/noto-sans-arabic/800.css') },
  hebrew: { family: 'Noto Sans Hebrew', load: () => import('@fontsource/noto-sans-hebrew/800.css') },
  devanagari: {
    family: 'Noto Sans Devanagari',
    load: () => import('@fontsource/noto-sans-devanagari/800.css'),
  },
  thai: { family: 'Noto Sans Thai', load: () => import('@fontsource/noto-sans-thai/800.css') },
  emoji: { family: 'Twemoji', load: () => import('twemoji-colr-font/twemoji.css') },
  japanese: {
    family: 'Noto Sans JP Variable',
    load: () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  },
  korean: {
    family: 'Noto Sans KR Variable',
    load: () => import('@fontsource-variable/noto-sans-kr/wght.css'),
  },
  chinese: {
    family: 'Noto Sans SC Variable',
    load: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  },
};

export const overlayFamilies = (scripts: readonly OverlayScript[]): string =>
  ['Inter', ...scripts.map((script) => `'${faces[script].family}'`), 'sans-serif'].join(', ');

export const loadOverlayFaces = (scripts: readonly OverlayScript[]): Promise<unknown> =>
  Promise.all(scripts.map((script) => faces[script].load()));

/** A face that cannot be loaded is replaced by a system font: the preview differs, the video does not. */
export function useOverlayFaces(scripts: readonly OverlayScript[]): void {
  const needed = scripts.join();
  useEffect(() => {
    for (const script of needed.split(',').filter(Boolean) as OverlayScript[])
      faces[script].load().catch(() => undefined);
  }, [needed]);
}
