import { Radio, Skeleton, Stack } from '@mantine/core';
import { IconMusic } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StoryboardSettings } from '#contract/calls/storyboards.ts';
import { acceptedFiles } from '#contract/file-types.ts';
import { SendingProblem } from '../../../parts/media-input/send/sending-problem.tsx';
import { useFileUpload, type FileUpload } from '../../../parts/media-input/send/use-file-upload.ts';
import { useChosenFile } from '../../../parts/media-input/use-chosen-file.ts';
import { LibraryTrack } from '../../../parts/music-picker/library-track.tsx';
import { musicPickerTexts as pickerWords } from '../../../parts/music-picker/music-picker-texts.ts';
import { musicTracksQuery } from '../../../parts/music-picker/music-tracks-query.ts';
import { OwnTrack } from '../../../parts/music-picker/own-track.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { texts } from '../texts.ts';
import classes from './music-fields.module.css';
import { chooseFile, chooseSource, chooseTrack, type MusicSource } from './music-settings.ts';

type SourceProps = {
  settings: StoryboardSettings;
  onChange: (settings: Partial<StoryboardSettings>) => void;
};
type MusicFieldsProps = SourceProps & { onSendingChange: (isSending: boolean) => void };

const sources = [
  { value: 'none', label: texts.settings.musicNone },
  { value: 'library', label: texts.settings.musicLibrary },
  { value: 'custom', label: texts.settings.musicOwn },
] as const;

/** The built-in tracks; at most one plays. */
function Library({ settings, onChange }: SourceProps) {
  const { data: tracks, isPending, isError, refetch } = useQuery(musicTracksQuery);
  const [playingId, setPlayingId] = useState<string | null>(null);
  const { audioSource, audioTrackId, audioVolume } = settings;
  const usedId = audioSource === 'library' ? audioTrackId : null;
  if (isError) return <FailureNotice text={pickerWords.libraryFailed} onRetry={() => void refetch()} />;
  return (
    <Radio.Group
      aria-label={texts.settings.musicLibrary}
      value={usedId}
      onChange={(trackId) => onChange(chooseTrack(trackId))}
    >
      <ul className={classes.tracks}>
        {isPending ? [0, 1, 2].map((index) => <Skeleton key={index} component="li" height={110} />) : null}
        {tracks?.map((track, index) => (
          <LibraryTrack
            key={track.id}
            track={track}
            index={index}
            isUsed={track.id === usedId}
            isPlaying={track.id === playingId}
            volume={audioVolume}
            onVolumeChange={(volume) => onChange({ audioVolume: volume })}
            onPlayingChange={(isPlaying) => setPlayingId(isPlaying ? track.id : null)}
          />
        ))}
      </ul>
    </Radio.Group>
  );
}

/** The user's file, which can be played as soon as it has arrived. */
function OwnFile({ settings, upload, onChange }: SourceProps & { upload: FileUpload }) {
  const { media, refusal, prepareAgain } = useChosenFile(upload, settings.audioFileId);
  return (
    <>
      <SendingProblem
        fileUpload={upload}
        refusal={refusal}
        failed={pickerWords.failed}
        onPrepareAgain={prepareAgain}
      />
      {media === null ? (
        <FileDrop
          title={pickerWords.choose}
          hints={[pickerWords.formats]}
          icon={<IconMusic size={28} aria-hidden />}
          accept={acceptedFiles('audio')}
          onChoose={upload.choose}
        />
      ) : (
        <OwnTrack
          media={media}
          fileUpload={upload}
          isUsed={settings.audioSource === 'custom'}
          isSilenced={false}
          volume={settings.audioVolume}
          onVolumeChange={(volume) => onChange({ audioVolume: volume })}
          onPlay={() => undefined}
          onUse={() => onChange(chooseSource(settings, 'custom'))}
          onChoose={upload.choose}
        />
      )}
    </>
  );
}

/** Chooses no music, a built-in track or the user's file, and its volume. */
export function MusicFields({ settings, onChange, onSendingChange }: MusicFieldsProps) {
  const [source, setSource] = useState<MusicSource>(settings.audioSource);
  // Kept here, so that an upload continues while another source is shown.
  const upload = useFileUpload({ kind: 'audio', onSent: ({ id }) => onChange(chooseFile(id)) });
  const isSending = upload.state.phase === 'sending';
  useEffect(() => onSendingChange(isSending), [isSending, onSendingChange]);
  return (
    <Stack gap="md">
      <ChoiceChips
        label={texts.settings.music}
        isLabelHidden
        choices={sources}
        value={source}
        onChange={(next) => {
          setSource(next);
          onChange(chooseSource(settings, next));
        }}
      />
      {source === 'library' ? <Library settings={settings} onChange={onChange} /> : null}
      {source === 'custom' ? <OwnFile settings={settings} upload={upload} onChange={onChange} /> : null}
    </Stack>
  );
}
