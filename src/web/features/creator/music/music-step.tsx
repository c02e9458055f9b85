import { Stack, Text } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import type { Generation } from '#contract/calls/generations.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { mediaInputTexts } from '../../../parts/media-input/media-input-texts.ts';
import { MediaOnItsWay } from '../../../parts/media-input/send/media-on-its-way.tsx';
import type { FileUpload } from '../../../parts/media-input/send/use-file-upload.ts';
import { isMusicAnswered } from '../../../parts/music-picker/music-entry.ts';
import { musicPickerTexts } from '../../../parts/music-picker/music-picker-texts.ts';
import { MusicPicker } from '../../../parts/music-picker/music-picker.tsx';
import { useMusicPicker } from '../../../parts/music-picker/use-music-picker.ts';
import { BackButton } from '../../../parts/wizard-frame/back-button.tsx';
import { ContinueButton } from '../../../parts/wizard-frame/continue-button.tsx';
import { StepLayout } from '../../../parts/wizard-frame/step-layout.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { texts } from '../texts.ts';
import type { CreatorControl } from '../state/creator-context.ts';
import { BrandSwitch } from './brand-switch.tsx';
import type { ProductPart } from '../upload/use-product-part.ts';
import { ClipSoundField } from './clip-sound-field.tsx';
import { SoundCheck } from './sound-check.tsx';
import { useKitVolume } from './use-kit-volume.ts';
import { useAttachAudio } from './use-attach-audio.ts';

type MusicStepProps = {
  control: CreatorControl;
  fileUpload: FileUpload;
  /** Its clip may still be on its way. */
  product: ProductPart;
  frame: ReactNode;
  generation: Generation | undefined;
  /** The picture above the playing track. */
  sound: Pick<ComponentProps<typeof SoundCheck>, 'parts' | 'posterUrl'>;
};

export function MusicStep({ control, fileUpload, product, frame, sound, generation }: MusicStepProps) {
  const { generationId, draft, changeMusic, changeProduct, openStep, continueFrom } = control;
  const { attachment } = product;
  const clipUpload = product.input.upload;
  const isPhone = useIsPhone();
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
    onContinue: () =>
      // The clip's sound is a part of the clip; a failure is shown below.
      attachment.attach().then(
        () => attach.mutate(music, { onSuccess: () => continueFrom('music') }),
        () => undefined,
      ),
  });
  const clip = generation?.components.find(({ type }) => type === 'product');
  const hasClip = draft.product.uploadId !== null || 'chosen' in clipUpload.state;
  const soundCheck = (
    <SoundCheck {...sound} isPlaying={picker.isPlaying} onEnd={() => picker.setPlayingId(null)}>
      {frame}
    </SoundCheck>
  );
  // On a phone the frame would be far below the list of tracks: what plays is seen in the panel instead.
  const isInPanel = isPhone && picker.isPlaying && sound.parts.length > 0;
  const isClipBroken = clipUpload.state.phase === 'broken';
  // Its progress leaves when the clip has arrived: below the question, which does not move then. A problem comes first.
  const clipOnItsWay = (
    <MediaOnItsWay upload={clipUpload} name={texts.upload.clipSending} failed={texts.upload.failed} />
  );
  return (
    <StepLayout
      title={musicPickerTexts.question}
      lead={texts.music.lead}
      frame={isInPanel ? frame : soundCheck}
      phoneFrame={music.choice === 'yes' ? 'none' : 'below'}
    >
      <Stack gap="lg">
        {isClipBroken ? clipOnItsWay : null}
        <MusicPicker picker={picker} picture={isInPanel ? soundCheck : null}>
          {hasClip ? (
            <ClipSoundField
              volume={draft.product.volume}
              hasSound={clip?.hasSound}
              onChange={(volume) => {
                attachment.reset();
                changeProduct({ volume });
              }}
            />
          ) : null}
        </MusicPicker>
        <BrandSwitch generationId={generationId} generation={generation} />
        {isClipBroken ? null : clipOnItsWay}
        {attachment.error ? (
          <Notice onDismiss={attachment.reset}>
            {failureText(attachment.error, texts.upload.attachFailed)}
          </Notice>
        ) : null}
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
          isQuiet={picker.media === null && !isMusicAnswered(music)}
          isLoading={picker.isWaiting || attachment.isAttaching || attach.isPending}
          onClick={picker.pressContinue}
        />
      </ActionBar>
    </StepLayout>
  );
}
