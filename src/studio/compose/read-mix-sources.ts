import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { measureLoudness } from '../ffmpeg/measure-loudness.ts';
import type { MixSources, SegmentSource } from './mix-levels.ts';
import { musicWindow } from './music-window.ts';
import type { Music, Timeline } from './timeline.ts';

type Run = { signal?: AbortSignal; tools?: Partial<FfmpegTools> };
type Span = { startSeconds: number; endSeconds: number };

/** Collects the loudness that is known of the parts, and measures the music where somebody speaks over it. */
export async function readMixSources(timeline: Timeline, run: Run): Promise<MixSources> {
  const { segments, voiceOver } = timeline;
  const music = timeline.music && timeline.music.volume > 0 ? timeline.music : undefined;
  const totalSeconds = segments.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  const whole = { startSeconds: 0, endSeconds: totalSeconds };
  // Under a voice-over the music has one level throughout: steps at the cuts would be heard.
  const underVoiceOver = music && voiceOver ? await measureMusic(music, whole, run) : null;
  const spans = spansOf(segments);
  const sources = segments.map(async ({ sound, loudness }, index): Promise<SegmentSource> => {
    const isSpeech = music && !voiceOver && sound === 'speech';
    const musicLufs = isSpeech ? await measureMusic(music, spans[index]!, run) : underVoiceOver;
    return { sound, lufs: loudness.integratedLufs, musicLufs };
  });
  return {
    segments: await Promise.all(sources),
    voiceOverLufs: voiceOver?.loudness.integratedLufs ?? null,
    ...(music && { music: { integratedLufs: music.loudness.integratedLufs, volume: music.volume } }),
  };
}

function spansOf(segments: Timeline['segments']): Span[] {
  let endSeconds = 0;
  return segments.map(({ durationSeconds }) => {
    const startSeconds = endSeconds;
    endSeconds += durationSeconds;
    return { startSeconds, endSeconds };
  });
}

async function measureMusic(music: Music, span: Span, { signal, tools }: Run): Promise<number | null> {
  const window = musicWindow(music, span);
  const heard = await measureLoudness({ path: music.path, ...window, hasPeaks: false, signal, tools });
  return heard.integratedLufs;
}
