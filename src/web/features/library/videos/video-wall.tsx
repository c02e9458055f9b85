import { useState } from 'react';
import { VideoCard } from './video-card.tsx';
import classes from './video-wall.module.css';
import type { ListedVideo } from './videos-query.ts';

type VideoWallProps = { videos: readonly ListedVideo[]; onUnplayable: () => void };

/** Videos side by side; at most one of them plays. */
export function VideoWall({ videos, onUnplayable }: VideoWallProps) {
  const [playingId, setPlayingId] = useState<string | null>(null);
  return (
    <ul className={classes.wall}>
      {videos.map((video) => (
        <li key={video.id}>
          <VideoCard
            video={video}
            isPlaying={video.id === playingId}
            onPlay={() => setPlayingId(video.id)}
            onUnplayable={onUnplayable}
          />
        </li>
      ))}
    </ul>
  );
}
