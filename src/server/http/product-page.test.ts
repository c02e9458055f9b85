import { expect, test } from 'vitest';
import { readProductPage, writeHooks } from '#contract/calls/hooks.ts';
import { contentFront } from '../../../tests/helpers/content-front.ts';
import { productSite } from '../../../tests/helpers/product-site.ts';

async function visitorOf(site: { port: number }) {
  const front = await contentFront({ pagePort: site.port });
  const person = await front.person();
  return { front, person, read: (address: string) => person.try(readProductPage, { body: { address } }) };
}

test('a product page is summarised, also after a redirect, and nothing is stored', async () => {
  const site = await productSite();
  const { front, person, read } = await visitorOf(site);
  const sold = 'Lumi is an LED desk lamp that helps you read at night.';
  for (const place of ['/lamp', '/to-lamp'])
    expect((await read(site.url + place)).body).toEqual({ title: 'Lumi', sold });
  const { hooks } = await person.call(writeHooks, { body: { sold } });
  expect(hooks).toHaveLength(10);
  expect(await front.filesThere()).toEqual([]);
});

test('a windows-1251 page is decoded, and a prompt inside a page is not followed', async () => {
  const site = await productSite();
  const { read } = await visitorOf(site);
  expect((await read(`${site.url}/tea`)).body.title).toBe('Чай Ромашка');
  expect((await read(`${site.url}/prompt`)).body.sold).toBe(
    'Lumi is an LED desk lamp that helps you read at night.',
  );
});

test('pages outside the public web are refused, and nothing is stored', async () => {
  const site = await productSite();
  const { front, read } = await visitorOf(site);
  const refusals: [address: string, status: number, code: string][] = [
    ['http://127.0.0.1:1/lamp', 422, 'address_refused'],
    ['127.0.0.1/lamp', 422, 'address_refused'],
    ['https://[::1]/lamp', 422, 'address_refused'],
    ['file:///etc/passwd', 422, 'address_refused'],
    [`${site.url}/to-loopback`, 422, 'address_refused'],
    [`${site.url}/to-metadata`, 422, 'address_refused'],
    [`${site.url}/missing`, 422, 'address_unreachable'],
    [`${site.url}/says-1-gb`, 413, 'page_too_large'],
    [`${site.url}/endless`, 413, 'page_too_large'],
    [`${site.url}/manual.pdf`, 415, 'page_not_html'],
    [`${site.url}/disguised.pdf`, 422, 'page_without_product'],
    [`${site.url}/empty`, 422, 'page_without_product'],
    ['', 400, 'invalid_request'],
  ];
  for (const [address, status, code] of refusals) {
    const answer = await read(address);
    expect([address, answer.status, answer.body.error]).toEqual([address, status, code]);
  }
  expect(await front.filesThere()).toEqual([]);
});
