import type { KeyboardEvent } from 'react';
import type { Subject } from '#contract/greenscreen-settings.ts';
import { dragSubject, outlineOf, describePlacement, scaleSubject, subjectByKey } from '../state/placement.ts';
import { texts } from '../texts.ts';
import { useDragAndPinch, type PointerGesture } from '../../../ui/use-drag-and-pinch.ts';
import classes from './move-layer.module.css';

type MoveLayerProps = {
  subject: Subject;
  /** The clip's picture, shown faintly at its new place; null when the preview shows it there. */
  ghostUrl: string | null;
  onChange: (subject: Subject) => void;
};

const moved = (from: Subject, gesture: PointerGesture): Subject =>
  gesture.kind === 'pinch' ? scaleSubject(from, gesture.factor) : dragSubject(from, gesture.dx, gesture.dy);

/** A layer above the picture that moves the subject by pointer, touch and keys, and outlines the clip's place. */
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
