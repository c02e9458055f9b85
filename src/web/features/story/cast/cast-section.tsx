import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { storyLimits, storyTexts } from '#contract/stories.ts';
import { engineNames } from '#contract/engines.ts';
import { engineNoteText } from '../../../lib/engine-line.ts';
import { EngineNotes } from '../../../ui/engine-notes.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import type { Scenes } from '../scenes/use-scenes.ts';
import { texts } from '../texts.ts';
import { AssetCard } from './asset-card.tsx';
import { AssetDialog } from './asset-dialog.tsx';
import type { Asset } from './asset-form.ts';
import classes from './cast-section.module.css';
import type { Assets } from './use-assets.ts';

type CastSectionProps = {
  storyId: string;
  cast: Assets;
  story: Scenes['story'];
  /** Frames are being drawn. */
  isLocked: boolean;
};

const words = texts.cast;
const skeletons = Array.from({ length: storyLimits.assetColumns }, (_, place) => place);

function Grid({
  cast,
  isLocked,
  onEdit,
}: {
  cast: Assets;
  isLocked: boolean;
  onEdit: (asset: Asset) => void;
}) {
  const { assets } = cast;
  if (assets === undefined)
    return cast.hasFailed ? null : (
      <Loading label={words.loading}>
        <div className={classes.grid}>
          {skeletons.map((place) => (
            <Skeleton key={place} className={classes.skeleton} />
          ))}
        </div>
      </Loading>
    );
  const all: Asset[] = [...assets.characters, ...assets.products];
  if (all.length === 0) return <p className={classes.none}>{words.none}</p>;
  return (
    <ul className={classes.grid} aria-label={words.title}>
      {all.map((asset) => (
        <AssetCard
          key={asset.id}
          asset={asset}
          isRequested={cast.requestedId === asset.id}
          isLocked={isLocked}
          onRedraw={() => cast.redraw(asset.id)}
          onEdit={() => onEdit(asset)}
        />
      ))}
    </ul>
  );
}

/** All characters and products in the frames, each with its picture. */
export function CastSection({ storyId, cast, story, isLocked }: CastSectionProps) {
  const [editing, setEditing] = useState<Asset | null>(null);
  const { assets } = cast;
  const drawnBy = [...(assets?.characters ?? []), ...(assets?.products ?? [])].find(({ engine }) => engine);
  return (
    <section className={classes.section} aria-labelledby="story-cast">
      <div>
        <h2 id="story-cast" className={classes.title}>
          {words.title}
        </h2>
        <p className={classes.lead}>{words.lead}</p>
      </div>
      {cast.hasFailed ? (
        <RetryNotice onRetry={cast.reload} label={texts.retry}>
          {storyTexts.assetsFailed}
        </RetryNotice>
      ) : null}
      <Grid cast={cast} isLocked={isLocked} onEdit={setEditing} />
      {story ? (
        <EngineNotes
          line={words.engine(engineNames[story.engine], drawnBy?.engine ? engineNames[drawnBy.engine] : null)}
          notes={story.engineNotes.map(engineNoteText)}
        />
      ) : null}
      <AssetDialog
        storyId={storyId}
        asset={editing}
        onClose={() => setEditing(null)}
        onSaved={cast.readAgain}
      />
    </section>
  );
}
