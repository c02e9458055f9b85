import { Button, Skeleton } from '@mantine/core';
import { IconPencil, IconPhotoOff, IconRefresh } from '@tabler/icons-react';
import { isImagePending, storyTexts } from '#contract/stories.ts';
import { errorTexts } from '../../../lib/error-text.ts';
import { texts } from '../texts.ts';
import { AssetBadge } from './asset-badge.tsx';
import classes from './asset-card.module.css';
import { isCharacter, type Asset } from './asset-form.ts';

type AssetCardProps = {
  asset: Asset;
  /** A redraw is being requested. */
  isRequested: boolean;
  /** Frames are being drawn with it. */
  isLocked: boolean;
  onRedraw: () => void;
  onEdit: () => void;
};

const words = texts.cast;

function Picture({ asset }: { asset: Asset }) {
  const { imageAssetUrl, imageGenStatus, name } = asset;
  if (imageAssetUrl !== null)
    return (
      <img key={imageAssetUrl} className={classes.image} src={imageAssetUrl} alt={words.picture(name)} />
    );
  if (isImagePending(imageGenStatus)) return <Skeleton radius={0} height="100%" />;
  return <IconPhotoOff className={classes.missing} size={36} stroke={1.5} aria-hidden />;
}

/** A character or product: its picture or the state of it, its description, and a button to change it. */
export function AssetCard({ asset, isRequested, isLocked, onRedraw, onEdit }: AssetCardProps) {
  const { name, description, imageGenStatus, errorCode } = asset;
  const isPending = isImagePending(imageGenStatus);
  const hasFailed = imageGenStatus === 'FAILED' || imageGenStatus === 'ERROR';
  const kind = isCharacter(asset) ? asset.role || words.character : words.product;
  return (
    <li className={classes.card} aria-label={name}>
      <div className={classes.picture} data-pending={isPending}>
        <Picture asset={asset} />
        <span className={classes.badge}>
          <AssetBadge status={imageGenStatus} />
        </span>
      </div>
      <div className={classes.words}>
        <h3 className={classes.name}>{name}</h3>
        <span className={classes.kind}>{kind}</span>
        <p className={classes.description} title={description}>
          {description}
        </p>
        {hasFailed ? (
          <p className={classes.problem}>{errorCode ? errorTexts[errorCode] : storyTexts.pictureFailed}</p>
        ) : null}
      </div>
      <div className={classes.actions}>
        <Button
          size="compact-sm"
          leftSection={<IconRefresh size={15} aria-hidden />}
          aria-label={words.redrawOf(name)}
          disabled={isPending || isLocked}
          loading={isRequested}
          onClick={onRedraw}
        >
          {words.redraw}
        </Button>
        <Button
          size="compact-sm"
          leftSection={<IconPencil size={15} aria-hidden />}
          aria-label={words.editOf(name)}
          disabled={isLocked}
          onClick={onEdit}
        >
          {words.edit}
        </Button>
      </div>
    </li>
  );
}
