import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useRef, type ReactNode } from 'react';
import type { StoryFrame } from '#contract/calls/storyboards.ts';
import { texts } from '../texts.ts';
import classes from './frame-list.module.css';

type FrameListProps = {
  frames: readonly StoryFrame[];
  onMove: (frameId: string, to: number) => void;
  renderFrame: (frame: StoryFrame, sceneNumber: number) => ReactNode;
};

const words = texts.sorting;

/** The frames in their order, which is changed by dragging or by the keyboard. */
export function FrameList({ frames, onMove, renderFrame }: FrameListProps) {
  const sensors = useSensors(
    // The handle was pressed and released without moving.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const hasMoved = useRef(false);
  const placeOf = (id: UniqueIdentifier): number => frames.findIndex((frame) => frame.id === id);
  const titleOf = (id: UniqueIdentifier): string => frames[placeOf(id)]?.title ?? '';
  const said = (id: UniqueIdentifier, over: UniqueIdentifier) =>
    [titleOf(id), placeOf(over) + 1, frames.length] as const;
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return words.lifted(...said(active.id, active.id));
    },
    onDragOver: ({ active, over }) => {
      // Announcing the current position here would replace the start's announcement before it is read.
      if (!over || (!hasMoved.current && over.id === active.id)) return undefined;
      hasMoved.current = true;
      return words.moved(...said(active.id, over.id));
    },
    onDragEnd: ({ active, over }) => words.dropped(...said(active.id, over?.id ?? active.id)),
    onDragCancel: ({ active }) => words.cancelled(titleOf(active.id)),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), placeOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.instructions } }}
    >
      <SortableContext items={frames.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ol className={classes.list} aria-label={texts.board.frames}>
          {frames.map((frame, index) => renderFrame(frame, index + 1))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
