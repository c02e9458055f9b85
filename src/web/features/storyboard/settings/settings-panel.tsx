import '@mantine/core/styles/Switch.layer.css';
import { Switch, Text } from '@mantine/core';
import { IconMicrophone, IconMusic } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { StoryboardSettings } from '#contract/calls/storyboards.ts';
import { musicTracksQuery } from '../../../parts/music-picker/music-tracks-query.ts';
import { voiceSummary } from '../../../parts/voice-picker/voice-choice.ts';
import { texts } from '../texts.ts';
import { Fold } from './fold.tsx';
import { MusicFields } from './music-fields.tsx';
import classes from './settings-panel.module.css';
import { VoiceFields } from './voice-fields.tsx';

type SettingsPanelProps = {
  settings: StoryboardSettings;
  /** The text of a voice preview. */
  sampleScript: string;
  onChange: (settings: Partial<StoryboardSettings>) => void;
  /** The user's track is being uploaded. */
  onSendingChange: (isSending: boolean) => void;
};

const words = texts.settings;

/** The chosen music in a few words. */
function useMusicSummary({ audioSource, audioTrackId, audioVolume }: StoryboardSettings): string {
  const { data: tracks } = useQuery({ ...musicTracksQuery, enabled: audioSource === 'library' });
  if (audioSource === 'none') return words.musicNone;
  const title = tracks?.find(({ id }) => id === audioTrackId)?.title;
  const name = audioSource === 'custom' ? words.musicOwn : (title ?? words.musicLibrary);
  return `${name} · ${words.percent(audioVolume)}`;
}

/** The narration settings: voice, music and captions. */
export function SettingsPanel({ settings, sampleScript, onChange, onSendingChange }: SettingsPanelProps) {
  const { voice, voiceStyle: style, speed, captions } = settings;
  return (
    <section className={classes.panel} aria-label={words.title}>
      <Fold
        icon={<IconMicrophone size={20} aria-hidden />}
        title={words.voice}
        summary={voiceSummary({ voice, style, speed }, undefined)}
      >
        <VoiceFields settings={settings} sampleScript={sampleScript} onChange={onChange} />
      </Fold>
      <Fold
        icon={<IconMusic size={20} aria-hidden />}
        title={words.music}
        summary={useMusicSummary(settings)}
      >
        <MusicFields settings={settings} onChange={onChange} onSendingChange={onSendingChange} />
      </Fold>
      <div className={classes.captions}>
        <Switch
          labelPosition="left"
          label={words.captions}
          checked={captions}
          onChange={(event) => onChange({ captions: event.currentTarget.checked })}
        />
        <Text size="xs" c="dimmed">
          {words.captionsNote}
        </Text>
      </div>
    </section>
  );
}
