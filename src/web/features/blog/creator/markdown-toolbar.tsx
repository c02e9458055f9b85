import '@mantine/core/styles/Tooltip.layer.css';
import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconBlockquote,
  IconBold,
  IconH1,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconMinus,
} from '@tabler/icons-react';
import type { RefObject } from 'react';
import { texts } from '../texts.ts';
import classes from './creator.module.css';
import { formatMarkdown, formats, type Format } from './markdown-format.ts';

const icons = {
  h1: IconH1,
  h2: IconH2,
  h3: IconH3,
  bold: IconBold,
  italic: IconItalic,
  link: IconLink,
  bullets: IconList,
  numbers: IconListNumbers,
  quote: IconBlockquote,
  rule: IconMinus,
} satisfies Record<Format, unknown>;

type MarkdownToolbarProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
};

/** Inserts formats at the cursor of the field; Ctrl+Z undoes them. */
export function MarkdownToolbar({ field, onChange }: MarkdownToolbarProps) {
  const apply = (format: Format) => {
    const element = field.current;
    if (!element) return;
    const { value, selectionStart, selectionEnd } = element;
    const edit = formatMarkdown(value, { start: selectionStart, end: selectionEnd }, format);
    element.focus();
    element.setSelectionRange(edit.from, edit.to);
    // The only way to insert that keeps the browser's own undo.
    const isInserted = document.execCommand('insertText', false, edit.insert);
    if (!isInserted) element.setRangeText(edit.insert, edit.from, edit.to);
    onChange(element.value);
    element.setSelectionRange(edit.selectFrom, edit.selectTo);
  };
  return (
    <div className={classes.toolbar} role="toolbar" aria-label={texts.creator.toolbar}>
      {formats.map((format) => {
        const Icon = icons[format];
        return (
          <Tooltip key={format} label={texts.creator.formats[format]} openDelay={500}>
            <ActionIcon size={40} aria-label={texts.creator.formats[format]} onClick={() => apply(format)}>
              <Icon size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Tooltip>
        );
      })}
    </div>
  );
}
