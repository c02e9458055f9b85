import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import classes from './credits-badge.module.css';
import { walletQuery } from './wallet-query.ts';
import { walletTexts } from './wallet-texts.ts';

/** A link to the packages, shown instead of the credits badge if there are no credits. */
export function GetCreditsLink() {
  const wallet = useQuery(walletQuery);
  if (wallet.data?.balance !== 0) return null;
  return (
    <UnstyledButton
      className={classes.badge}
      renderRoot={(props) => <Link {...props} to="/onboarding/paywall" />}
      fz="sm"
      fw={600}
    >
      {walletTexts.getCredits}
    </UnstyledButton>
  );
}
