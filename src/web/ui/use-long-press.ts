import { useEffect, useRef, type PointerEvent } from 'react';

const longPressMs = 350;

/** Handlers for a finger that rests on an element. `wasLong` returns whether the click that follows ended a long press. */
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
