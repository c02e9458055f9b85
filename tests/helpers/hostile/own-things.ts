import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { readSessions } from '#contract/calls/account.ts';
import { createCardToken, saveCard } from '#contract/calls/cards.ts';
import { addCategory } from '#contract/calls/categories.ts';
import { startBroll } from '#contract/calls/broll.ts';
import { cancelGeneration } from '#contract/calls/generations.ts';
import { previewGreenscreen, startGreenscreen } from '#contract/calls/greenscreens.ts';
import { startHook } from '#contract/calls/hooks.ts';
import { readPayments } from '#contract/calls/payments.ts';
import { addTemplate, uploadTemplateThumbnail, uploadTemplateVideo } from '#contract/calls/templates.ts';
import { writeTestPhoto } from '#studio/broll/test-photos.ts';
import type { Person } from '../api.ts';
import { beginReel } from '../reel-steps.ts';
import { beginResumable } from '../resumable.ts';
import { abandonStoryVideo, beginStory, shortNarrative } from '../story-steps.ts';
import { makeClip, makeMusic, sampleFolder } from '../sample-media.ts';
import { shortHook } from '../video-steps.ts';
import type { Known } from './example-input.ts';
import type { SampleFiles } from './raw-form.ts';

export type Samples = SampleFiles & Record<'clipPath' | 'picturePath' | 'photoPath' | 'musicPath', string>;

/** The smallest files that each call accepts. */
export async function makeSamples(): Promise<Samples> {
  const folder = await sampleFolder();
  const inFolder = (name: string): string => path.join(folder, name);
  const clipPath = await makeClip(inFolder('clip.mp4'), { seconds: 5, size: '160x120', rate: 10 });
  const musicPath = await makeMusic(inFolder('music.mp3'), 2);
  const picturePath = inFolder('picture.png');
  const picture = createCanvas(32, 18).toBuffer('image/png');
  await writeFile(picturePath, picture);
  const photoPath = await writeTestPhoto(inFolder('photo.jpg'), { width: 240, height: 240 });
  return { clipPath, musicPath, picturePath, photoPath, picture, clip: await readFile(clipPath) };
}

/** Values that every request may use, for any user. */
const commonThings: Known = {
  templateId: ['maya'],
  hookText: ['Stop! Buy milk.'],
  // A UUID that no preview has.
  tryId: ['00000000-0000-4000-8000-000000000000'],
  packageId: ['starter'],
  name: ['A name'],
  nonce: ['n'],
  credential: ['not.a.token'],
  outcome: ['succeeded', 'cancelled'],
  number: ['4242424242424242'],
  cvc: ['123'],
  script: ['Hello.'],
  expiryYear: [2099],
  card_token: ['tok_invented'],
  // Without it the reply would wait until the video is finished.
  async: ['true'],
  videoType: ['Launch'],
  startTime: [0],
  endTime: [5],
  falAIEndpoint: [null],
  falAIPayload: [null],
  falAIBaseURL: [null],
  categoryId: ['marketing'],
  postId: ['invented'],
  thumbnail: [''],
  backgroundConfig: ['112233', 'office'],
  referenceVideo: [''],
  metadata: [{}, { audience: ['founders'] }],
  audioTrackId: [null],
  trackId: [null],
  logoUploadId: [null],
  brandName: ['Northwind'],
  industry: ['Travel'],
  subcategoryId: ['launch'],
  colours: [null, ['#aa3311', '223344']],
  version: [0],
  narrative: [shortNarrative],
  style_tag: ['comic'],
  styleKey: ['comic'],
  colour: ['#aa3311'],
};

/** Gives a person one of everything. Returns the ids by the names of the fields that take them. */
export async function makeOwnThings(
  person: Person,
  origin: string,
  samples: Samples,
  { isEditor = true } = {},
): Promise<Known> {
  await person.buy('creator');
  // The first ones, because they wait for their pictures, which would come after the films of the others.
  const storyVideoId = await abandonStoryVideo(person);
  const story = await beginStory(person);
  const hook = await person.call(startHook, { body: shortHook });
  const video = await person.upload(samples.clipPath);
  const audio = await person.upload(samples.musicPath, 'audio');
  const settings = { videoId: video.id, backgroundType: 'color', backgroundConfig: '112233' } as const;
  const greenscreen = await person.call(startGreenscreen, { query: { async: 'true' }, body: settings });
  const preview = await person.call(previewGreenscreen, { body: settings });
  const photos = [{ uploadId: (await person.upload(samples.photoPath, 'photo')).id }];
  const broll = await person.call(startBroll, { body: { photos } });
  const reel = await beginReel(person);
  // Its pictures are never requested, which would take a while.
  await person.call(cancelGeneration, { params: { generationId: reel.id } });
  const numbers = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2099, cvc: '123' };
  const { card_token } = await person.call(createCardToken, { body: numbers });
  const card = await person.call(saveCard, { body: { card_token, is_preferred: true } });
  const { sessions } = await person.call(readSessions);
  const { payments } = await person.call(readPayments);
  const resumable = await beginResumable({ url: origin, token: person.token }, { sizeBytes: 10 });
  return {
    ...commonThings,
    generationId: [hook.generationId],
    hookId: [hook.hookGenerationId],
    hookGenerationId: [hook.hookGenerationId],
    uploadId: [video.id],
    videoFileId: [video.id],
    videoId: [video.id],
    greenscreenId: [greenscreen.id],
    clipId: [greenscreen.clip.id],
    previewId: [preview.id],
    brollId: [broll.generationId],
    reelId: [reel.id],
    storyVideoId: [storyVideoId],
    ...Object.fromEntries(Object.entries(story).map(([name, id]) => [name, [id]])),
    audioFileId: [audio.id],
    cardId: [card.id],
    sessionId: sessions.map(({ id }) => id),
    resumableId: [resumable.id],
    paymentId: payments.map(({ id }) => id),
    ...(isEditor ? await makeContent(person, samples) : {}),
  };
}

async function makeContent(person: Person, samples: Samples): Promise<Known> {
  const category = await person.call(addCategory, { body: { name: `Category ${crypto.randomUUID()}` } });
  const { url } = await person.sendFile(uploadTemplateVideo, { video: samples.clipPath });
  const picture = { thumbnail: samples.picturePath };
  const thumbnail = await person.sendFile(uploadTemplateThumbnail, picture);
  const form = { name: 'T', type: 'hook', categoryId: category.id, videoUrl: url } as const;
  const template = await person.call(addTemplate, { body: form });
  return {
    categoryId: [category.id],
    templateId: ['maya', template.id],
    videoUrl: [url],
    thumbnailUrl: [thumbnail.url, ''],
  };
}
