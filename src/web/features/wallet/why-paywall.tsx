import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { formatCredits } from '../../lib/format.ts';
import { recall } from '../../lib/redirect-memory.ts';
import { Notice } from '../../ui/notice.tsx';
import { walletQuery } from './wallet-query.ts';
import { walletTexts } from './wallet-texts.ts';

/** Explains why the packages appeared instead of the requested page. */
export function WhyPaywall() {
  const wallet = useQuery(walletQuery);
  // Read once on arrival, because the purchase forgets it.
  const [hasTarget] = useState(() => recall('afterPurchase') !== null);
  const isShort = (wallet.data?.balance ?? 0) < limits.minCreationCredits;
  if (!hasTarget || !isShort) return null;
  return <Notice tone="note">{walletTexts.whyHere(formatCredits(limits.minCreationCredits))}</Notice>;
}
