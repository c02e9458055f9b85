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
import { texts } from '../texts.ts';
import {
  canRemoveScene,
  changeScene,
  moveScene,
  sceneProblem,
  type DraftScene,
  type SceneDraft,
} from './scene-draft.ts';
import classes from './scene-list.module.css';
import { nameOfScene } from './scene-name.ts';
import { SceneRow } from './scene-row.tsx';

const words = texts.scenes;

type SceneListProps = {
  draft: SceneDraft;
  onChange: (draft: SceneDraft) => void;
  onRemove: (scene: DraftScene) => void;
};

/** The scenes in their order, which is changed by dragging or by the keyboard. */
export function SceneList({ draft, onChange, onRemove }: SceneListProps) {
  const { scenes } = draft;
  const sensors = useSensors(
    // The handle was pressed and released without moving.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const hasMoved = useRef(false);
  const placeOf = (key: UniqueIdentifier): number => scenes.findIndex((scene) => scene.key === key);
  const nameOf = (key: UniqueIdentifier): string => nameOfScene(scenes[placeOf(key)]!);
  const said = (key: UniqueIdentifier, over: UniqueIdentifier) =>
    [nameOf(key), placeOf(over) + 1, scenes.length] as const;
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return words.sorting.lifted(...said(active.id, active.id));
    },
    onDragOver: ({ active, over }) => {
      // Announcing the current position here would replace the start's announcement before it is read.
      if (!over || (!hasMoved.current && over.id === active.id)) return undefined;
      hasMoved.current = true;
      return words.sorting.moved(...said(active.id, over.id));
    },
    onDragEnd: ({ active, over }) => words.sorting.dropped(...said(active.id, over?.id ?? active.id)),
    onDragCancel: ({ active }) => words.sorting.cancelled(nameOf(active.id)),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onChange(moveScene(draft, String(active.id), placeOf(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.sorting.instructions } }}
    >
      <SortableContext items={scenes.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol className={classes.list} aria-label={words.title}>
          {scenes.map((scene, index) => (
            <SceneRow
              key={scene.key}
              scene={scene}
              place={index + 1}
              problem={sceneProblem(scene)}
              canRemove={canRemoveScene(draft)}
              onChange={(values) => onChange(changeScene(draft, scene.key, values))}
              onRemove={() => onRemove(scene)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
