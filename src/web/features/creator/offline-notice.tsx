import { useIsOnline } from '../../lib/use-is-online.ts';
import { Notice } from '../../ui/notice.tsx';
import { texts } from './texts.ts';

/** Says that the network is gone, for as long as it is. */
export const OfflineNotice = () => (useIsOnline() ? null : <Notice tone="note">{texts.offline}</Notice>);
