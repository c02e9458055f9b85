import { expect, test } from 'vitest';
import { shareLink } from './share-link.ts';

const link = { title: 'Cold coffee', url: 'https://app.test/share/1' };
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));

function clipboardOf(texts: string[]) {
  return {
    writeText: async (text: string) => {
      texts.push(text);
    },
  };
}

test('a device with a share sheet shares, and copies nothing @reel-pages-017', async () => {
  const shared: unknown[] = [];
  const copied: string[] = [];
  const share = async (given: unknown) => {
    shared.push(given);
  };
  expect(await shareLink({ share, clipboard: clipboardOf(copied) }, link)).toBe('shared');
  expect(shared).toEqual([link]);
  expect(copied).toEqual([]);
});

test('closing the share sheet is not a failure, and nothing is copied', async () => {
  const copied: string[] = [];
  const device = { share: refuse('AbortError'), clipboard: clipboardOf(copied) };
  expect(await shareLink(device, link)).toBe('dismissed');
  expect(copied).toEqual([]);
});

test.each([
  ['without a share sheet', {}],
  ['where the share sheet refuses', { share: refuse('NotAllowedError') }],
])('%s the URL is copied', async (_where, device) => {
  const copied: string[] = [];
  expect(await shareLink({ ...device, clipboard: clipboardOf(copied) }, link)).toBe('copied');
  expect(copied).toEqual([link.url]);
});

test.each([
  ['refuses', { clipboard: { writeText: refuse('NotAllowedError') } }],
  ['does not exist', {}],
])('a clipboard that %s is reported', async (_what, device) => {
  expect(await shareLink(device, link)).toBe('refused');
});
