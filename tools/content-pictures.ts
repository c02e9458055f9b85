import path from 'node:path';
import type { Page } from '@playwright/test';
import { editCategory, readCategories, uploadCategoryThumbnail } from '../src/contract/calls/categories.ts';
import { addTemplate, readTemplate, uploadTemplateVideo } from '../src/contract/calls/templates.ts';
import { openSession } from '../tests/e2e/steps/open-session.ts';
import { tourOfContent, type Look, type TourFiles } from '../tests/e2e/tour.ts';
import type { Person } from '../tests/helpers/api.ts';
import { waitFor } from '../tests/helpers/wait-for.ts';
import { ffmpeg } from '../tests/helpers/sample-media.ts';

export type PreparedContent = { editor: Person; templateId: string; unplayable: string };

const presenters = path.resolve('assets/presenters');
const posters: Record<string, string> = { 'Brand Story': 'ingrid', Marketing: 'maya', Training: 'kai' };

/** Realistic content of editors: their clips, pictures of the categories, and a film of an old camera. */
export async function prepareContent(editor: Person, folder: string): Promise<PreparedContent> {
  for (const category of await editor.call(readCategories)) {
    const poster = posters[category.name];
    if (!poster) continue;
    const thumbnail = path.join(presenters, `${poster}.jpg`);
    const { url } = await editor.sendFile(uploadCategoryThumbnail, { thumbnail });
    const { id: categoryId, ...body } = category;
    await editor.call(editCategory, { params: { categoryId }, body: { ...body, thumbnail: url } });
  }
  const ids: string[] = [];
  for (const [name, presenter] of [
    ['Mira at her desk', 'maya'],
    ['Jon in the workshop', 'desmond'],
  ] as const) {
    const { url: videoUrl } = await editor.sendFile(uploadTemplateVideo, {
      video: path.join(presenters, `${presenter}.mp4`),
    });
    const industries = ['E-commerce', 'Fashion'];
    const body = {
      name,
      type: 'hook',
      categoryId: 'marketing',
      videoUrl,
      consent: true,
      industries,
    } as const;
    ids.push((await editor.call(addTemplate, { body: { ...body, industries: [...industries] } })).id);
  }
  await waitFor(async () => {
    const read = ids.map((templateId) => editor.call(readTemplate, { params: { templateId } }));
    return (await Promise.all(read)).every(({ status }) => status !== 'processing') || undefined;
  }, 120_000);
  const unplayable = path.join(folder, 'old-camera.avi');
  const film = ['-stream_loop', '3', '-i', path.join(presenters, 'ingrid.mp4')];
  await ffmpeg([...film, '-c:v', 'mpeg4', '-q:v', '4', '-c:a', 'mp3', unplayable]);
  return { editor, templateId: ids[0]!, unplayable };
}

/** The pages of editors with content, in addition to those that every test visits. */
export async function lookAtContent(
  page: Page,
  look: Look,
  { files, content }: { files: TourFiles; content: PreparedContent },
): Promise<void> {
  await openSession(page.context(), content.editor.token);
  await tourOfContent(page, look, files);
  for (const [address, name, sign] of [
    ['/templates/add', 'template-add', 'Save Template'],
    [`/templates/${content.templateId}/edit`, 'template-edit', 'The clip is ready.'],
    ['/categories/add', 'category-add', 'Save Category'],
    ['/blog', 'blog', 'Read more'],
    ['/blog/write-the-hook-for-the-ear', 'blog-post', 'More Posts'],
  ] as const) {
    await page.goto(address);
    await page.getByText(sign).first().waitFor();
    await look(name);
  }
  await page.getByText('More Posts').scrollIntoViewIfNeeded();
  await look('blog-post-end');
  await page.goto('/categories/add');
  await page.getByLabel('Name').fill('Seasonal');
  await page.getByRole('button', { name: 'Add Subcategory' }).click();
  await look('category-add-subcategory');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor();
  await look('leave-question');
  await page.goto('/templates/upload');
  await page.locator('input[type=file]').setInputFiles(content.unplayable);
  await page.getByText('our server cuts').waitFor();
  await page.getByText('Shown here once prepared').scrollIntoViewIfNeeded();
  await look('reference-sending-whole');
  await page.getByRole('button', { name: 'Continue', disabled: false }).waitFor();
  await page.locator('section[aria-label="old-camera.avi"] video').first().waitFor({ timeout: 60_000 });
  await look('reference-sent-whole');
  await page.getByRole('combobox', { name: 'Category', exact: true }).click();
  await page.getByRole('option', { name: 'Marketing' }).click();
  await page.getByRole('combobox', { name: 'Subcategory name' }).fill('Customer story');
  await page.getByRole('button', { name: 'Continue', disabled: false }).click();
  await page.locator('canvas[data-drawn=true]').first().waitFor();
  await look('reference-trim-prepared');
}
