import { Button, Container, Skeleton } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { editorQuery } from '../../lib/editor-query.ts';
import { errorText } from '../../lib/error-text.ts';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Loading } from '../../ui/loading.tsx';

type EditorsOnlyProps = {
  children: ReactNode;
  /** The heading if the role cannot be checked; by default the reason. */
  failure?: string;
};

/** A page for editors of shared content; other users see an explanation. */
export function EditorsOnly({ children, failure }: EditorsOnlyProps) {
  const editor = useQuery(editorQuery);
  if (editor.data === true) return children;
  if (editor.isError)
    return <FailureNotice text={failure ?? errorText(editor.error)} onRetry={() => void editor.refetch()} />;
  if (editor.data === undefined) return <FormSkeleton />;
  return (
    <EmptyNotice
      picture={<IconLock size={48} stroke={1.25} color="var(--mantine-color-dimmed)" aria-hidden />}
      title="Only editors can change this"
      text="Templates and categories are prepared by this installation’s editors. You can use everything that they have made; to change it, ask the operator of this installation."
      action={
        <Button fullWidth size="lg" renderRoot={(props) => <Link {...props} to="/templates" />}>
          See the templates
        </Button>
      }
    />
  );
}

/** A skeleton of a page with a form: its title and its first fields. */
const FormSkeleton = () => (
  <Container size={860} w="100%" px={{ base: 'md', sm: 'lg' }} py={{ base: 'lg', sm: 'xl' }}>
    <Loading label="Loading the form">
      <Skeleton height={36} width={240} mb={{ base: 'lg', sm: 'xl' }} />
      <Skeleton height={640} radius="lg" />
    </Loading>
  </Container>
);
