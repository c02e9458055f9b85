import { useRef, type PointerEvent } from 'react';

type Drag = {
  /** The element whose width represents the whole duration. */
  strip: () => HTMLElement | null;
  durationSeconds: number;
  onMove: (seconds: number) => void;
  onEnd: () => void;
};

/** Pointer handlers for an element that is dragged along the strip, by mouse, pen or finger. */
export function useDrag({ strip, durationSeconds, onMove, onEnd }: Drag) {
  /** Distance, in seconds, from the element's position to the pointer that grabbed it; null while nothing is dragged. */
  const offset = useRef<number | null>(null);
  const secondsAt = (clientX: number): number => {
    const box = strip()!.getBoundingClientRect();
    return ((clientX - box.left) / box.width) * durationSeconds;
  };
  const end = () => {
    if (offset.current === null) return;
    offset.current = null;
    onEnd();
  };
  return {
    secondsAt,
    /** `fromSeconds`: the element's position before the drag. */
    dragFrom: (fromSeconds: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        offset.current = secondsAt(event.clientX) - fromSeconds;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (offset.current !== null) onMove(secondsAt(event.clientX) - offset.current);
      },
      onPointerUp: end,
      onPointerCancel: end,
    }),
  };
}
