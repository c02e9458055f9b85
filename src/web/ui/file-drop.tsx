import { useState, type DragEvent, type ReactNode } from 'react';
import classes from './file-drop.module.css';

type FileDropProps = {
  title: string;
  hints: readonly string[];
  icon: ReactNode;
  accept: string;
  onChoose: (file: File) => void;
  isInvalid?: boolean;
  /** Lower, for one of several fields of a form. */
  isSmall?: boolean;
};

/** Takes one file, dropped or picked. Whether it is a good one is for the caller to say. */
export function FileDrop(props: FileDropProps) {
  const { title, hints, icon, accept, onChoose, isInvalid = false, isSmall = false } = props;
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is the mouse's short cut for the field inside
    <label
      className={classes.zone}
      data-over={isOver}
      data-small={isSmall}
      data-invalid={isInvalid}
      onDragOver={dragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <span className={classes.icon}>{icon}</span>
      <span className={classes.title}>{title}</span>
      {hints.map((hint) => (
        <span key={hint} className={classes.hint}>
          {hint}
        </span>
      ))}
      <input
        type="file"
        accept={accept}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}
