import { expect, test } from 'vitest';
import * as calls from '#contract/calls/categories.ts';
import { safeFetch } from '#server/adapters/outgoing/safe-fetch.ts';
import { AppError } from '#server/errors.ts';
import { contentFront, smallPicture } from '../../../tests/helpers/content-front.ts';
import { pictureSite } from '../../../tests/helpers/picture-site.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';

async function editorAt(site: { port: number }) {
  const front = await contentFront({ picturePort: site.port });
  const editor = await front.person();
  const add = (thumbnail: string) => editor.try(calls.addCategory, { body: { name: 'Shops', thumbnail } });
  return { front, editor, add };
}

test('a thumbnail is fetched from its URL once, also after a redirect, and then served by us @content-015', async () => {
  const site = await pictureSite(smallPicture());
  const { front, editor, add } = await editorAt(site);
  const made = (await add(`${site.url}/to-picture`)).body;
  expect(site.asked).toEqual(['/to-picture', '/picture.png']);
  const stored = await fetch(new URL(made.thumbnail!, front.origin));
  expect(Buffer.from(await stored.arrayBuffer())).toEqual(smallPicture());
  const params = { categoryId: made.id };
  const saved = await editor.call(calls.editCategory, { params, body: { ...made, name: 'Stores' } });
  expect([saved.thumbnail, site.asked.length]).toEqual([made.thumbnail, 2]);
});

test('a URL without a public web picture is rejected, and nothing is stored @content-016', async () => {
  const site = await pictureSite(smallPicture());
  const { front, editor, add } = await editorAt(site);
  const refusals: [address: string, code: string][] = [
    ['http://127.0.0.1:1/picture.png', 'address_refused'],
    ['http://localhost:1/picture.png', 'address_refused'],
    ['http://[::1]/picture.png', 'address_refused'],
    ['http://0x7f000001/picture.png', 'address_refused'],
    ['http://169.254.169.254/latest/meta-data/', 'address_refused'],
    ['https://10.0.0.1/picture.png', 'address_refused'],
    ['file:///etc/passwd', 'address_refused'],
    ['data:image/png;base64,AAAA', 'address_refused'],
    ['javascript:alert(1)', 'address_refused'],
    ['picture.png', 'address_refused'],
    [`http://somebody:secret@127.0.0.1:${site.port}/picture.png`, 'address_refused'],
    [`${site.url}/to-loopback`, 'address_refused'],
    [`${site.url}/to-metadata`, 'address_refused'],
    [`${site.url}/to-file`, 'address_refused'],
    [`${site.url}/to-itself`, 'address_unreachable'],
    [`${site.url}/missing`, 'address_unreachable'],
    [`${site.url}/silent`, 'address_unreachable'],
    [`${site.url}/page.png`, 'file_not_picture'],
    [`${site.url}/says-5-gb`, 'thumbnail_too_large'],
    [`${site.url}/endless`, 'thumbnail_too_large'],
  ];
  const before = await front.filesThere();
  for (const [address, code] of refusals) {
    expect([address, (await add(address)).body.error]).toEqual([address, code]);
  }
  expect(await editor.call(calls.readCategories)).toHaveLength(3);
  expect(await front.filesThere()).toEqual(before);
  expect(await front.database.selectFrom('content_files').select('id').execute()).toEqual([]);
});

const tooLarge = (): AppError => new AppError('thumbnail_too_large');

test('one private address among a host name’s addresses is enough to reject it', async () => {
  const folder = await temporaryFolder();
  const resolve = async () => [
    { address: '1.1.1.1', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ];
  const fetched = safeFetch('https://example.com/a.png', `${folder}/a`, { maxBytes: 1, tooLarge, resolve });
  await expect(fetched).rejects.toMatchObject({ code: 'address_refused' });
});

test('the connection goes to the checked address, even if DNS changes afterwards', async () => {
  const site = await pictureSite(smallPicture());
  const folder = await temporaryFolder();
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    return [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
  };
  await safeFetch(`http://rebinding.example:${site.port}/picture.png`, `${folder}/a`, {
    maxBytes: 100_000,
    tooLarge,
    resolve,
    mayConnect: ({ address }) => address === '127.0.0.1',
  });
  expect([asked, site.asked]).toEqual([1, ['/picture.png']]);
});

test('outside tests only https on its standard port is allowed', async () => {
  const folder = await temporaryFolder();
  const resolve = async () => [{ address: '1.1.1.1', family: 4 }];
  for (const address of ['http://example.com/a.png', 'https://example.com:8443/a.png']) {
    const fetched = safeFetch(address, `${folder}/a`, { maxBytes: 1, tooLarge, resolve });
    await expect(fetched).rejects.toMatchObject({ code: 'address_refused' });
  }
});
