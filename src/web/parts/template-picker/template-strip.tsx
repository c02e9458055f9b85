import { Button, Skeleton, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Template } from '#contract/calls/templates.ts';
import { PosterTile } from '../../ui/poster-tile.tsx';
import { templatePickerTexts } from './template-picker-texts.ts';
import classes from './template-strip.module.css';

type TemplateStripProps = {
  /** Undefined while they load. */
  templates: readonly Template[] | undefined;
  /** May be missing in `templates`. */
  chosen: Template | undefined;
  isLocked: boolean;
  onChoose: (template: Template) => void;
  /** Opens the list of all templates. */
  onSelect: () => void;
};

const skeletons = [0, 1, 2, 3, 4];

/** The first templates and the chosen one as posters that play, in a scrolling row. */
export function TemplateStrip({ templates, chosen, isLocked, onChoose, onSelect }: TemplateStripProps) {
  const [speakingId, setSpeakingId] = useState<string | null>(null);
  const row = useRef<HTMLUListElement>(null);
  const isLoaded = templates !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    // Not scrollIntoView, which would move the page too.
    const tile = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.parentElement;
    if (!row.current || !tile) return;
    const end = tile.offsetLeft + tile.offsetWidth - row.current.offsetLeft;
    if (end > row.current.clientWidth) row.current.scrollLeft = end - row.current.clientWidth / 2;
  }, [isLoaded]);
  const isElsewhere = chosen && templates && !templates.some(({ id }) => id === chosen.id);
  const shown = isElsewhere ? [chosen, ...templates] : templates;
  return (
    <section aria-label={templatePickerTexts.strip}>
      <div className={classes.head}>
        <Text fw={600}>{templatePickerTexts.strip}</Text>
        <Button
          size="sm"
          leftSection={<IconSearch size={16} aria-hidden />}
          disabled={isLocked}
          onClick={onSelect}
        >
          {templatePickerTexts.selectAvatar}
        </Button>
      </div>
      <ul ref={row} className={classes.strip} data-locked={isLocked} aria-busy={shown === undefined}>
        {shown === undefined
          ? skeletons.map((place) => <Skeleton key={place} component="li" className={classes.tile} />)
          : shown.map((template) => (
              <li key={template.id} className={classes.tile}>
                <PosterTile
                  name={template.name}
                  description=""
                  posterUrl={template.thumbnailUrl}
                  videoUrl={template.videoUrl}
                  isSelected={template.id === chosen?.id}
                  isPlaying={template.id === speakingId}
                  onPlayingChange={(isPlaying) =>
                    setSpeakingId((current) =>
                      isPlaying ? template.id : current === template.id ? null : current,
                    )
                  }
                  onChoose={() => {
                    if (!isLocked) onChoose(template);
                  }}
                />
              </li>
            ))}
      </ul>
    </section>
  );
}
