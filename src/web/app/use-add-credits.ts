import { useNavigate } from '@tanstack/react-router';
import { remember } from '../lib/redirect-memory.ts';

/** Opens the packages; after the purchase the user is returned to the current page. */
export function useAddCredits(): () => void {
  const navigate = useNavigate();
  return () => {
    remember('afterPurchase', window.location.pathname + window.location.search);
    void navigate({ to: '/onboarding/paywall' });
  };
}
