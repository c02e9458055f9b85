import { Button, Radio, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { prices } from '#contract/prices.ts';
import { formatCredits, formatMoney } from '../../lib/format.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PackageCard } from './package-card.tsx';
import { bestValueId } from './package-facts.ts';
import classes from './package-picker.module.css';
import { packagesQuery, pricesQuery } from './packages-query.ts';
import { usePurchase } from './use-purchase.ts';
import { walletTexts } from './wallet-texts.ts';

const columns = { base: 1, sm: 2, md: 4 };

/** Choose a package, pay for it. */
export function PackagePicker() {
  const [packages, workPrices] = useQueries({ queries: [packagesQuery, pricesQuery] });
  const [choice, setChoice] = useState<{ packageId: string; idempotencyKey: string } | null>(null);
  const forgetChoice = useCallback(() => setChoice(null), []);
  const purchase = usePurchase({ onReturn: forgetChoice });
  if (packages.isError) {
    return <FailureNotice text={walletTexts.walletFailed} onRetry={() => void packages.refetch()} />;
  }
  if (packages.isPending) return <PackagesSkeleton />;
  const chosen = packages.data.find((creditPackage) => creditPackage.id === choice?.packageId);
  const hookCredits = workPrices.data?.find(({ work }) => work === 'hook')?.credits ?? prices.hook;
  return (
    <Stack gap="lg">
      <Radio.Group
        aria-label="Credit package"
        value={choice?.packageId ?? null}
        onChange={(packageId) => setChoice({ packageId, idempotencyKey: crypto.randomUUID() })}
      >
        <SimpleGrid cols={columns} spacing="sm">
          {packages.data.map((creditPackage) => (
            <PackageCard
              key={creditPackage.id}
              creditPackage={creditPackage}
              hookCredits={hookCredits}
              isBestValue={creditPackage.id === bestValueId(packages.data)}
            />
          ))}
        </SimpleGrid>
      </Radio.Group>
      {purchase.isError && <Notice>{walletTexts.paymentNotStarted}</Notice>}
      <div className={classes.buy}>
        <Button
          variant="gradient"
          size="lg"
          disabled={choice === null}
          loading={purchase.isPending || purchase.isSuccess}
          onClick={() => choice !== null && purchase.mutate(choice)}
        >
          {chosen === undefined
            ? 'Choose a package'
            : `Buy ${formatCredits(chosen.credits)} for ${formatMoney(chosen.price, chosen.currency)}`}
        </Button>
      </div>
    </Stack>
  );
}

const PackagesSkeleton = () => (
  <Loading label="Loading packages">
    <SimpleGrid cols={columns} spacing="sm">
      {['starter', 'creator', 'pro', 'studio'].map((id) => (
        <Skeleton key={id} className={classes.skeleton} />
      ))}
    </SimpleGrid>
  </Loading>
);
