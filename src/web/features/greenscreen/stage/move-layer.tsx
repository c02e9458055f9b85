import type { KeyboardEvent } from 'react';
import type { Subject } from '#contract/greenscreen-settings.ts';
import { dragSubject, outlineOf, describePlacement, scaleSubject, subjectByKey } from '../state/placement.ts';
import { texts } from '../texts.ts';
import { useDragAndPinch, type PointerGesture } from '../../../ui/use-drag-and-pinch.ts';
import classes from './move-layer.module.css';

type MoveLayerProps = {
  subject: Subject;
  /** The clip's own picture, shown faintly where it will lie; null once the preview shows it there. */
  ghostUrl: string | null;
  onChange: (subject: Subject) => void;
};

const moved = (from: Subject, gesture: PointerGesture): Subject =>
  gesture.kind === 'pinch' ? scaleSubject(from, gesture.factor) : dragSubject(from, gesture.dx, gesture.dy);

/** Over the picture: moves the subject by pointer, fingers and keys, and outlines where the clip will lie. */
export function MoveLayer({ subject, ghostUrl, onChange }: MoveLayerProps) {
  const handlers = useDragAndPinch(subject, (from, gesture) => onChange(moved(from, gesture)));
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = subjectByKey(subject, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <>
      <button
        type="button"
        className={classes.layer}
        aria-label={`${texts.preview.move}: ${describePlacement(subject)}. ${texts.preview.moveHelp}`}
        {...handlers}
        onKeyDown={press}
      >
        <span className={classes.outline} style={outlineOf(subject)}>
          {ghostUrl === null ? null : <img src={ghostUrl} alt="" draggable={false} />}
        </span>
      </button>
      <output className={classes.said}>{describePlacement(subject)}</output>
    </>
  );
}
