import { useEffect, useEffectEvent } from 'react';
import { placePicture, suggestFraming, type Framing } from '#contract/framing.ts';
import { defaultVideoFormat, videoFormats } from '#contract/video-formats.ts';
import { useDragAndPinch } from '../../ui/use-drag-and-pinch.ts';
import type { PlacedPicture } from '../../ui/video-player.tsx';
import type { MediaView } from '../media-input/use-media-input-view.ts';
import type { FramingControl } from './framing-control.tsx';
import { moveFraming } from './move-framing.ts';

type FramingState = {
  placed: PlacedPicture;
  control: Parameters<typeof FramingControl>[0];
};

const frame = videoFormats[defaultVideoFormat];

/** The framing of the chosen clip, or the default for its shape. Null while the shape is unknown. */
export function useFraming(
  { media, facts }: Pick<MediaView, 'media' | 'facts'>,
  chosen: Framing | null,
  onChange: (framing: Framing) => void,
): FramingState | null {
  const width = media?.upload?.width ?? facts?.width ?? 0;
  const height = media?.upload?.height ?? facts?.height ?? 0;
  const isKnown = media !== null && width > 0 && height > 0;
  const picture = { width, height };
  const suggested = isKnown ? suggestFraming(picture, frame) : null;
  const framing = chosen ?? suggested;

  const adopt = useEffectEvent(() => {
    if (suggested) onChange(suggested);
  });
  const isUndecided = isKnown && chosen === null;
  useEffect(() => {
    if (isUndecided) adopt();
  }, [isUndecided]);

  const handlers = useDragAndPinch(framing, (from, gesture) => {
    if (from) onChange(moveFraming(from, gesture, picture, frame));
  });
  if (!isKnown || framing === null) return null;
  return {
    placed: { placement: placePicture(picture, frame, framing), frame, handlers },
    control: { picture, framing, onChange },
  };
}
