import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CallError } from '../../lib/call-error.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { texts } from './texts.ts';

const words = texts.view;

type NoCategoryProps = { title?: string; error: Error; onRetry: () => void };

/** Shown for a category that does not exist any more, or could not be loaded. */
export function NoCategory({ title, error, onRetry }: NoCategoryProps) {
  const isGone = error instanceof CallError && error.code === 'not_found';
  return (
    <FailureNotice
      {...(title === undefined ? {} : { title })}
      text={isGone ? words.gone : words.failed}
      {...(isGone ? {} : { onRetry })}
      action={
        <Button mt="xs" variant="subtle" renderRoot={(props) => <Link {...props} to="/categories" />}>
          {words.back}
        </Button>
      }
    />
  );
}
