import { getRouteApi, useRouter } from '@tanstack/react-router';
import { PreferredCard } from '../../features/billing/preferred-card.tsx';
import { SandboxCheckout } from '../../features/wallet/sandbox-checkout.tsx';

const route = getRouteApi('/checkout/sandbox/$paymentId');

export function SandboxCheckoutPage() {
  const { paymentId } = route.useParams();
  const router = useRouter();
  const goBack = () =>
    void router.navigate({ to: '/onboarding/paywall', search: { paymentId }, replace: true });
  return <SandboxCheckout paymentId={paymentId} savedCard={<PreferredCard />} onSettled={goBack} />;
}
