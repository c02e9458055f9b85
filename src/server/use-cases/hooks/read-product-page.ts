import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '#contract/limits.ts';
import { decodePage } from '#studio/hook-writer/product-page/decode-page.ts';
import { describePage, type DescribedPage } from '#studio/hook-writer/product-page/describe-page.ts';
import { AppError } from '../../errors.ts';
import { incomingFileName } from '../uploads/receive-upload.ts';

export type ReadProductPageDeps = {
  incomingFolder: string;
  /**
   * Downloads a page from the public web. Returns the content type that its server names. Throws `address_refused`,
   * `address_unreachable` and `page_too_large`.
   */
  fetchPage: (address: string, toPath: string) => Promise<string | null>;
};

export const maxPageBytes = 2_000_000;
export const pageTooLarge = (): AppError =>
  new AppError('page_too_large', 'The page is too large to be read', { maxBytes: maxPageBytes });

const pageTypes = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;

/** Reads what the product page at a URL sells, in its own words. Its text is treated as data, never as instructions. */
export async function readProductPage(
  deps: ReadProductPageDeps,
  input: { address: string },
): Promise<DescribedPage> {
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(input.address);
  const address = hasScheme ? input.address : `https://${input.address}`;
  await mkdir(deps.incomingFolder, { recursive: true });
  const target = path.join(deps.incomingFolder, incomingFileName());
  try {
    const contentType = await deps.fetchPage(address, target);
    if (!pageTypes.test(contentType ?? ''))
      throw new AppError('page_not_html', 'This address is not a web page');
    const page = describePage(decodePage(await readFile(target), contentType), limits.maxSoldCharacters);
    if (!page) throw new AppError('page_without_product', 'The page names nothing that is sold');
    return page;
  } finally {
    await rm(target, { force: true });
  }
}
