import { Anchor, Text } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { limits } from '#contract/limits.ts';
import { prices } from '#contract/prices.ts';
import { accountsTexts } from '../../features/accounts/accounts-texts.ts';
import { LegalNotes } from '../../features/accounts/legal-notes.tsx';
import { SignInPanel } from '../../features/accounts/sign-in-panel.tsx';
import type { SignInRoute } from '../guards/guards.ts';
import { SignInLayout } from './sign-in-layout.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

const facts = [
  'No card needed to sign up.',
  `A hook is ${prices.hook} credits; if it fails, they come back.`,
  `Money back for ${limits.refundDays} days, as long as a package is unspent.`,
];

const registerRoute = getRouteApi('/register');
const signupRoute = getRouteApi('/signup');

export const RegisterPage = () => (
  <CreateAccount route="register" redirect={registerRoute.useSearch().redirect} />
);
export const SignupPage = () => <CreateAccount route="signup" redirect={signupRoute.useSearch().redirect} />;

function CreateAccount({ route, redirect }: { route: SignInRoute; redirect: string | undefined }) {
  const goOn = useAfterSignIn(route, redirect);
  return (
    <SignInLayout
      title="Make your first video"
      lead="Create your account. It takes a few seconds."
      facts={facts}
    >
      <SignInPanel failureTitle={accountsTexts.registrationFailed} onSignedIn={goOn} />
      <LegalNotes />
      <Text mt="lg" c="dimmed">
        Already have an account?{' '}
        <Anchor renderRoot={(props) => <Link {...props} to="/login" search={{ redirect }} />}>Log in</Anchor>
      </Text>
    </SignInLayout>
  );
}
