import { remember } from '../../lib/redirect-memory.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PackagePicker } from './packages/package-picker.tsx';
import { walletTexts } from './wallet-texts.ts';

type BuyCreditsDialogProps = {
  isOpen: boolean;
  /** The last purchase. */
  packageId?: string | undefined;
  /** Where the buyer comes back to once the credits are there. */
  returnTo: string;
  onClose: () => void;
};

/** Sells packages in a dialog on the current page. */
export const BuyCreditsDialog = ({ isOpen, packageId, returnTo, onClose }: BuyCreditsDialogProps) => (
  <Dialog isOpen={isOpen} title={walletTexts.buyCredits} width={620} onClose={onClose}>
    <PackagePicker isInDialog packageId={packageId} onLeave={() => remember('afterPurchase', returnTo)} />
  </Dialog>
);
