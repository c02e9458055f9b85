import { resumableUploads } from '#contract/resumable-uploads.ts';

type Sender = { url: string; token: string };

const headersOf = ({ token }: Sender): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'tus-resumable': '1.0.0',
});

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Starts an upload with the tus protocol. Returns its id and the status of the reply. */
export async function beginResumable(
  sender: Sender,
  file: { sizeBytes: number; name?: string; kind?: 'video' | 'audio' },
): Promise<{ id: string; status: number }> {
  const metadata = `filename ${base64(file.name ?? 'clip.mp4')},fileType ${base64(file.kind ?? 'video')}`;
  const response = await fetch(new URL(resumableUploads.path, sender.url), {
    method: 'POST',
    headers: {
      ...headersOf(sender),
      'upload-length': String(file.sizeBytes),
      'upload-metadata': metadata,
    },
  });
  const id = (response.headers.get('location') ?? '').split('/').at(-1)!;
  return { id, status: response.status };
}

const addressOf = (sender: Sender, id: string): URL => new URL(`${resumableUploads.path}/${id}`, sender.url);

export async function sendPart(sender: Sender, id: string, offset: number, bytes: Buffer): Promise<number> {
  const response = await fetch(addressOf(sender, id), {
    method: 'PATCH',
    headers: {
      ...headersOf(sender),
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
    body: new Uint8Array(bytes),
  });
  return response.status;
}

/** The number of bytes received so far, and the status of the reply. */
export async function askOffset(sender: Sender, id: string): Promise<{ status: number; offset: number }> {
  const response = await fetch(addressOf(sender, id), { method: 'HEAD', headers: headersOf(sender) });
  return { status: response.status, offset: Number(response.headers.get('upload-offset')) };
}
