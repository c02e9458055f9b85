import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { readUncancelled } from './read-uncancelled.ts';

/** Starts reading while a component shows the query, then removes the component before the reply. */
async function readDuringUnmount(fail = false) {
  const queryClient = new QueryClient();
  const replies: (() => void)[] = [];
  const balance = queryOptions({
    queryKey: ['balance'],
    queryFn: ({ signal }) =>
      new Promise<number>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        replies.push(() => (fail ? reject(new Error('refused')) : resolve(7)));
      }),
    retry: false,
  });
  const unmount = new QueryObserver(queryClient, balance).subscribe(() => {});
  const reading = readUncancelled(() => queryClient.fetchQuery(balance));
  unmount();
  await vi.waitFor(() => expect(replies).toHaveLength(2));
  replies[1]!();
  return reading;
}

test('a query that leaves with its component is read again', async () => {
  expect(await readDuringUnmount()).toBe(7);
});

test('other failures are passed on', async () => {
  await expect(readDuringUnmount(true)).rejects.toThrow('refused');
});
