import { useState } from 'react';
import type { Template } from '#contract/calls/templates.ts';
import { PosterTile } from '../../../ui/poster-tile.tsx';
import classes from './avatar-wall.module.css';

type AvatarWallProps = {
  templates: readonly Template[];
  selectedId: string | null;
  onChoose: (templateId: string) => void;
};

/** Everybody who can speak a hook; at most one of them is heard. */
export function AvatarWall({ templates, selectedId, onChoose }: AvatarWallProps) {
  const [speakingId, setSpeakingId] = useState<string | null>(null);
  return (
    <ul className={classes.wall}>
      {templates.map(({ id, name, description, thumbnailUrl, videoUrl }) => (
        <li key={id}>
          <PosterTile
            name={name}
            description={description}
            posterUrl={thumbnailUrl}
            videoUrl={videoUrl}
            isSelected={id === selectedId}
            isPlaying={id === speakingId}
            onPlayingChange={(isPlaying) =>
              setSpeakingId((current) => (isPlaying ? id : current === id ? null : current))
            }
            onChoose={() => onChoose(id)}
          />
        </li>
      ))}
    </ul>
  );
}
