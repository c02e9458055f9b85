import { Button, Stack } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Payment } from '#contract/calls/payments.ts';
import { limits } from '#contract/limits.ts';
import { videosQuery } from '../../features/library/videos/videos-query.ts';
import { PackagePicker } from '../../features/wallet/packages/package-picker.tsx';
import {
  type PaymentOutcome,
  type PaymentArrival,
  PaymentWatch,
} from '../../features/wallet/payment-watch.tsx';
import { walletQuery } from '../../features/wallet/wallet-query.ts';
import { WhyPaywall } from '../../features/wallet/why-paywall.tsx';
import { walletTexts } from '../../features/wallet/wallet-texts.ts';
import { formatCredits } from '../../lib/format.ts';
import { forget, recall, consumeRedirect } from '../../lib/redirect-memory.ts';
import { unfinishedQuery } from '../../lib/unfinished-query.ts';
import { announce } from '../../ui/announce.ts';
import { PaywallSample } from './paywall-sample.tsx';
import { Page } from '../../ui/page.tsx';
import type { PaywallSearch } from '../search.ts';
import { UnfinishedHint } from './unfinished-hint.tsx';

const route = getRouteApi('/onboarding/paywall');

/** Sells packages; after a checkout, shows the result of the payment. */
export function PaywallPage() {
  const search = route.useSearch();
  const router = useRouter();
  const [paymentId, setPaymentId] = useState(() => search.paymentId ?? recall('pendingPayment'));
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const hasVideo = useHasVideo(paymentId !== null);
  const arrival = arrivalOf(search);
  const dismiss = () => {
    forget('pendingPayment');
    setPaymentId(null);
    void router.navigate({ to: '/onboarding/paywall', replace: true });
  };
  const finish = (decided: PaymentOutcome, payment: Payment | undefined) => {
    const href = decided === 'completed' ? consumeRedirect('afterPurchase') : null;
    if (href === null || payment === undefined) return setOutcome(decided);
    announce(walletTexts.creditsAdded(formatCredits(payment.credits)));
    void router.navigate({ href, replace: true });
  };
  /** In the address the choice survives a reload and an expired session. */
  const putChoiceInAddress = (packageId: string) =>
    void router.navigate({
      to: '/onboarding/paywall',
      search: (kept) => ({ ...kept, packageId }),
      replace: true,
      resetScroll: false,
    });
  const isPaid = outcome === 'completed';
  const isWatching = paymentId !== null && arrival === 'returned' && outcome === null;
  return (
    <Page
      isCentred={isPaid}
      title={isPaid ? 'You are all set' : 'Get credits'}
      lead={isPaid ? undefined : <PaywallLead />}
    >
      <Stack gap="lg">
        {paymentId !== null && (
          <PaymentWatch
            paymentId={paymentId}
            arrival={arrival}
            onOver={finish}
            onDismiss={dismiss}
            nextAction={<CreateNextVideo isFirst={!hasVideo} />}
          />
        )}
        {!isPaid && !isWatching && <WhyPaywall />}
        {!isPaid && !isWatching && (
          <PackagePicker packageId={search.packageId} onChoose={putChoiceInAddress} />
        )}
        {!isPaid && !isWatching && <UnfinishedHint />}
        {!isPaid && !isWatching && <PaywallSample />}
      </Stack>
    </Page>
  );
}

function arrivalOf({ paymentId, cancelled }: PaywallSearch): PaymentArrival {
  if (paymentId === undefined) return 'abandoned';
  return cancelled ? 'cancelled' : 'returned';
}

/** Whether there is a video already, finished or not. */
function useHasVideo(isEnabled: boolean): boolean {
  const finished = useInfiniteQuery({ ...videosQuery, enabled: isEnabled }).data?.pages[0]?.videos ?? [];
  const unfinished = useQuery({ ...unfinishedQuery, enabled: isEnabled }).data ?? [];
  return finished.length + unfinished.length > 0;
}

const CreateNextVideo = ({ isFirst }: { isFirst: boolean }) => (
  <Button variant="gradient" size="lg" mt="md" renderRoot={(props) => <Link {...props} to="/create/video" />}>
    {isFirst ? 'Create your first video' : 'Create a video'}
  </Button>
);

function PaywallLead() {
  const wallet = useQuery(walletQuery);
  return (
    <>
      A hook costs {formatCredits(limits.minCreationCredits)}; your product clip, music and the final video
      are included.
      <br />
      {wallet.data === undefined ? '\u00a0' : `You have ${formatCredits(wallet.data.balance)}.`}
    </>
  );
}
