import { beforeEach, expect, test } from 'vitest';
import { greenscreenDefaults } from '#contract/greenscreen-settings.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { addUpload } from '../../../../tests/helpers/test-video.ts';
import type { Database } from '../../db/database.ts';
import { chooseBackground, type BackgroundChoice } from './choose-background.ts';

const publicOrigin = 'https://hookline.example';
let database: Database;
let userId: string;
const ids = { image: '', video: '', others: '' };

beforeEach(async () => {
  const opened = await testDatabase();
  database = opened;
  userId = await testAccount(opened, 0);
  ids.image = await addUpload(opened, userId, 'image');
  ids.video = await addUpload(opened, userId, 'video');
  ids.others = await addUpload(opened, await testAccount(opened, 0), 'image');
});

const choose = async (type: BackgroundChoice['backgroundType'], config: string | null) => {
  const { backgroundFit, blurStrength } = greenscreenDefaults;
  const choice = { userId, backgroundType: type, backgroundConfig: config, backgroundFit, blurStrength };
  return (await chooseBackground({ publicOrigin }, database, choice)).part;
};

const addressOf = (id: string, ending = 'png'): string =>
  `/api/files/users/${userId}/uploads/${id}.${ending}`;

test('a colour is accepted with and without #, in any case; anything else is rejected @greenscreen-003', async () => {
  for (const config of ['#1A2B3C', '1a2b3c', ' 1A2b3C '])
    expect(await choose('color', config)).toMatchObject({ source: 'color', colour: '#1a2b3c' });
  for (const config of ['#zzzzzz', '', null, '#fff', 'red', '##123456'])
    await expect(choose('color', config)).rejects.toMatchObject({ code: 'colour_invalid' });
});

test('one of the user’s uploads is accepted by id and by URL, relative, absolute and without /api @greenscreen-004', async () => {
  const address = addressOf(ids.image);
  const spellings = [ids.image, address, `${publicOrigin}${address}?expires=1&signature=x`, address.slice(4)];
  for (const config of spellings)
    expect(await choose('image', config)).toEqual({
      role: 'background',
      source: 'image',
      uploadId: ids.image,
      fit: 'fill',
    });
  expect(await choose('video', ids.video)).toMatchObject({ source: 'video', uploadId: ids.video });
});

test('a built-in background is accepted by id and by URL', async () => {
  for (const config of [
    'office',
    '/assets/backgrounds/office.jpg',
    `${publicOrigin}/assets/backgrounds/office.jpg`,
  ])
    expect(await choose('built-in', config)).toMatchObject({ source: 'built-in', backgroundId: 'office' });
  expect(await choose('video', '/assets/backgrounds/nature.mp4')).toMatchObject({ backgroundId: 'nature' });
});

const refusals = [
  ['image', '', 'background_image_missing'],
  ['video', null, 'background_video_missing'],
  ['built-in', '', 'background_image_missing'],
  ['image', 'https://elsewhere.example/beach.jpg', 'background_refused'],
  ['image', '//elsewhere.example/api/files/users/u/uploads/x.png', 'background_refused'],
  ['video', 'file:///etc/passwd', 'background_refused'],
  ['image', 'http://[', 'background_refused'],
  ['image', '/api/files/users/u/hooks/x.mp4', 'background_refused'],
  ['image', 'no-such-upload', 'not_found'],
  ['built-in', 'no-such-background', 'not_found'],
] as const;

test('missing, foreign and unknown backgrounds have their own error codes', async () => {
  for (const [type, config, code] of refusals)
    await expect(choose(type, config), `${type} ${config}`).rejects.toMatchObject({ code });
});

test('an upload of the wrong kind is refused; another user’s upload is not found @greenscreen-010', async () => {
  await expect(choose('image', ids.video)).rejects.toMatchObject({ code: 'background_image_missing' });
  await expect(choose('video', ids.image)).rejects.toMatchObject({ code: 'background_video_missing' });
  for (const config of [ids.others, addressOf(ids.others)])
    await expect(choose('image', config)).rejects.toMatchObject({ code: 'not_found' });
});

test('a background video shorter than 0.2 s is rejected', async () => {
  const facts = { durationSeconds: 0.19, container: 'mp4', width: 64, height: 64 };
  await database
    .updateTable('uploads')
    .set({ facts: JSON.stringify(facts) })
    .where('id', '=', ids.video)
    .execute();
  await expect(choose('video', ids.video)).rejects.toMatchObject({ code: 'background_video_too_short' });
});
