import { Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { sampleTemplates } from '../../lib/built-in-templates.ts';
import { PresenterPoster } from './landing/presenter-poster.tsx';
import classes from './sign-in-layout.module.css';

type SignInLayoutProps = {
  title: string;
  lead: string;
  /** Terms that a new user may ask about before signing up. */
  facts?: readonly string[];
  children: ReactNode;
};

/** The form beside a wall of presenters; on phones the form alone. */
export const SignInLayout = ({ title, lead, facts = [], children }: SignInLayoutProps) => (
  <div className={classes.page}>
    <div className={classes.form}>
      <Title order={1} size="h2">
        {title}
      </Title>
      <Text c="dimmed" mt={6} mb="lg">
        {lead}
      </Text>
      {facts.length === 0 ? null : (
        <ul className={classes.facts}>
          {facts.map((fact) => (
            <li key={fact}>
              <IconCheck size={18} aria-hidden />
              {fact}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
    <div className={classes.wall} aria-hidden>
      {sampleTemplates.map((presenter) => (
        <PresenterPoster key={presenter.id} presenter={presenter} />
      ))}
    </div>
  </div>
);
