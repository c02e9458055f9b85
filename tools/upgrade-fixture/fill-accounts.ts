import { readFile } from 'node:fs/promises';
import { until } from '../../tests/helpers/upgrade/app-of-version.ts';
import { buy } from './fill-money.ts';
import { startHook } from './fill-videos.ts';
import { signIn, type Person } from './person.ts';
import type { Scene } from './scene.ts';

/** An export of an account without files, because it is committed. */
export async function finishExport({ ben }: Scene): Promise<void> {
  await ben.call('POST', '/api/account/export');
  await until('the export is ready', async () => {
    const reply = await ben.call('GET', '/api/account/export/status');
    return reply.export.status === 'ready' || undefined;
  });
}

/** A second session, a revoked session, and a waiting export. */
export async function fillAccount({ app, ada }: Scene): Promise<void> {
  await signIn(app.origin, 'Ada');
  const { token } = await signIn(app.origin, 'Ada');
  await fetch(`${app.origin}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  await fetch(`${app.origin}/api/auth/nonce`, { method: 'POST' });
  await ada.call('POST', '/api/account/export');
}

/** Sends the first parts of a file. Returns the id with which the upload continues. */
export async function sendInParts(
  { app }: Scene,
  person: Person,
  file: string,
  share: number,
): Promise<string> {
  const bytes = await readFile(file);
  const headers = { authorization: `Bearer ${person.token}`, 'tus-resumable': '1.0.0' };
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  const begun = await fetch(`${app.origin}/api/resumable-uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${base64('parts.mp4')},fileType ${base64('video')}`,
    },
  });
  const id = begun.headers.get('location')!.split('/').at(-1)!;
  const sent = await fetch(`${app.origin}/api/resumable-uploads/${id}`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: new Uint8Array(bytes.subarray(0, Math.floor(bytes.length * share))),
  });
  if (sent.status !== 204) throw new Error(`a part was refused: ${sent.status}`);
  return id;
}

/** Closes an account with credits, files, a hook in progress and half an upload. */
export async function closeAccount(scene: Scene): Promise<void> {
  const { cleo, files } = scene;
  await buy(cleo, 'starter');
  await startHook(cleo, 'Bye!');
  await cleo.send('/api/uploads', files.clip, { fileType: 'video' });
  await sendInParts(scene, cleo, files.spareClip, 0.5);
  await cleo.call('DELETE', '/api/account', { email: cleo.email });
}
