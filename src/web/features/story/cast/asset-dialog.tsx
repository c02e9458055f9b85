import { useLastValue } from '../../../ui/use-last-value.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { texts } from '../texts.ts';
import { isCharacter, type Asset } from './asset-form.ts';
import { PersonFields } from './person-fields.tsx';
import { ProductFields } from './product-fields.tsx';

type AssetDialogProps = {
  storyId: string;
  /** Null keeps it closed. */
  asset: Asset | null;
  onClose: () => void;
  onSaved: () => void;
};

/** Changes the look of a character or product, with the fields for its kind. */
export function AssetDialog({ storyId, asset, onClose, onSaved }: AssetDialogProps) {
  const shown = useLastValue(asset);
  const form = { storyId, onClose, onSaved };
  return (
    <Dialog
      isOpen={asset !== null}
      title={texts.cast.dialog(shown?.name ?? '')}
      width={520}
      onClose={onClose}
    >
      {shown === null ? null : isCharacter(shown) ? (
        <PersonFields key={shown.id} asset={shown} {...form} />
      ) : (
        <ProductFields key={shown.id} asset={shown} {...form} />
      )}
    </Dialog>
  );
}
