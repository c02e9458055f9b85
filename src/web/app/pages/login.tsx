import { Anchor, Box, Text } from '@mantine/core';
import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { accountsTexts } from '../../features/accounts/accounts-texts.ts';
import { SignInPanel } from '../../features/accounts/sign-in-panel.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

const route = getRouteApi('/login');

export function LoginPage() {
  const { redirect } = route.useSearch();
  const ended = useLocation({ select: ({ state }) => state.ended });
  const goOn = useAfterSignIn('login', redirect);
  return (
    <SignInLayout title="Welcome back" lead="Log in to make your next video.">
      {ended && (
        <Box mb="md">
          <Notice tone="note">{accountsTexts.ended[ended]}</Notice>
        </Box>
      )}
      <SignInPanel failureTitle={accountsTexts.loginFailed} onSignedIn={goOn} />
      <Text mt="lg" c="dimmed">
        New here?{' '}
        <Anchor renderRoot={(props) => <Link {...props} to="/signup" search={{ redirect }} />}>
          Sign up
        </Anchor>
      </Text>
    </SignInLayout>
  );
}
