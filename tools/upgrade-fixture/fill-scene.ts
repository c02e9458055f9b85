import type { Client } from 'pg';
import { closeAccount, fillAccount, finishExport, sendInParts } from './fill-accounts.ts';
import { addUnluckyTemplate, fillContent, fillWaitingContent } from './fill-content.ts';
import { beginRefund, buy, fillMoney } from './fill-money.ts';
import { addProduct, fillFinishedVideos, fillWaitingVideos, finishVideo, startHook } from './fill-videos.ts';
import { allLostWorkHasFailed, killWorkerAtWork, loseJobs, requireAllStates } from './hold-still.ts';
import type { Scene } from './scene.ts';

/** Creates accounts, payments, content and work in every state of a version; no worker is left running. */
export async function fillScene(scene: Scene, openDatabase: () => Promise<Client>): Promise<void> {
  const { ada, ben, app, files, ids } = scene;
  ids.adasPayment = await buy(ada, 'studio', 'ada-buys-once');
  await addLostWork(scene);
  await app.startWorker();
  await allLostWorkHasFailed(scene);
  await finishExport(scene);
  await fillContent(scene);
  await fillFinishedVideos(scene);
  await fillMoney(scene);
  await killWorkerAtWork(scene, openDatabase);

  await fillWaitingVideos(scene);
  await fillWaitingContent(scene);
  ids.bensHook = (await startHook(ben, 'Me!')).hookId;
  ids.halfUpload = await sendInParts(scene, ada, files.spareClip, 0.5);
  ids.wholeUpload = await sendInParts(scene, ada, files.spareClip, 1);
  await closeAccount(scene);
  await fillAccount(scene);
  await beginRefund(scene);
  await requireAllStates(scene);
}

/** A hook, the video that waits for it, a clip, a template's clip and an export whose jobs are missing. */
async function addLostWork(scene: Scene): Promise<void> {
  const { ada, ben, files, ids } = scene;
  const hook = await startHook(ada, 'Oh!');
  ids.failedHook = hook.hookId;
  ids.failedVideo = hook.videoId;
  const upload = await ada.send('/api/uploads', files.lostClip, { fileType: 'video' });
  ids.failedUpload = upload.id;
  await addProduct(ada, hook.videoId, upload.id);
  await finishVideo(ada, hook.videoId);
  await addUnluckyTemplate(scene);
  await ben.call('POST', '/api/account/export');
  await loseJobs(scene);
}
