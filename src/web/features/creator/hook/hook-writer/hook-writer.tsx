import { Button, Stack } from '@mantine/core';
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { HookStyle } from '#contract/hook-styles.ts';
import { failureText } from '../../../../lib/failure-text.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useIsPhone } from '../../../../ui/use-is-phone.ts';
import { BriefForm } from './brief-form.tsx';
import { HookIdeas, HookIdeasSkeleton } from './hook-ideas.tsx';
import { writerTexts as texts } from './texts.ts';
import { useHookBrief } from './use-hook-brief.ts';

type HookWriterProps = {
  text: string;
  style: HookStyle;
  isLocked: boolean;
  onChange: (text: string) => void;
};

/** Opens the panel that writes hooks; the text it replaces comes back by Undo. */
export function HookWriter({ text, style, isLocked, onChange }: HookWriterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [replaced, setReplaced] = useState<{ before: string; after: string } | null>(null);
  const brief = useHookBrief(style);
  const isPhone = useIsPhone();
  const choose = (chosen: string) => {
    setReplaced({ before: text, after: chosen });
    onChange(chosen);
    setIsOpen(false);
  };
  return (
    <>
      <Button
        variant="default"
        size="sm"
        radius="xl"
        leftSection={<IconPencil size={16} aria-hidden />}
        disabled={isLocked}
        onClick={() => setIsOpen(true)}
      >
        {texts.open}
      </Button>
      {replaced?.after === text && !isLocked ? (
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => {
            onChange(replaced.before);
            setReplaced(null);
          }}
        >
          {texts.undo}
        </Button>
      ) : null}
      <Dialog
        isOpen={isOpen}
        title={texts.title}
        width={640}
        isFullScreen={isPhone}
        onClose={() => setIsOpen(false)}
      >
        <Stack gap="lg">
          <BriefForm brief={brief} />
          {brief.error ? <Notice>{failureText(brief.error, texts.failed)}</Notice> : null}
          {/* Their room is reserved with the click, so that nothing moves when they arrive. */}
          {brief.isWriting ? <HookIdeasSkeleton /> : null}
          {brief.hooks ? <HookIdeas ideas={brief.hooks} onChoose={choose} /> : null}
        </Stack>
      </Dialog>
    </>
  );
}
