import { useState, type DragEvent, type ReactNode } from 'react';
import classes from './file-drop.module.css';

/** `rest` continues the sentence that `text` begins. */
export type FileHint = string | { text: string; rest: string };

type FileDropProps = {
  title: string;
  hints: readonly FileHint[];
  icon: ReactNode;
  accept: string;
  onChoose: (...files: File[]) => void;
  /** Takes any number of files instead of the first one only. */
  isMultiple?: boolean;
  isInvalid?: boolean;
  /** Less high, for one of several fields of a form. */
  isSmall?: boolean;
  /** A row with the icon beside the text, instead of above it. */
  isRow?: boolean;
  /** Files are being dragged over the page, which takes them too. */
  isOver?: boolean;
};

/** A field to drop or pick files, which the caller checks. */
export function FileDrop(props: FileDropProps) {
  const {
    title,
    hints,
    icon,
    accept,
    onChoose,
    isMultiple = false,
    isInvalid = false,
    isSmall = false,
    isRow = false,
  } = props;
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const choose = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, isMultiple ? undefined : 1);
    if (files.length > 0) onChoose(...files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(false);
    choose(event.dataTransfer.files);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is the mouse's short cut for the field inside
    <label
      className={classes.zone}
      data-over={isDraggedOver || (props.isOver ?? false)}
      data-small={isSmall}
      data-row={isRow}
      data-invalid={isInvalid}
      onDragOver={dragOver}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={drop}
    >
      <span className={classes.icon}>{icon}</span>
      <span className={classes.title}>{title}</span>
      {hints.map((hint) =>
        typeof hint === 'string' ? (
          <span key={hint} className={classes.hint}>
            {hint}
          </span>
        ) : (
          <span key={hint.text} className={classes.hint}>
            <span>{hint.text}</span> <span>{hint.rest}</span>
          </span>
        ),
      )}
      <input
        type="file"
        accept={accept}
        multiple={isMultiple}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => {
          choose(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}
