import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { uploadQuery } from '../../../parts/media-input/send/upload-query.ts';
import { musicTracksQuery } from '../../../parts/music-picker/music-tracks-query.ts';
import type { CreatorDraft } from '../state/draft.ts';
import { texts } from '../texts.ts';
import classes from './kept-parts.module.css';

/** The clip, and the track, that a new video has from the start. */
export function KeptParts({ draft: { product, music } }: { draft: CreatorDraft }) {
  const clipId = product.uploadId;
  const hasClip = clipId !== null;
  const ownTrackId = music.choice === 'yes' && music.source === 'own' ? music.uploadId : null;
  const libraryTrackId = music.choice === 'yes' && music.source === 'library' ? music.trackId : null;
  const clip = useQuery({ ...uploadQuery(clipId ?? ''), enabled: hasClip }).data;
  const ownTrack = useQuery({
    ...uploadQuery(ownTrackId ?? ''),
    enabled: hasClip && ownTrackId !== null,
  }).data;
  const tracks = useQuery({ ...musicTracksQuery, enabled: hasClip && libraryTrackId !== null }).data;
  if (!hasClip) return null;
  const hasTrack = ownTrackId !== null || libraryTrackId !== null;
  const title = hasTrack ? texts.kept.clipAndTrack : texts.kept.clip;
  const trackName = ownTrack?.fileName ?? tracks?.find(({ id }) => id === libraryTrackId)?.title;
  const names = [clip?.fileName ?? texts.upload.clipSending, ...(hasTrack && trackName ? [trackName] : [])];
  const clipUrl = clip?.previewUrl ?? clip?.videoUrl;
  return (
    <section className={classes.kept} aria-label={title}>
      <div className={classes.picture}>
        {clipUrl ? <video src={`${clipUrl}#t=0.1`} preload="metadata" muted playsInline aria-hidden /> : null}
      </div>
      <div className={classes.words}>
        <Text size="sm" fw={600} className={classes.title}>
          <IconCheck size={16} aria-hidden /> {title}
        </Text>
        <Text size="sm" c="dimmed" truncate>
          {names.join(' · ')}
        </Text>
      </div>
    </section>
  );
}
