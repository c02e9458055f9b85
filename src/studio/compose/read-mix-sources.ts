import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { measureSpans, type Span } from '../ffmpeg/loudness/measure-spans.ts';
import type { MixSources, SegmentSource } from './mix-levels.ts';
import { musicWindow } from './music-window.ts';
import type { Music, Timeline } from './timeline.ts';

type Run = { signal?: AbortSignal; tools?: Partial<FfmpegTools> };

/** Collects the known loudness of the parts, and measures the music under speech. */
export async function readMixSources(timeline: Timeline, run: Run): Promise<MixSources> {
  const { segments, voiceOver } = timeline;
  const music = timeline.music && timeline.music.volume > 0 ? timeline.music : undefined;
  const totalSeconds = segments.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  const isSpeech = segments.map(({ sound }) => music !== undefined && !voiceOver && sound === 'speech');
  // Under a voice-over the music has one level throughout: steps at the cuts would be audible.
  const spans =
    music && voiceOver
      ? [{ startSeconds: 0, endSeconds: totalSeconds }]
      : spansOf(segments).filter((_, index) => isSpeech[index]);
  const heard = music ? await measureMusic(music, spans, run) : [];
  const underVoiceOver = music && voiceOver ? heard.shift()! : null;
  return {
    segments: segments.map(({ sound, loudness, volume }, index): SegmentSource => {
      const musicLufs = isSpeech[index] ? heard.shift()! : underVoiceOver;
      return { sound, lufs: loudness.integratedLufs, volume, musicLufs };
    }),
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

const measureMusic = (music: Music, spans: readonly Span[], run: Run): Promise<(number | null)[]> =>
  measureSpans(
    spans.map((span) => musicWindow(music, span)),
    { path: music.path, ...run },
  );
