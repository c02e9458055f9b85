import { until } from '../../tests/helpers/upgrade/app-of-version.ts';
import type { Scene } from './scene.ts';

async function addTemplate({ ada, files }: Scene, name: string, changes: object = {}): Promise<string> {
  const video = await ada.send('/api/templates/upload-video', files.clip, {}, 'video');
  const template = {
    name,
    description: `${name}, for the upgrade`,
    categoryId: 'marketing',
    type: 'hook',
    videoUrl: video.url,
    industries: ['Gaming'],
    tags: ['old'],
    ...changes,
  };
  return (await ada.call('POST', '/api/templates', template)).id;
}

export const addUnluckyTemplate = async (scene: Scene): Promise<void> => {
  scene.ids.failedTemplate = await addTemplate(scene, 'Failed');
};

/** Finished templates, categories and reference videos. */
export async function fillContent(scene: Scene): Promise<void> {
  const { ada, files, ids } = scene;
  const thumbnail = await ada.send('/api/templates/upload-thumbnail', files.picture, {}, 'thumbnail');
  ids.template = await addTemplate(scene, 'Ready', {
    thumbnailUrl: thumbnail.url,
    consent: true,
    ttsPayload: { speed: 1.1, script: 'Hello.' },
    editableRegions: [{ name: 'Logo', type: 'image', startTime: 0, duration: 1 }],
  });
  const deleted = await addTemplate(scene, 'Deleted');
  await ada.call('DELETE', `/api/templates/${deleted}`);
  const picture = await ada.send('/api/categories/upload-thumbnail', files.picture, {}, 'thumbnail');
  const category = await ada.call('POST', '/api/categories', {
    name: 'Garden',
    description: 'Everything that grows',
    thumbnail: picture.url,
    metadata: { season: 'spring', plants: [1, 2] },
    subcategories: [{ name: 'Trees', subcategoryID: 'T-1', industriesServed: ['Agriculture'] }],
  });
  ids.category = category.id;
  await ada.send(`/api/categories/${category.id}/reference-videos`, files.clip, { videoType: 'Trees' });
  await until('the content is ready', async () => {
    const { rowCount } = await scene.database.query(`select from content_files where status = 'processing'`);
    return rowCount === 0 || undefined;
  });
}

export async function fillWaitingContent(scene: Scene): Promise<void> {
  const { ada, ids } = scene;
  ids.waitingTemplate = await addTemplate(scene, 'Waiting');
  const cut = { uploadId: ids.longUpload, videoType: 'Flowers', startTime: 2, endTime: 8 };
  await ada.call('POST', `/api/categories/${ids.category}/reference-videos/cuts`, cut);
}
