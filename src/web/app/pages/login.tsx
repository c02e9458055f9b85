import { Anchor, Text } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { accountsTexts } from '../../features/accounts/accounts-texts.ts';
import { SignInPanel } from '../../features/accounts/sign-in-panel.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

const route = getRouteApi('/login');

export function LoginPage() {
  const { redirect } = route.useSearch();
  const goOn = useAfterSignIn('login', redirect);
  return (
    <SignInLayout title="Welcome back" lead="Log in to make your next video.">
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
