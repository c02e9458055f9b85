import { useState } from 'react';
import type { TemplateDetails } from '#contract/calls/templates.ts';
import { TemplateCard } from './template-card.tsx';
import classes from './template-wall.module.css';

type TemplateWallProps = { templates: readonly TemplateDetails[]; canEdit: boolean };

/** Templates side by side; at most one plays with sound. */
export function TemplateWall({ templates, canEdit }: TemplateWallProps) {
  const [playingId, setPlayingId] = useState<string | null>(null);
  return (
    <ul className={classes.wall}>
      {templates.map((template) => (
        <li key={template.id}>
          <TemplateCard
            template={template}
            canEdit={canEdit}
            isPlaying={template.id === playingId}
            onPlayingChange={(isPlaying) =>
              setPlayingId((now) => (isPlaying ? template.id : now === template.id ? null : now))
            }
          />
        </li>
      ))}
    </ul>
  );
}
