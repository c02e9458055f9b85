import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { writeHooks } from '#contract/calls/hooks.ts';
import { hookStyles, type HookStyle } from '#contract/hook-styles.ts';
import { limits } from '#contract/limits.ts';
import { call } from '../../../../lib/call.ts';
import { failureText } from '../../../../lib/failure-text.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { texts as creatorTexts } from '../../texts.ts';
import { ProductPageField } from './product-page-field.tsx';
import { nextVersion, type WrittenVersion } from './next-version.ts';
import { HookIdeas, HookIdeasSkeleton } from './hook-ideas.tsx';
import { writerTexts as texts } from './texts.ts';

type HookWriterProps = {
  text: string;
  /** The hook's own style, until another tone is chosen. */
  style: HookStyle;
  isLocked: boolean;
  onChange: (text: string) => void;
};

const tones = hookStyles.map((value) => ({ value, label: creatorTexts.hook.styles[value] }));

/** Opens the panel that writes hooks; the text it replaces comes back by Undo. */
export function HookWriter({ text, style, isLocked, onChange }: HookWriterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [taken, setTaken] = useState<{ before: string; text: string } | null>(null);
  const [sold, setSold] = useState('');
  const [pageText, setPageText] = useState<string | null>(null);
  const [audience, setAudience] = useState('');
  const [ownTone, setOwnTone] = useState<HookStyle | null>(null);
  const tone = ownTone ?? style;
  const isPhone = useMediaQuery('(max-width: 47.99em)') ?? false;
  const briefKey = JSON.stringify([sold.trim(), audience.trim(), tone]);
  const [written, setWritten] = useState<WrittenVersion | null>(null);
  const writing = useMutation({
    mutationFn: ({ version }: WrittenVersion) =>
      call(writeHooks, { body: { sold, audience, tone, version } }),
    onSuccess: (_, writtenNow) => setWritten(writtenNow),
  });
  const choose = (chosen: string) => {
    setTaken({ before: text, text: chosen });
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
      {taken?.text === text && !isLocked ? (
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => {
            onChange(taken.before);
            setTaken(null);
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
          <form
            onSubmit={(event) => {
              event.preventDefault();
              writing.mutate({ brief: briefKey, version: nextVersion(written, briefKey) });
            }}
          >
            <Stack gap="md">
              <ProductPageField
                onRead={(text) => {
                  setSold(text);
                  setPageText(text);
                }}
              />
              <Textarea
                label={texts.sold}
                description={sold !== '' && sold === pageText ? texts.pageRead : texts.soldHint}
                placeholder={texts.soldPlaceholder}
                value={sold}
                maxLength={limits.maxSoldCharacters}
                onChange={(event) => setSold(event.currentTarget.value)}
                autosize
                minRows={2}
                maxRows={6}
              />
              <TextInput
                label={texts.audience}
                placeholder={texts.audiencePlaceholder}
                value={audience}
                maxLength={limits.maxAudienceCharacters}
                onChange={(event) => setAudience(event.currentTarget.value)}
              />
              <ChoiceChips label={texts.tone} choices={tones} value={tone} onChange={setOwnTone} />
              <Group gap="sm">
                <Button
                  type="submit"
                  variant="gradient"
                  loading={writing.isPending}
                  disabled={sold.trim() === ''}
                >
                  {texts.write}
                </Button>
                <Text size="xs" c="dimmed">
                  {texts.free}
                </Text>
              </Group>
            </Stack>
          </form>
          {writing.isError ? <Notice>{failureText(writing.error, texts.failed)}</Notice> : null}
          {/* Their room is reserved with the click, so that nothing moves when they arrive. */}
          {writing.isPending ? <HookIdeasSkeleton /> : null}
          {writing.data ? <HookIdeas ideas={writing.data.hooks} onChoose={choose} /> : null}
        </Stack>
      </Dialog>
    </>
  );
}
