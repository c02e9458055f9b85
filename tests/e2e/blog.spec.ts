import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { BlogPostEntry } from '#contract/calls/blog.ts';
import { test } from './app-test.ts';
import { collectComplaints } from './complaints.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { openAsEditor } from './steps/open-as-editor.ts';
import { tabTo } from './steps/press-to.ts';

const ears = 'write-the-hook-for-the-ear';
const textOf = (page: Page, selector: string) => page.locator(selector).first().textContent();

test('a guest without JavaScript reads the list, a post and two related posts @shell-004', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  const complaints: string[] = [];
  const page = await context.newPage();
  page.on('response', (answer) => answer.status() >= 400 && complaints.push(answer.url()));
  await page.goto('/blog');
  await expect(page).toHaveTitle('blog list | Hookline');
  await expect(page.locator('time')).toHaveText(['March 25, 2025', 'March 22, 2025', 'March 21, 2025']);
  await expect(page.getByRole('link', { name: 'Create New Post' })).toHaveAttribute('href', '/blog/create');
  await page.getByRole('link', { name: 'Read more: Write the hook for the ear, not for the page' }).click();
  await page.waitForURL(`**/blog/${ears}`);
  await expect(page.getByText('By The Hookline team')).toBeVisible();
  expect(await page.getByRole('main').textContent()).toMatch(/(\w+\W+){600}/);
  const more = page.getByRole('heading', { name: 'More Posts' }).locator('..').getByRole('link');
  const addresses = await more.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.sort()).toEqual([
    '/blog/five-hooks-that-earn-the-fourth-second',
    '/blog/test-three-hooks-before-you-polish-one',
  ]);
  await more.first().click();
  await expect(page).not.toHaveURL(new RegExp(ears));
  expect(complaints).toEqual([]);
  await context.close();
});

test('a post has Open Graph tags, a feed entry and share links with its own URL @content-pages-018', async ({
  page,
  app,
}) => {
  await page.goto(`/blog/${ears}`);
  const property = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  expect(await property('type')).toBe('article');
  expect(await property('title')).toContain('Write the hook for the ear');
  expect(await property('url')).toBe(`${app.url}/blog/${ears}`);
  expect(await property('description')).toContain('A line that reads well');
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  expect(await (await page.request.get(feed!)).text()).toContain(`${app.url}/blog/${ears}`);
  const share = page.getByRole('list', { name: 'Share this post' }).getByRole('link');
  await expect(share).toHaveCount(3);
  for (const link of await share.all()) {
    expect(await link.getAttribute('href')).toContain(`=${app.url}/blog/${ears}`);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('in the app the post follows the URL, and a missing or unreachable post shows an error @content-pages-014', async ({
  browser,
  app,
}) => {
  const { page } = await openAsEditor(browser, app);
  await page.goto(`/blog/${ears}`);
  await expect(page.getByRole('banner').getByRole('button')).toBeVisible();
  const before = await textOf(page, 'h1');
  await page.getByRole('heading', { name: 'More Posts' }).locator('..').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before!);
  await expect(page).toHaveTitle(`${await textOf(page, 'h1')} | Hookline`);
  expect((await page.goto('/blog/no-such-post'))!.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
  await expect(page.getByText('The post "no-such-post" could not be found.')).toBeVisible();
  await page.route('**/api/blog/posts/other', (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/blog/other');
  await expect(page.getByRole('heading', { name: 'This post could not be loaded' })).toBeVisible();
  await expect(page.getByText('Failed to load the blog post. Please try again later.')).toBeVisible();
  await page.unroute('**/api/blog/posts/other');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('The post "other" could not be found.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to the blog' }).click();
  await page.getByRole('heading', { name: 'Blog', exact: true }).waitFor();
  await page.close();
});

test('a new post is saved as two files with instructions @content-pages-020', async ({ browser, app }) => {
  const { page } = await openAsEditor(browser, app);
  const complaints = await collectComplaints(page.context());
  await page.goto('/blog/create');
  const save = page.getByRole('button', { name: 'Save Post' });
  await expect(save).toBeDisabled();
  await page.getByLabel('Post ID').fill('../secret');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please fill out all required fields.')).toBeVisible();
  await page.getByLabel('Title').fill('Ten hooks in ten minutes');
  await page.getByLabel('Author').fill('Ada');
  await page.getByLabel('Summary').fill('A way to warm up.');
  await page.getByLabel('Date').fill('2025-03-24');
  const content = page.getByLabel('Markdown content');
  await content.fill('Begin\nhere');
  await save.click();
  await expect(page.getByText('The Post ID may hold small letters, digits and hyphens')).toBeVisible();
  await page.getByLabel('Post ID').fill('ten-hooks');
  await page.getByRole('main').getByRole('link', { name: 'Back to the blog' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();

  await content.press('Control+Home');
  await page.getByRole('button', { name: 'Heading 2' }).click();
  await content.press('Control+End');
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(content).toHaveValue('## Begin\nhere**bold text**');
  await page.keyboard.type('now');
  await expect(content).toHaveValue('## Begin\nhere**now**');

  const files: Record<string, string> = {};
  page.on('download', async (download) => {
    files[download.suggestedFilename()] = await readFile(await download.path(), 'utf8');
  });
  await save.click();
  await expect(page.getByText('Files generated! Please add them to your project and deploy.')).toBeVisible();
  await expect(page.getByText('Add ten-hooks.md to the posts directory')).toBeVisible();
  await expect.poll(() => Object.keys(files).sort()).toEqual(['posts.json', 'ten-hooks.md']);
  expect(files['ten-hooks.md']).toBe('## Begin\nhere**now**\n');
  const index = JSON.parse(files['posts.json']!) as BlogPostEntry[];
  expect(index.map(({ date }) => date)).toEqual(['2025-03-25', '2025-03-24', '2025-03-22', '2025-03-21']);
  expect(index[1]).toEqual({
    id: 'ten-hooks',
    title: 'Ten hooks in ten minutes',
    date: '2025-03-24',
    summary: 'A way to warm up.',
    author: 'Ada',
    filename: 'ten-hooks.md',
  });
  await expectAccessible(page);
  // Saved: leaving does not ask for confirmation.
  await page.getByRole('main').getByRole('link', { name: 'Back to the blog' }).click();
  await page.waitForURL('**/blog');
  expect(complaints).toEqual([]);
  await page.close();
});

test('the preview renders the allowed tags and strips scripts, frames, styles and event handlers @content-pages-022', async ({
  browser,
  app,
}) => {
  const { page } = await openAsEditor(browser, app);
  await page.goto('/blog/create');
  const content = page.getByLabel('Markdown content');
  await content.fill(
    [
      '# Title',
      '- one\n- two',
      '> quoted *words*',
      '[a link](https://example.com) and [a trap](javascript:alert(1)) and [data](data:text/html,x)',
      '<script>window.caught = 1</script><img src="x" onerror="window.caught = 2"><svg onload="window.caught = 3">',
      '<p style="position:fixed" onclick="window.caught = 4">Over</p><iframe src="https://example.com"></iframe>',
    ].join('\n\n'),
  );
  await page.getByRole('button', { name: 'Show Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Title' })).toBeVisible();
  await expect(preview.getByRole('listitem')).toHaveCount(2);
  await expect(preview.locator('blockquote em')).toHaveText('words');
  await expect(preview.locator('a[href]')).toHaveCount(1);
  for (const trace of ['script', 'iframe', 'svg', '[style*=fixed]', '[onclick]', '[onerror]', 'img[src]'])
    await expect(preview.locator(trace)).toHaveCount(0);
  expect(await page.evaluate('window.caught')).toBeUndefined();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hide Preview' }).click();
  await expect(preview).toHaveCount(0);

  await page.reload();
  await expect(content).toHaveValue(/# Title/);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await expect(content).toHaveValue('');
  await page.close();
});

test('a post can be written with the keyboard alone @content-pages-050', async ({ browser, app }) => {
  const { page } = await openAsEditor(browser, app);
  await page.goto('/blog/create');
  const field = (name: string) => page.getByLabel(name);
  await field('Post ID').waitFor();
  for (const [name, text] of [
    ['Post ID', 'by-keyboard'],
    ['Title', 'By keyboard'],
    ['Author', 'Ada'],
    ['Summary', 'No mouse.'],
  ] as const) {
    await tabTo(page, field(name));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole('button', { name: 'Heading 1' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Words');
  await expect(field('Markdown content')).toHaveValue('# Words');
  await tabTo(page, page.getByRole('button', { name: 'Save Post' }));
  const downloaded = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await downloaded;
  await expect(page.getByText('Files generated!')).toBeVisible();
  await page.close();
});
