import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Subject } from '#contract/greenscreen-settings.ts';
import { dragSubject, outlineOf, sayPlacement, scaleSubject, subjectByKey } from '../state/placement.ts';
import { texts } from '../texts.ts';
import classes from './move-layer.module.css';

type MoveLayerProps = {
  subject: Subject;
  /** The clip's own picture, shown faintly where it will lie; null once the preview shows it there. */
  ghostUrl: string | null;
  onChange: (subject: Subject) => void;
};

type Point = { x: number; y: number };
type Drag = { from: Subject; points: Map<number, { start: Point; now: Point }> };

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Where the drag has brought the subject: one finger moves it, two change its size. */
function dragged({ from, points }: Drag, { width, height }: DOMRect): Subject {
  const [first, second] = [...points.values()];
  if (first && second) {
    const before = distance(first.start, second.start);
    return before > 0 ? scaleSubject(from, distance(first.now, second.now) / before) : from;
  }
  if (!first) return from;
  return dragSubject(from, (first.now.x - first.start.x) / width, (first.now.y - first.start.y) / height);
}

/** Over the picture: moves the subject by pointer, fingers and keys, and outlines where the clip will lie. */
export function MoveLayer({ subject, ghostUrl, onChange }: MoveLayerProps) {
  const drag = useRef<Drag>(null);
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = { x: event.clientX, y: event.clientY };
    const points = drag.current?.points ?? new Map<number, { start: Point; now: Point }>();
    // A second finger starts from where the first has brought the subject.
    for (const [id, { now }] of points) points.set(id, { start: now, now });
    points.set(event.pointerId, { start: point, now: point });
    drag.current = { from: subject, points };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const known = drag.current?.points.get(event.pointerId);
    if (!drag.current || !known) return;
    known.now = { x: event.clientX, y: event.clientY };
    onChange(dragged(drag.current, event.currentTarget.getBoundingClientRect()));
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    drag.current?.points.delete(event.pointerId);
    if (drag.current?.points.size === 0) drag.current = null;
    else if (drag.current) {
      for (const [id, { now }] of drag.current.points) drag.current.points.set(id, { start: now, now });
      drag.current.from = subject;
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moved = subjectByKey(subject, event.key, event.shiftKey);
    if (moved === null) return;
    event.preventDefault();
    onChange(moved);
  };
  return (
    <>
      <button
        type="button"
        className={classes.layer}
        aria-label={`${texts.preview.move}: ${sayPlacement(subject)}. ${texts.preview.moveHelp}`}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={press}
      >
        <span className={classes.outline} style={outlineOf(subject)}>
          {ghostUrl === null ? null : <img src={ghostUrl} alt="" draggable={false} />}
        </span>
      </button>
      <output className={classes.said}>{sayPlacement(subject)}</output>
    </>
  );
}
