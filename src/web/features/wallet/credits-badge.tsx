import { Text, UnstyledButton } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatCredits, formatNumber } from '../../lib/format.ts';
import classes from './credits-badge.module.css';
import { walletQuery } from './wallet-query.ts';

/** The balance, if there are credits; a balance that cannot be read counts as none. */
export function CreditsBadge() {
  const balance = useQuery(walletQuery).data?.balance ?? 0;
  if (balance <= 0) return null;
  return (
    <UnstyledButton
      className={classes.badge}
      renderRoot={(props) => <Link {...props} to="/wallet" />}
      aria-label={`${formatCredits(balance)}, open the wallet`}
    >
      <IconCoins size={18} stroke={1.75} aria-hidden />
      <Text component="span" size="sm" fw={600} className={classes.number}>
        {formatNumber(balance)}
      </Text>
    </UnstyledButton>
  );
}
