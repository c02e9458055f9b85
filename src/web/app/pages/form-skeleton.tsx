import { Container, Skeleton } from '@mantine/core';
import { Loading } from '../../ui/loading.tsx';

/** The place of a page with a form: its title and its first fields. */
export const FormSkeleton = () => (
  <Container size={860} w="100%" px={{ base: 'md', sm: 'lg' }} py={{ base: 'lg', sm: 'xl' }}>
    <Loading label="Loading the form">
      <Skeleton height={36} width={240} mb={{ base: 'lg', sm: 'xl' }} />
      <Skeleton height={640} radius="lg" />
    </Loading>
  </Container>
);
