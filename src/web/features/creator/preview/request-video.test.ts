import { beforeEach, expect, test, vi } from 'vitest';
import { requestVideo } from './request-video.ts';

const address = '/api/video-generations/g1/process';
const request = { params: { generationId: 'g1' }, body: { title: 'Stop scrolling.' } };
let sent: { url: string; body: unknown }[];

function replyWith(...statuses: number[]): void {
  sent = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    sent.push({ url, body });
    const status = statuses[sent.length - 1]!;
    if (status === 0) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(Response.json({ generationId: 'g1' }, { status }));
  });
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
});

test('the final video is requested without waiting for it @states-002', async () => {
  replyWith(202);
  expect(await requestVideo(request)).toMatchObject({ generationId: 'g1' });
  expect(sent).toEqual([{ url: `${address}?async=true`, body: '{"title":"Stop scrolling."}' }]);
});

test.each([400, 500, 503])('after a %i it is retried without the query @states-003', async (status) => {
  replyWith(status, 202);
  expect(await requestVideo(request)).toMatchObject({ generationId: 'g1' });
  expect(sent.map(({ url }) => url)).toEqual([`${address}?async=true`, address]);
  expect(sent[1]!.body).toBe(sent[0]!.body);
});

test.each([404, 409, 422, 0])('after a %i it is not retried, and the failure is reported', async (status) => {
  replyWith(status);
  await expect(requestVideo(request)).rejects.toMatchObject({ status });
  expect(sent).toHaveLength(1);
});

test('when both fail the second failure is reported', async () => {
  replyWith(500, 503);
  await expect(requestVideo(request)).rejects.toMatchObject({ status: 503 });
});
