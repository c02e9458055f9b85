import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconGripVertical, IconTrash } from '@tabler/icons-react';
import { brollLimits } from '#contract/broll.ts';
import type { DraftPhoto } from '../state/draft.ts';
import { texts } from '../texts.ts';
import classes from './photo-row.module.css';
import type { PhotoSend } from './photo-sends.ts';

type PhotoRowProps = {
  photo: DraftPhoto;
  /** Counted from 1. */
  position: number;
  url: string | null;
  name: string;
  send: PhotoSend | undefined;
  isShown: boolean;
  onShow: () => void;
  /** This browser cannot show the file itself. */
  onUnshowable: () => void;
  onWrite: (text: string) => void;
  onRemove: () => void;
  onSendAgain: () => void;
};

function stateWords(send: PhotoSend | undefined): string {
  if (send === undefined) return texts.photos.ready;
  if (send.phase === 'waiting') return texts.photos.waiting;
  if (send.phase === 'broken') return texts.photos.failed;
  return send.share < 1 ? texts.photos.sending(Math.floor(send.share * 100)) : texts.photos.checking;
}

/** One photo of the list: its place, its line of text, and how far it is. */
export function PhotoRow(props: PhotoRowProps) {
  const { photo, position, url, name, send, isShown, onShow, onWrite, onRemove } = props;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: photo.id });
  const words = texts.photos;
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-dragging={isDragging}
      data-shown={isShown}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      aria-label={words.photo(position, name)}
    >
      <ActionIcon
        ref={setActivatorNodeRef}
        className={classes.handle}
        variant="subtle"
        color="gray"
        size={36}
        {...attributes}
        {...listeners}
        aria-label={words.move(name)}
      >
        <IconGripVertical size={20} aria-hidden />
      </ActionIcon>
      <button
        type="button"
        className={classes.thumb}
        onClick={onShow}
        aria-label={words.show(position, name)}
      >
        {url === null ? null : <img src={url} alt="" draggable={false} onError={props.onUnshowable} />}
        <span className={classes.position} aria-hidden>
          {position}
        </span>
      </button>
      <div className={classes.about}>
        <TextInput
          aria-label={words.line(position)}
          placeholder={words.linePlaceholder}
          value={photo.text}
          maxLength={brollLimits.maxTextCharacters}
          onFocus={onShow}
          onChange={(event) => onWrite(event.currentTarget.value)}
        />
        <span className={classes.state}>
          <span className={classes.name}>{name}</span>
          <output data-phase={send?.phase ?? 'ready'}>{stateWords(send)}</output>
          {send?.phase === 'broken' ? (
            <Button size="compact-xs" onClick={props.onSendAgain}>
              {words.tryAgain}
            </Button>
          ) : null}
        </span>
      </div>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={words.remove(name)} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
