import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { measureSpans, type Span } from '../ffmpeg/loudness/measure-spans.ts';
import { isSteadySound } from './measure-steadiness.ts';
import { isMusicAlone, ownLufs, type MixSources, type SegmentSource } from './mix-levels.ts';
import { musicWindow } from './music-window.ts';
import type { Music, Timeline } from './timeline.ts';

type Run = { workFolder: string; signal?: AbortSignal; tools?: Partial<FfmpegTools> };

/**
 * Collects the known loudness of the parts, measures the music where its level follows what plays there, and listens to
 * footage that is heard beside the music.
 */
export async function readMixSources(timeline: Timeline, run: Run): Promise<MixSources> {
  const { segments, voiceOver } = timeline;
  const music = timeline.music && timeline.music.volume > 0 ? timeline.music : undefined;
  const totalSeconds = segments.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  const own = segments.map(({ sound, loudness, volume }) => ({
    sound,
    lufs: loudness.integratedLufs,
    volume,
  }));
  const isAlone = isMusicAlone(own, voiceOver !== undefined);
  const isMeasured = own.map(
    ({ sound }) => music !== undefined && !voiceOver && (sound === 'speech' || isAlone),
  );
  // Under a voice-over the music has one level throughout: steps at the cuts would be audible.
  const spans =
    music && voiceOver
      ? [{ startSeconds: 0, endSeconds: totalSeconds }]
      : spansOfMusic(segments).filter((_, index) => isMeasured[index]);
  const heard = music ? await measureMusic(music, spans, run) : [];
  const isBesideMusic = (segment: SegmentSource) =>
    music !== undefined && !voiceOver && segment.sound === 'footage' && ownLufs(segment, false) !== null;
  const steady = await Promise.all(
    own.map((segment, index) => isBesideMusic(segment) && isSteadySound(segments[index]!.path, run)),
  );
  const underVoiceOver = music && voiceOver ? heard.shift()! : null;
  return {
    segments: own.map((segment, index): SegmentSource => {
      const isSteady = steady[index]!;
      return { ...segment, isSteady, musicLufs: isMeasured[index] ? heard.shift()! : underVoiceOver };
    }),
    voiceOverLufs: voiceOver?.loudness.integratedLufs ?? null,
    ...(music && { music: { integratedLufs: music.loudness.integratedLufs, volume: music.volume } }),
  };
}

/** All footage is one span: its music has one level, up to the end card. */
function spansOfMusic(segments: Timeline['segments']): Span[] {
  let endSeconds = 0;
  const spans = segments.map(({ durationSeconds }) => {
    const startSeconds = endSeconds;
    endSeconds += durationSeconds;
    return { startSeconds, endSeconds };
  });
  const footage = spans.filter((_, index) => segments[index]!.sound === 'footage');
  const whole = { startSeconds: footage[0]?.startSeconds ?? 0, endSeconds: footage.at(-1)?.endSeconds ?? 0 };
  return spans.map((span, index) => (segments[index]!.sound === 'footage' ? whole : span));
}

const measureMusic = (music: Music, spans: readonly Span[], run: Run): Promise<(number | null)[]> =>
  measureSpans(
    spans.map((span) => musicWindow(music, span)),
    { path: music.path, signal: run.signal, tools: run.tools },
  );
