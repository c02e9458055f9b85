import { formatDuration } from '../../../ui/recording-time.ts';

type KnownFacts = { resolution: string; outputFormat: string; durationSeconds: number | null };

/** '720p · MP4 · 00:31'; unknown facts are left out. */
export const videoFacts = ({ resolution, outputFormat, durationSeconds }: KnownFacts): string =>
  [resolution, outputFormat.toUpperCase(), durationSeconds === null ? '' : formatDuration(durationSeconds)]
    .filter((fact) => fact !== '')
    .join(' · ');
