import { useState } from 'react';
import type { Template } from '#contract/calls/templates.ts';
import { PosterTile } from '../../ui/poster-tile.tsx';
import classes from './template-wall.module.css';

type TemplateWallProps = {
  templates: readonly Template[];
  selectedId: string | null;
  onChoose: (template: Template) => void;
};

/** Templates to choose from. At most one of them plays its sample. */
export function TemplateWall({ templates, selectedId, onChoose }: TemplateWallProps) {
  const [speakingId, setSpeakingId] = useState<string | null>(null);
  return (
    <ul className={classes.wall}>
      {templates.map((template) => (
        <li key={template.id}>
          <PosterTile
            name={template.name}
            description={template.description}
            posterUrl={template.thumbnailUrl}
            videoUrl={template.videoUrl}
            isSelected={template.id === selectedId}
            isPlaying={template.id === speakingId}
            onPlayingChange={(isPlaying) =>
              setSpeakingId((current) => (isPlaying ? template.id : current === template.id ? null : current))
            }
            onChoose={() => onChoose(template)}
          />
        </li>
      ))}
    </ul>
  );
}
