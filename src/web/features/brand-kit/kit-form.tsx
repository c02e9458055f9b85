import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Button, Group, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  brandKitLimits,
  brandKitTexts,
  isEndTextTooLong,
  readEndAddress,
} from '#contract/brand-kit/brand-kit.ts';
import { contrastOf, textOn } from '#contract/colour-contrast.ts';
import { saveBrandKit, type BrandKit } from '#contract/calls/brand-kit.ts';
import { captionStyles, type CaptionStyle } from '#contract/word-captions/caption-styles.ts';
import { estimateCaptions } from '#contract/word-captions/estimate-captions.ts';
import { call } from '../../lib/call.ts';
import { failureText } from '../../lib/failure-text.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useEditConflict } from '../../lib/use-edit-conflict.ts';
import { ColourField } from '../../parts/colour-field/colour-field.tsx';
import { brandKitQuery } from '../../parts/brand-kit/brand-kit-query.ts';
import { CaptionCanvas } from '../../parts/word-captions/caption-canvas.tsx';
import { announce } from '../../ui/announce.ts';
import { EditConflict } from '../../ui/edit-conflict.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PhoneFrame } from '../../ui/phone-frame.tsx';
import { ShareSlider } from '../../ui/share-slider.tsx';
import { prefersReducedMotion } from '../../ui/prefers-reduced-motion.ts';
import { applyFirstKit } from './apply-first-kit.ts';
import classes from './brand-kit.module.css';
import { DeleteKit } from './delete-kit.tsx';
import { EndCardPreview } from './end-card-preview.tsx';
import { changesBetween, entryOf, type KitEntry } from './kit-entry.ts';
import { KitLogo } from './kit-logo.tsx';
import { texts } from './texts.ts';

const sample = estimateCaptions(texts.captionSample, 'natural', 0.9);
/** A narrow frame, so that the sample's letters are large. */
const frame = { width: 640, height: 720 };
const rows = { top: 350, height: 260 };

type KitFormProps = {
  /** As it was when the page opened. */
  kit: BrandKit | null;
  /** The video from which the page was opened. */
  generationId: string | null;
};

/** The kit with its live preview. */
export function KitForm({ kit, generationId }: KitFormProps) {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(kit);
  const [entry, setEntry] = useState(() => entryOf(kit));
  const change = (values: Partial<KitEntry>) => setEntry((before) => ({ ...before, ...values }));
  const conflict = useEditConflict(() => queryClient.fetchQuery({ ...brandKitQuery, staleTime: 0 }));
  const adopt = (next: BrandKit | null) => {
    queryClient.setQueryData(queryKeys.brandKit, { kit: next });
    setBase(next);
    setEntry(entryOf(next));
  };
  const save = useMutation({
    mutationFn: (version: number) => {
      const { logo, ...values } = entry;
      const body = { ...values, logoUploadId: logo?.uploadId ?? null, version };
      return conflict.saveUnlessEdited(() => call(saveBrandKit, { body }));
    },
    onSuccess: async (reply) => {
      const isFirst = base === null;
      adopt(reply.kit);
      const isUsed = isFirst && generationId !== null && (await applyFirstKit(queryClient, generationId));
      announce(isUsed ? texts.savedAndUsed : texts.saved, 'news');
    },
  });
  const { colours, captionStyle, endText, endAddress, logo, musicVolume } = entry;
  const [main, second] = colours;
  // A card without a word shows nothing of what it is for.
  const isUnfilled = base === null && logo === null && endText === '' && endAddress === '';
  const look = useMemo(
    () => ({
      colours: [main, second] as [string, string],
      endText: isUnfilled ? texts.sample.endText : endText,
      endAddress: isUnfilled ? texts.sample.endAddress : (readEndAddress(endAddress) ?? ''),
    }),
    [main, second, endText, endAddress, isUnfilled],
  );
  const captions = useMemo(
    () => ({ ...sample, style: captionStyle, colours: [main, second] as [string, string], frame }),
    [captionStyle, main, second],
  );
  const { theirs } = conflict;
  const isAddressWrong = readEndAddress(endAddress) === null;
  const isTextWrong = isEndTextTooLong(endText);
  const ratio = contrastOf(textOn(main), main).toFixed(1);
  return (
    <div className={classes.layout}>
      <div className={classes.preview}>
        <PhoneFrame label={texts.card}>
          <EndCardPreview look={look} logoUrl={logo?.url ?? null} />
        </PhoneFrame>
        <section className={classes.captions} aria-label={texts.captions}>
          <CaptionCanvas
            task={captions}
            rows={rows}
            isMoving={!prefersReducedMotion()}
            className={classes.captionCanvas}
          />
        </section>
      </div>
      <Stack gap="lg" className={classes.fields}>
        <Title order={2} size="h4">
          {texts.sections.look}
        </Title>
        <KitLogo logo={logo} onChange={(next) => change({ logo: next })} />
        <Stack gap="xs">
          <Group gap="md" align="flex-start">
            <ColourField
              label={texts.colourNames[0]}
              pickerLabel={texts.pick(texts.colourNames[0])}
              colour={main}
              onChange={(next) => change({ colours: [next, second] })}
            />
            <ColourField
              label={texts.colourNames[1]}
              pickerLabel={texts.pick(texts.colourNames[1])}
              colour={second}
              onChange={(next) => change({ colours: [main, next] })}
            />
          </Group>
          <Text size="sm" c="dimmed">
            {texts.contrast(ratio)}
          </Text>
        </Stack>
        <Title order={2} size="h4" mt="xs">
          {texts.sections.endCard}
        </Title>
        <TextInput
          label={texts.endText}
          placeholder={texts.endTextHint}
          value={endText}
          maxLength={brandKitLimits.maxEndTextCharacters * 2}
          error={isTextWrong ? brandKitTexts.endTextTooLong : null}
          onChange={({ currentTarget }) => change({ endText: currentTarget.value })}
        />
        <TextInput
          label={texts.endAddress}
          placeholder={texts.endAddressHint}
          inputMode="url"
          value={endAddress}
          error={isAddressWrong ? brandKitTexts.endAddressInvalid : null}
          onChange={({ currentTarget }) => change({ endAddress: currentTarget.value })}
        />
        <Title order={2} size="h4" mt="xs">
          {texts.sections.beginning}
        </Title>
        <Select
          label={texts.captionStyle}
          data={captionStyles.map((style) => ({ value: style, label: texts.captionStyles[style] }))}
          value={captionStyle}
          allowDeselect={false}
          onChange={(style) => change({ captionStyle: (style ?? captionStyle) as CaptionStyle })}
        />
        <ShareSlider
          label={texts.volume}
          value={musicVolume / 100}
          onChange={(share) => change({ musicVolume: Math.round(share * 100) })}
        />
      </Stack>
      <Stack gap="lg" className={classes.save}>
        {theirs ? (
          <EditConflict
            isOwn
            theirChanges={changesBetween(entryOf(base), entryOf(theirs.kit))}
            onSaveMine={() => save.mutate(theirs.kit?.version ?? 0)}
            onAcceptTheirs={() => {
              conflict.forgetTheirs();
              save.reset();
              adopt(theirs.kit);
            }}
          />
        ) : save.error ? (
          <Notice onDismiss={save.reset}>{failureText(save.error, texts.saveFailed)}</Notice>
        ) : null}
        <Group gap="md">
          <Button
            size="md"
            variant="gradient"
            loading={save.isPending}
            disabled={isAddressWrong || isTextWrong}
            onClick={() => save.mutate(base?.version ?? 0)}
          >
            {texts.save}
          </Button>
          {base ? <DeleteKit onDeleted={() => adopt(null)} /> : null}
        </Group>
      </Stack>
    </div>
  );
}
