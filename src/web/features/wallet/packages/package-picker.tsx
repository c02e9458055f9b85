import { Anchor, Button, Radio, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { prices } from '#contract/prices.ts';
import { formatCredits, formatMoney } from '../../../lib/format.ts';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PackageCard } from './package-card.tsx';
import { firstChoiceId, bestRateId } from './package-facts.ts';
import classes from './package-picker.module.css';
import { packagesQuery, pricesQuery } from './packages-query.ts';
import { usePurchase } from '../use-purchase.ts';
import { walletTexts } from '../wallet-texts.ts';

/** The columns, by the available width. */
const columns = { base: 1, '40rem': 2, '59rem': 4 };

type PackagePickerProps = {
  /** The preselected package, if it is for sale; by default, one that is enough for a few hooks. */
  packageId?: string | undefined;
  onChoose?: (packageId: string) => void;
  /** Called just before the browser goes to the checkout. */
  onLeave?: () => void;
  isInDialog?: boolean;
};

/** Chooses a package and pays for it. */
export function PackagePicker({ packageId, onChoose, onLeave, isInDialog = false }: PackagePickerProps) {
  const [packages, workPrices] = useQueries({ queries: [packagesQuery, pricesQuery] });
  // The key belongs to the choice, so that sending it several times makes one order.
  const [choice, setChoice] = useState({ packageId, idempotencyKey: crypto.randomUUID() });
  const renewKey = useCallback(
    () =>
      setChoice(({ packageId: chosenId }) => ({ packageId: chosenId, idempotencyKey: crypto.randomUUID() })),
    [],
  );
  const purchase = usePurchase({ onLeave, onReturn: renewKey });
  if (packages.isError) {
    return <FailureNotice text={walletTexts.packagesFailed} onRetry={() => void packages.refetch()} />;
  }
  if (packages.isPending) return <PackagesSkeleton isInDialog={isInDialog} />;
  const creditsFor = (work: keyof typeof prices): number =>
    workPrices.data?.find((price) => price.work === work)?.credits ?? prices[work];
  const work = { hook: creditsFor('hook'), story: creditsFor('storyboard') + creditsFor('storyVideo') };
  const find = (wanted: string | undefined) => packages.data.find(({ id }) => id === wanted);
  const firstChoice = firstChoiceId(packages.data, work);
  const chosen = find(choice.packageId) ?? find(firstChoice);
  const bestRate = bestRateId(packages.data);
  // Both recommended packages have a label; a single label would contradict the preselection.
  const labelOf = (id: string) => (id === firstChoice ? 'goodStart' : id === bestRate ? 'bestRate' : null);
  return (
    <Stack gap="lg">
      <Radio.Group
        aria-label="Credit package"
        value={chosen?.id ?? null}
        onChange={(chosenId) => {
          setChoice({ packageId: chosenId, idempotencyKey: crypto.randomUUID() });
          onChoose?.(chosenId);
        }}
      >
        <SimpleGrid type="container" cols={columns} spacing="sm">
          {packages.data.map((creditPackage) => (
            <PackageCard
              key={creditPackage.id}
              creditPackage={creditPackage}
              work={work}
              label={labelOf(creditPackage.id)}
            />
          ))}
        </SimpleGrid>
      </Radio.Group>
      {purchase.isError && <Notice>{walletTexts.paymentNotStarted}</Notice>}
      <SafePayment />
      <div className={classes.buy} data-sticks={!isInDialog || undefined}>
        <Button
          variant="gradient"
          size="lg"
          disabled={chosen === undefined}
          loading={purchase.isLeaving}
          onClick={() => chosen && purchase.buy({ ...choice, packageId: chosen.id })}
        >
          {chosen === undefined
            ? 'Choose a package'
            : `Buy ${formatCredits(chosen.credits)} for ${formatMoney(chosen.price, chosen.currency)}`}
        </Button>
      </div>
    </Stack>
  );
}

const SafePayment = () => (
  <Text size="xs" c="dimmed">
    {walletTexts.bonusNote} {walletTexts.refundPromise(limits.refundDays)}{' '}
    <Anchor
      size="xs"
      underline="always"
      renderRoot={(props) => <Link {...props} to="/refund-policy" target="_blank" />}
    >
      {walletTexts.refunds}
    </Anchor>
  </Text>
);

/** A skeleton as high as the packages and their button, so that the content below does not move. */
const PackagesSkeleton = ({ isInDialog }: { isInDialog: boolean }) => (
  <Stack gap="lg">
    <Loading label="Loading packages">
      <SimpleGrid type="container" cols={columns} spacing="sm">
        {['starter', 'creator', 'pro', 'studio'].map((id) => (
          <Skeleton key={id} className={classes.skeleton} />
        ))}
      </SimpleGrid>
    </Loading>
    <SafePayment />
    <div className={classes.buy} data-sticks={!isInDialog || undefined}>
      <Skeleton className={classes.buttonSkeleton} />
    </div>
  </Stack>
);
