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
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useRef } from 'react';
import type { BrollControl } from '../state/use-broll.ts';
import { texts } from '../texts.ts';
import classes from './photo-list.module.css';
import { PhotoRow } from './photo-row.tsx';
import type { PhotoViews } from './use-photo-views.ts';
import type { PhotoFiles } from './use-photo-files.ts';

type PhotoListProps = {
  control: BrollControl;
  files: PhotoFiles;
  views: PhotoViews;
  shownId: string | null;
  onShow: (id: string) => void;
};

/** The photos in their order, which is changed by dragging or by the keyboard. */
export function PhotoList({ control, files, views, shownId, onShow }: PhotoListProps) {
  const { draft, dispatch } = control;
  const { photos } = draft;
  const sensors = useSensors(
    // A press of the handle alone moves nothing.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const hasMoved = useRef(false);
  const placeOf = (id: UniqueIdentifier): number => photos.findIndex((photo) => photo.id === id);
  const nameOf = (id: UniqueIdentifier): string => views.nameOf(String(id));
  const said = (id: UniqueIdentifier, over: UniqueIdentifier) =>
    [nameOf(id), placeOf(over) + 1, photos.length] as const;
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return texts.sorting.lifted(...said(active.id, active.id));
    },
    onDragOver: ({ active, over }) => {
      // The photo is over its own place at first; announcing that would interrupt the announcement of the start.
      if (!over || (!hasMoved.current && over.id === active.id)) return undefined;
      hasMoved.current = true;
      return texts.sorting.moved(...said(active.id, over.id));
    },
    onDragEnd: ({ active, over }) => texts.sorting.dropped(...said(active.id, over?.id ?? active.id)),
    onDragCancel: ({ active }) => texts.sorting.cancelled(nameOf(active.id)),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      dispatch({ type: 'move-photo', id: String(active.id), to: placeOf(over.id) });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: texts.sorting.instructions },
      }}
    >
      <SortableContext items={photos.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={classes.list} aria-label={texts.photos.list}>
          {photos.map((photo, index) => (
            <PhotoRow
              key={photo.id}
              photo={photo}
              position={index + 1}
              url={views.urlOf(photo)}
              name={views.nameOf(photo.id)}
              send={files.sends[photo.id]}
              isShown={photo.id === shownId}
              onShow={() => onShow(photo.id)}
              onUnshowable={() => views.giveUpOn(photo.id)}
              onWrite={(text) => dispatch({ type: 'write-text', id: photo.id, text })}
              onRemove={() => files.remove(photo.id)}
              onSendAgain={() => files.sendAgain(photo.id)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
