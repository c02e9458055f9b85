import { Button, Stack } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reel } from '#contract/calls/reels.ts';
import {
  reelDurations,
  type ReelDuration,
  reelStyleNames,
  type ReelAspectRatio,
  type ReelStyle,
} from '#contract/reels.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { BackButton } from '../../../parts/wizard-frame/back-button.tsx';
import { ContinueButton } from '../../../parts/wizard-frame/continue-button.tsx';
import { StageLayout } from '../../../parts/wizard-frame/stage-layout.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import { makesSameReel, spokenLines } from '../state/brief.ts';
import { dataFromReel, type ReelData } from '../state/reel-data.ts';
import type { ReelControl } from '../state/use-reel.ts';
import { texts } from '../texts.ts';
import { reelStylesQuery } from '../state/queries.ts';
import { MusicField } from './music-field.tsx';
import { findScriptProblem } from './script/script-draft.ts';
import { ScriptPanel } from './script/script-panel.tsx';
import { ShapeField } from './shape-field.tsx';
import { StyleField } from './style-field.tsx';
import type { Generate } from './use-generate.ts';
import { useScript } from './script/use-script.ts';
import { VoiceField } from './voice-field.tsx';
import { StyleLoop } from './style-loop.tsx';
import classes from './style-stage.module.css';

type StyleStageProps = { style: ReelStyle; format: ReelAspectRatio };

/** The chosen style, large, in the chosen format. */
function StyleStage({ style, format }: StyleStageProps) {
  const sample = useQuery(reelStylesQuery).data?.find(({ id }) => id === style);
  return (
    <PhoneFrame label={texts.generate.preview} format={format}>
      {sample ? <StyleLoop key={`${style} ${format}`} {...sample.samples[format]} isPlaying /> : null}
      <span className={classes.name}>{reelStyleNames[style]}</span>
    </PhoneFrame>
  );
}

type GenerateStepProps = { control: ReelControl; generate: Generate };

const words = texts.generate;
const durations = reelDurations.map((count) => ({ value: `${count}`, label: words.seconds(count) }));

/** Entries whose reel was made already, or is being made. */
function useMadeReel({ data, reelId }: ReelControl): boolean {
  const made = useQueryClient().getQueryData<Reel>(queryKeys.reel(reelId ?? ''));
  if (!made || made.status === 'failed' || made.status === 'cancelled') return false;
  return makesSameReel(data, dataFromReel(made));
}

/** Chooses the look and sound of the reel and shows its whole script, before it is paid for. */
export function GenerateStep({ control, generate }: GenerateStepProps) {
  const { aspectRatio, duration, style, voice, voiceStyle, music } = control.data.generate;
  const change = (values: Partial<ReelData['generate']>) => control.report('generate', values);
  const script = useScript(control);
  const isMade = useMadeReel(control);
  const [wasRefused, setWasRefused] = useState(false);
  const problem = findScriptProblem(script.script?.lines ?? [], script.length);
  const begin = () => {
    setWasRefused(problem !== null);
    if (problem === null) generate.begin();
  };
  return (
    <StageLayout
      title={words.title}
      lead={words.lead}
      format={aspectRatio}
      isHiddenOnPhone
      frame={<StyleStage style={style} format={aspectRatio} />}
    >
      <Stack gap="lg">
        <ShapeField value={aspectRatio} onChange={(next) => change({ aspectRatio: next })} />
        <ChoiceChips
          label={words.duration}
          choices={durations}
          value={`${duration}`}
          onChange={(next) => change({ duration: Number(next) as ReelDuration })}
        />
        <StyleField value={style} onChange={(next) => change({ style: next })} />
        <ScriptPanel script={script} />
        <VoiceField
          voice={voice}
          voiceStyle={voiceStyle}
          sampleScript={spokenLines(script.script?.lines ?? [])[0]?.text ?? control.data.brand.brandName}
          onChange={change}
        />
        <MusicField value={music} onChange={(next) => change({ music: next })} />
        {wasRefused && problem !== null ? (
          <Notice onDismiss={() => setWasRefused(false)}>{problem}</Notice>
        ) : null}
        {generate.problem === null ? null : <Notice onDismiss={generate.dismiss}>{generate.problem}</Notice>}
      </Stack>
      <ActionBar>
        <BackButton onClick={control.goBack} />
        {isMade ? (
          <ContinueButton label={words.seeReel} onClick={() => control.openStep('result')} />
        ) : (
          <Button
            size="lg"
            variant="gradient"
            leftSection={<IconSparkles size={20} aria-hidden />}
            disabled={script.script === null || script.isWriting}
            loading={generate.isStarting}
            onClick={begin}
          >
            {words.button(generate.cost)}
          </Button>
        )}
      </ActionBar>
    </StageLayout>
  );
}
