import { factNames } from '../../lib/fact-names.ts';
import { formatFileSize } from '../../lib/format.ts';
import { formatDuration } from '../../ui/recording-time.ts';
import { FactList } from '../../ui/fact-list.tsx';
import type { FinalVideo } from './final-video.ts';

/** The facts of a finished video. */
export const VideoFacts = ({ durationSeconds, sizeBytes, format, width, height }: FinalVideo) => (
  <FactList
    facts={[
      {
        name: factNames.duration,
        value: durationSeconds === null ? factNames.unknown : formatDuration(durationSeconds),
      },
      { name: factNames.size, value: sizeBytes === null ? factNames.unknown : formatFileSize(sizeBytes) },
      { name: factNames.format, value: format },
      { name: factNames.resolution, value: `${width}×${height}` },
    ]}
  />
);
