import { Stack, Text } from '@mantine/core';
import { IconMusic } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { BackButton } from '../../../parts/wizard-frame/back-button.tsx';
import { ClipOnItsWay } from '../clip-on-its-way.tsx';
import type { CreatorDraft } from '../draft.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { acceptedFiles } from '../file-checks.ts';
import { isMusicAnswered } from '../music-entry.ts';
import { SendingProblem } from '../sending-problem.tsx';
import { ContinueButton } from '../../../parts/wizard-frame/continue-button.tsx';
import { StepLayout } from '../../../parts/wizard-frame/step-layout.tsx';
import { texts } from '../texts.ts';
import { useClip } from '../use-clip.ts';
import { useContinueWhenSent } from '../use-continue-when-sent.ts';
import type { DraftControl } from '../use-draft.ts';
import type { FileUpload } from '../use-file-upload.ts';
import { MusicChoice } from './music-choice.tsx';
import { MusicLibrary } from './music-library.tsx';
import { TrackCard } from './track-card.tsx';
import { useAttachAudio } from './use-attach-audio.ts';

type MusicStepProps = {
  control: DraftControl;
  fileUpload: FileUpload;
  /** The product clip may still be on its way. */
  clipUpload: FileUpload;
  frame: ReactNode;
};

export function MusicStep({ control, fileUpload, clipUpload, frame }: MusicStepProps) {
  const { generationId, draft, changeMusic, openStep } = control;
  const { music } = draft;
  const { clip, refusal } = useClip(fileUpload, music.uploadId);
  // How often Continue was pressed without a sound: each time it is said anew.
  const [missedTimes, setMissedTimes] = useState(0);
  const attach = useAttachAudio(generationId);
  const [playingId, setPlayingId] = useState<string | null>(null);
  const isWanted = music.choice === 'yes';
  const isOwn = music.source === 'own';
  const goOn = () => attach.mutate(music, { onSuccess: () => openStep('preview') });
  const next = useContinueWhenSent(isWanted && isOwn ? fileUpload.state.phase : 'empty', goOn);

  const change = (values: Partial<CreatorDraft['music']>) => {
    attach.reset();
    setMissedTimes(0);
    changeMusic(values);
  };
  const choose = (file: File) => {
    setPlayingId(null);
    change({ source: 'own', uploadId: null });
    fileUpload.choose(file);
  };
  const press = () => {
    const isOnItsWay = isOwn && fileUpload.state.phase === 'sending';
    const isRefused = isOwn && refusal !== null;
    if (isWanted && (isRefused || !(isOnItsWay || isMusicAnswered(music)))) setMissedTimes(missedTimes + 1);
    else next.press();
  };

  return (
    <StepLayout title={texts.music.title} lead={texts.music.lead} frame={frame} phoneFrame="below">
      <Stack gap="lg">
        <ClipOnItsWay fileUpload={clipUpload} />
        <MusicChoice choice={music.choice} onChange={(choice) => change({ choice })} />
        {missedTimes > 0 ? <Notice key={missedTimes}>{texts.music.missing}</Notice> : null}
        {isWanted ? (
          <>
            <SendingProblem fileUpload={fileUpload} refusal={refusal} failed={texts.music.failed} />
            {clip === null ? (
              <FileDrop
                title={texts.music.choose}
                hints={[texts.music.formats]}
                icon={<IconMusic size={28} aria-hidden />}
                accept={acceptedFiles('audio')}
                onChoose={choose}
              />
            ) : (
              <TrackCard
                clip={clip}
                fileUpload={fileUpload}
                isUsed={isOwn}
                isSilenced={playingId !== null}
                volume={music.volume}
                onVolumeChange={(volume) => change({ volume })}
                onPlay={() => setPlayingId(null)}
                onTake={() => change({ source: 'own' })}
                onChoose={choose}
              />
            )}
            <MusicLibrary
              music={music}
              playingId={playingId}
              onPlayingChange={setPlayingId}
              onChange={change}
            />
          </>
        ) : null}
        {music.choice === null ? (
          <Text size="xs" c="dimmed">
            {texts.music.unset}
          </Text>
        ) : null}
        {attach.error ? (
          <Notice onDismiss={attach.reset}>{failureText(attach.error, texts.music.attachFailed)}</Notice>
        ) : null}
      </Stack>
      {next.isWaiting ? (
        <Text size="xs" c="dimmed" mt="lg" component="output">
          {texts.upload.waiting}
        </Text>
      ) : null}
      <ActionBar>
        <BackButton onClick={() => openStep('upload')} />
        <ContinueButton
          isDisabled={music.choice === null}
          isLoading={next.isWaiting || attach.isPending}
          onClick={press}
        />
      </ActionBar>
    </StepLayout>
  );
}
