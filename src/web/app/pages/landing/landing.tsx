import { Button, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { builtInTemplates } from '../../../features/creator/built-in-templates.ts';
import { CreditsBadge } from '../../../features/wallet/credits-badge.tsx';
import { UserMenu } from '../../../features/accounts/user-menu.tsx';
import { Logo } from '../../shell/logo.tsx';
import { useSession } from '../../use-session.ts';
import classes from './landing.module.css';
import { PresenterPoster } from './presenter-poster.tsx';

const steps = [
  {
    title: 'Type your hook',
    text: 'Pick a presenter. They speak your line, lips and all, with the words on screen.',
  },
  {
    title: 'Add your product clip',
    text: 'Any video from your phone or screen. We fit it to the vertical frame.',
  },
  {
    title: 'Download and post',
    text: 'Music ducks under the voice, the cut is ready, and a link shows it to anyone.',
  },
] as const;

export function LandingPage() {
  const { isSignedIn, signOut } = useSession();
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Logo />
        <div className={classes.account}>
          {isSignedIn ? (
            <>
              <CreditsBadge />
              <UserMenu onSignOut={signOut} />
            </>
          ) : (
            <Link to="/login" className={classes.login}>
              Log In
            </Link>
          )}
        </div>
      </header>
      <section className={classes.hero}>
        <div className={classes.words}>
          <Title order={1} className={classes.headline}>
            Stop the scroll. Skip the shoot.
          </Title>
          <Text size="lg" c="dimmed" className={classes.lead}>
            Short marketing videos that start with a hook, made in minutes, without filming.
          </Text>
          <div className={classes.action}>
            <Button
              variant="gradient"
              size="xl"
              renderRoot={(props) => <Link {...props} to="/create/video" />}
            >
              {isSignedIn ? 'Create a video' : 'Make your first video'}
            </Button>
          </div>
        </div>
        <ul className={classes.wall} aria-label="The presenters">
          {builtInTemplates.map((presenter) => (
            <li key={presenter.id}>
              <PresenterPoster presenter={presenter} />
            </li>
          ))}
        </ul>
      </section>
      <ol className={classes.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            <Title order={2} size="h3">
              {title}
            </Title>
            <Text c="dimmed">{text}</Text>
          </li>
        ))}
      </ol>
    </div>
  );
}
