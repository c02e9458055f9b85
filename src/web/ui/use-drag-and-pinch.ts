import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Since its start: a movement in shares of the element's size, or the factor by which the distance of two fingers grew. */
export type PointerGesture = { kind: 'move'; dx: number; dy: number } | { kind: 'pinch'; factor: number };

type Point = { x: number; y: number };
type Track = { start: Point; now: Point };

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function gestureOf(tracks: Iterable<Track>, { width, height }: DOMRect): PointerGesture | null {
  const [first, second] = tracks;
  if (first && second) {
    const before = distance(first.start, second.start);
    return before > 0 ? { kind: 'pinch', factor: distance(first.now, second.now) / before } : null;
  }
  if (!first) return null;
  return {
    kind: 'move',
    dx: (first.now.x - first.start.x) / width,
    dy: (first.now.y - first.start.y) / height,
  };
}

/** Movements below this share of the element's size are not drags: a finger never rests completely. */
const stillShare = 0.01;
const isMovement = (gesture: PointerGesture): boolean =>
  gesture.kind === 'pinch' || Math.hypot(gesture.dx, gesture.dy) > stillShare;

/**
 * Pointer handlers with which one finger, or the mouse, moves something and two fingers resize it. `apply` receives the
 * value at the start of the gesture.
 */
export function useDragAndPinch<Value>(value: Value, apply: (from: Value, gesture: PointerGesture) => void) {
  const drag = useRef<{ from: Value; tracks: Map<number, Track> }>(null);
  const hasMoved = useRef(false);
  /** A finger that joins or leaves starts a new gesture from the current value. */
  const restart = (tracks: Map<number, Track>) => {
    for (const [id, { now }] of tracks) tracks.set(id, { start: now, now });
    drag.current = tracks.size === 0 ? null : { from: value, tracks };
  };
  const end = ({ pointerId }: PointerEvent) => {
    const tracks = drag.current?.tracks;
    if (tracks?.delete(pointerId)) restart(tracks);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      if (!drag.current) hasMoved.current = false;
      const point = { x: event.clientX, y: event.clientY };
      restart(
        (drag.current?.tracks ?? new Map<number, Track>()).set(event.pointerId, { start: point, now: point }),
      );
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const track = drag.current?.tracks.get(event.pointerId);
      if (!drag.current || !track) return;
      track.now = { x: event.clientX, y: event.clientY };
      const gesture = gestureOf(drag.current.tracks.values(), event.currentTarget.getBoundingClientRect());
      if (gesture && isMovement(gesture)) hasMoved.current = true;
      if (gesture && hasMoved.current) apply(drag.current.from, gesture);
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** Suppresses the click event at the end of a drag. */
    onClickCapture: (event: MouseEvent) => {
      if (hasMoved.current) event.stopPropagation();
      hasMoved.current = false;
    },
  };
}
