import { Stack, Text } from '@mantine/core';
import { IconMusic } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { acceptedFiles } from '#contract/file-types.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { usePageDrop } from '../../ui/use-page-drop.ts';
import { Notice } from '../../ui/notice.tsx';
import { SendingProblem } from '../media-input/send/sending-problem.tsx';
import { MixPanel } from './mix-panel.tsx';
import { MusicChoice } from './music-choice.tsx';
import { isMusicAnswered } from './music-entry.ts';
import { MusicLibrary } from './music-library.tsx';
import { musicPickerTexts } from './music-picker-texts.ts';
import { OwnTrack } from './own-track.tsx';
import type { MusicPickerState } from './use-music-picker.ts';

type MusicPickerProps = {
  picker: MusicPickerState;
  /** The picture that plays with the track, if the page has no other place for it. */
  picture?: ReactNode;
  /** Further levels of the mix, after that of the music. */
  children?: ReactNode;
};

/** Chooses whether the video has music, and which: the user's file or a track of the library. */
export function MusicPicker({ picker, picture, children }: MusicPickerProps) {
  const { music, upload, media, refusal, blockedPresses, playingId, setPlayingId, change, choose } = picker;
  // A file that is dropped before the question is answered means Yes.
  const isOver = usePageDrop((file) => {
    if (music.choice !== 'yes') change({ choice: 'yes' });
    choose(file);
  });
  const mix =
    music.choice === null ? null : (
      <MixPanel picker={picker} picture={picture}>
        {children}
      </MixPanel>
    );
  return (
    <Stack gap="lg">
      <MusicChoice choice={music.choice} onChange={(choice) => change({ choice })} />
      {blockedPresses > 0 ? <Notice key={blockedPresses}>{musicPickerTexts.missing}</Notice> : null}
      {music.choice === 'yes' && media === null && !isMusicAnswered(music) ? (
        <Text size={blockedPresses > 0 ? 'sm' : 'xs'} c="dimmed">
          {musicPickerTexts.needed}
        </Text>
      ) : null}
      {music.choice === 'yes' ? (
        <>
          <SendingProblem
            fileUpload={upload}
            refusal={refusal}
            failed={musicPickerTexts.failed}
            onPrepareAgain={picker.prepareAgain}
          />
          {media === null ? null : (
            <OwnTrack
              media={media}
              fileUpload={upload}
              isUsed={music.source === 'own'}
              isSilenced={playingId !== null}
              volume={music.volume}
              onPlay={picker.playOwn}
              onPause={picker.stopOwn}
              onUse={() => change({ source: 'own' })}
              onChoose={choose}
            />
          )}
          <MusicLibrary
            music={music}
            playingId={playingId}
            onPlayingChange={setPlayingId}
            onChange={change}
          />
          {mix}
          {media === null ? (
            <div>
              <Text fw={600} mb={8}>
                {musicPickerTexts.own}
              </Text>
              <FileDrop
                title={musicPickerTexts.choose}
                hints={[musicPickerTexts.formats, musicPickerTexts.limits]}
                icon={<IconMusic size={22} aria-hidden />}
                accept={acceptedFiles('audio')}
                isRow
                isOver={isOver}
                onChoose={choose}
              />
            </div>
          ) : null}
        </>
      ) : null}
      {music.choice === 'yes' ? null : mix}
      {music.choice === null ? (
        <Text size="xs" c="dimmed">
          {musicPickerTexts.unset}
        </Text>
      ) : null}
    </Stack>
  );
}
