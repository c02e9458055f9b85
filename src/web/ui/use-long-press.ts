import { useEffect, useRef, type PointerEvent } from 'react';

const longPressMs = 350;

/** A finger that rests: `wasLong` tells the click that follows that it was not one. */
export function useLongPress({ onStart, onEnd }: { onStart: () => void; onEnd: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLong = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const begin = (event: PointerEvent) => {
    isLong.current = false;
    if (event.pointerType === 'mouse') return;
    timer.current = setTimeout(() => {
      isLong.current = true;
      onStart();
    }, longPressMs);
  };
  const end = () => {
    clearTimeout(timer.current);
    if (isLong.current) onEnd();
  };
  return {
    handlers: {
      onPointerDown: begin,
      onPointerUp: end,
      onPointerCancel: end,
      onContextMenu: (event: { preventDefault: () => void }) => isLong.current && event.preventDefault(),
    },
    wasLong: () => isLong.current,
  };
}
