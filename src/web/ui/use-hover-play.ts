import type { FocusEvent, PointerEvent } from 'react';
import { useLongPress } from './use-long-press.ts';

/** Plays on hover, on keyboard focus and during a long press, until the pointer or the focus leaves. */
export function useHoverPlay(onPlayingChange: (isPlaying: boolean) => void) {
  const press = useLongPress({ onStart: () => onPlayingChange(true), onEnd: () => onPlayingChange(false) });
  return {
    wasLong: press.wasLong,
    handlers: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && onPlayingChange(true),
      // React does not report `enter` for an element that is rendered under a resting pointer.
      onPointerMove: (event: PointerEvent) => event.pointerType === 'mouse' && onPlayingChange(true),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && onPlayingChange(false),
      onFocus: (event: FocusEvent) => event.currentTarget.matches(':focus-visible') && onPlayingChange(true),
      onBlur: () => onPlayingChange(false),
      ...press.handlers,
    },
  };
}
