import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Textarea, TextInput } from '@mantine/core';
import { IconGripVertical, IconTrash } from '@tabler/icons-react';
import { texts } from '../texts.ts';
import type { DraftScene, SceneProblem } from './scene-draft.ts';
import classes from './scene-list.module.css';
import { nameOfScene } from './scene-name.ts';

type SceneRowProps = {
  scene: DraftScene;
  /** Counted from 1. */
  place: number;
  problem: SceneProblem | null;
  canRemove: boolean;
  onChange: (values: Partial<Pick<DraftScene, 'title' | 'narration'>>) => void;
  onRemove: () => void;
};

const words = texts.scenes;

/** One scene of the list: its position, its name and its text. */
export function SceneRow({ scene, place, problem, canRemove, onChange, onRemove }: SceneRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: scene.key });
  const name = nameOfScene(scene);
  const problemOf = (field: SceneProblem['field']) => (problem?.field === field ? problem.text : undefined);
  // A new scene is empty until something is typed.
  const isUntouched = scene.id === null && scene.narration === '';
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      aria-label={words.scene(place, name)}
    >
      <span className={classes.place} aria-hidden>
        {place}
      </span>
      <TextInput
        className={classes.name}
        variant="unstyled"
        aria-label={words.name(place)}
        placeholder={words.newName}
        value={scene.title}
        error={problemOf('title')}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <div className={classes.tools}>
        <ActionIcon
          ref={setActivatorNodeRef}
          className={classes.handle}
          size={36}
          {...attributes}
          {...listeners}
          aria-label={words.move(name)}
        >
          <IconGripVertical size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon size={36} aria-label={words.remove(name)} disabled={!canRemove} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </div>
      <Textarea
        className={classes.narration}
        variant="unstyled"
        aria-label={words.narration(place)}
        placeholder={words.narrationPlaceholder}
        autosize
        minRows={1}
        value={scene.narration}
        error={isUntouched ? undefined : problemOf('narration')}
        onChange={({ currentTarget }) => onChange({ narration: currentTarget.value })}
      />
    </li>
  );
}
