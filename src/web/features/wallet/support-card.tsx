import { Button, Text, Title } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useSupportAddress } from './support-address.ts';
import classes from './side-card.module.css';
import { walletTexts } from './wallet-texts.ts';

/** Tells users how to reach support. */
export function SupportCard() {
  const support = useSupportAddress();
  return (
    <section className={classes.card} aria-labelledby="support-title">
      <div>
        <Title order={2} size="h4" id="support-title">
          {walletTexts.supportTitle}
        </Title>
        <Text c="dimmed" mt={4}>
          {walletTexts.supportNote}
        </Text>
        <Text size="xs" c="dimmed" mt={4} mih={20}>
          {support?.email}
        </Text>
      </div>
      <Button
        component="a"
        href={support?.mailLink}
        className={classes.action}
        leftSection={<IconMail size={18} aria-hidden />}
      >
        {walletTexts.support}
      </Button>
    </section>
  );
}
