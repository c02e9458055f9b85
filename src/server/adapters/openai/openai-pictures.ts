import { rename, writeFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { z } from 'zod';
import type { PictureShape, Pictures } from '../../ports/pictures.ts';
import { openOpenai, type OpenaiSettings } from './openai-client.ts';
import { readVendorJson } from '../vendor/read-vendor-json.ts';
import { malformedReplyError } from '../vendor/vendor-failure.ts';

const sizes: Record<PictureShape, string> = {
  portrait: '1024x1536',
  square: '1024x1024',
  landscape: '1536x1024',
};
const answerSchema = z.object({ data: z.array(z.object({ b64_json: z.string().max(60_000_000) })).min(1) });
const operation = 'drawing a picture';

/** Needs a model that returns the picture itself, such as gpt-image-1. */
export function openOpenaiPictures(settings: OpenaiSettings): Pictures {
  const { vendor, model, urlOf, headers, timeoutMs } = openOpenai(settings);
  return {
    async draw({ prompt, shape, outputPath, context }) {
      const { data } = await vendor.request(operation, {
        url: urlOf('/images/generations'),
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ model, prompt, n: 1, size: sizes[shape] }),
        timeoutMs,
        retries: 2,
        onlyIfRefused: true,
        read: readVendorJson(vendor.provider, operation, answerSchema),
        signal: context.signal,
      });
      const picture = Buffer.from(data[0]!.b64_json, 'base64');
      const type = (await fileTypeFromBuffer(picture))?.mime;
      if (type !== 'image/png' && type !== 'image/jpeg') {
        throw malformedReplyError(vendor.provider, operation, 'the response is not a picture');
      }
      await writeFile(`${outputPath}.part`, picture);
      await rename(`${outputPath}.part`, outputPath);
    },
  };
}
