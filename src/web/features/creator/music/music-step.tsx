import { Stack, Text } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import type { Generation } from '#contract/calls/generations.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { mediaInputTexts } from '../../../parts/media-input/media-input-texts.ts';
import { MediaOnItsWay } from '../../../parts/media-input/send/media-on-its-way.tsx';
import type { FileUpload } from '../../../parts/media-input/send/use-file-upload.ts';
import { musicPickerTexts } from '../../../parts/music-picker/music-picker-texts.ts';
import { MusicPicker } from '../../../parts/music-picker/music-picker.tsx';
import { useMusicPicker } from '../../../parts/music-picker/use-music-picker.ts';
import { BackButton } from '../../../parts/wizard-frame/back-button.tsx';
import { ContinueButton } from '../../../parts/wizard-frame/continue-button.tsx';
import { StepLayout } from '../../../parts/wizard-frame/step-layout.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { texts } from '../texts.ts';
import type { CreatorControl } from '../state/creator-context.ts';
import { BrandSwitch } from './brand-switch.tsx';
import { SoundCheck } from './sound-check.tsx';
import { useKitVolume } from './use-kit-volume.ts';
import { useAttachAudio } from './use-attach-audio.ts';

type MusicStepProps = {
  control: CreatorControl;
  fileUpload: FileUpload;
  /** The product clip may still be on its way. */
  clipUpload: FileUpload;
  frame: ReactNode;
  generation: Generation | undefined;
  /** The picture above the playing track. */
  sound: Pick<ComponentProps<typeof SoundCheck>, 'parts' | 'posterUrl'>;
};

export function MusicStep({ control, fileUpload, clipUpload, frame, sound, generation }: MusicStepProps) {
  const { generationId, draft, changeMusic, openStep, continueFrom } = control;
  const { music } = draft;
  const attach = useAttachAudio(generationId);
  useKitVolume(control);
  const picker = useMusicPicker({
    music,
    upload: fileUpload,
    onChange: (values) => {
      attach.reset();
      changeMusic(values);
    },
    onContinue: () => attach.mutate(music, { onSuccess: () => continueFrom('music') }),
  });
  const isClipBroken = clipUpload.state.phase === 'broken';
  // Its progress leaves when the clip has arrived: below the question, which does not move then. A problem comes first.
  const clipOnItsWay = (
    <MediaOnItsWay upload={clipUpload} name={texts.upload.clipSending} failed={texts.upload.failed} />
  );
  return (
    <StepLayout
      title={musicPickerTexts.question}
      lead={texts.music.lead}
      frame={
        <SoundCheck {...sound} isPlaying={picker.isPlaying} onEnd={() => picker.setPlayingId(null)}>
          {frame}
        </SoundCheck>
      }
      phoneFrame="below"
    >
      <Stack gap="lg">
        {isClipBroken ? clipOnItsWay : null}
        <MusicPicker picker={picker} />
        <BrandSwitch generationId={generationId} generation={generation} />
        {isClipBroken ? null : clipOnItsWay}
        {attach.error ? (
          <Notice onDismiss={attach.reset}>{failureText(attach.error, texts.music.attachFailed)}</Notice>
        ) : null}
      </Stack>
      {picker.isWaiting ? (
        <Text size="xs" c="dimmed" mt="lg" component="output">
          {mediaInputTexts.waiting}
        </Text>
      ) : null}
      <ActionBar>
        <BackButton onClick={() => openStep('upload')} />
        <ContinueButton
          isDisabled={music.choice === null}
          isLoading={picker.isWaiting || attach.isPending}
          onClick={picker.pressContinue}
        />
      </ActionBar>
    </StepLayout>
  );
}
