import { useIsOnline } from '../../lib/use-is-online.ts';
import { Notice } from '../../ui/notice.tsx';
import { wizardFrameTexts } from './wizard-frame-texts.ts';

/** Says that the network is gone, for as long as it is. */
export const OfflineNotice = () =>
  useIsOnline() ? null : <Notice tone="note">{wizardFrameTexts.offline}</Notice>;
