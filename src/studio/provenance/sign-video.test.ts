import { readFile, stat, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readOrCreateDevelopmentCertificates } from '../../server/adapters/development-certificates.ts';
import { readCredentials } from '../../../tests/helpers/read-credentials.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { makeMedia, testFolder } from '../ffmpeg/test-media.ts';
import { markVideo, readMark } from './mark-video.ts';
import { checkCredentials, SigningError, signVideo, startSigner } from './sign-video.ts';
import { manifestHeadBytes, startsWithManifest } from './starts-with-manifest.ts';

const file = await testFolder();
const certificates = await readOrCreateDevelopmentCertificates(file('data'));
const credentials = { ...certificates, algorithm: 'es256', timestampUrl: null } as const;
const mark = {
  title: 'Stop "scrolling" 🔥',
  creatorTool: 'Hookline',
  digitalSourceType: 'compositeWithTrainedAlgorithmicMedia',
} as const;
const options = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-movflags', '+faststart'];
const plain = await makeMedia(file('plain.mp4'), ['testsrc2=s=90x160:r=30:d=1', 'sine=d=1'], options);
const marked = file('marked.mp4');
await markVideo({ path: plain, outputPath: marked, ...mark });
const signed = file('signed.mp4');
await signVideo({ path: marked, outputPath: signed, credentials, ...mark });

const read = (path: string) => readCredentials(path, certificates.certificateChain);
const head = async (path: string) => (await readFile(path)).subarray(0, manifestHeadBytes);

describe('signVideo', () => {
  it('a reader that trusts our authority trusts the file, and reads how it came about', async () => {
    const found = await read(signed);
    expect(found).toMatchObject({ state: 'Trusted', failures: [], title: mark.title, ingredients: [] });
    expect(found!.actions).toEqual([
      {
        action: 'c2pa.created',
        digitalSourceType:
          'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia',
        softwareAgent: { name: 'Hookline' },
      },
    ]);
    expect(found!.training['cawg.ai_training']).toEqual({ use: 'notAllowed' });
    expect(await read(plain)).toBeNull();
  });

  it('a reader that trusts another authority finds it whole, by a stranger', async () => {
    const other = await readOrCreateDevelopmentCertificates(file('other'));
    expect(await readCredentials(signed, other.certificateChain)).toMatchObject({
      state: 'Valid',
      failures: ['signingCredential.untrusted'],
    });
  });

  it('the plain mark is still there, every frame decodes, the index stays in front, little is added', async () => {
    expect(await readMark(signed)).toEqual(mark);
    await runFfmpeg({ args: ['-xerror', '-i', signed, '-f', 'null', '-'] });
    const bytes = await readFile(signed);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect((await stat(signed)).size - (await stat(marked)).size).toBeLessThan(20_000);
  });

  it.each([0.5, 0.999])('detects one changed bit at %s of the file, in picture and mark', async (share) => {
    const bytes = await readFile(signed);
    bytes[Math.floor(bytes.length * share)]! ^= 1;
    await writeFile(file('changed.mp4'), bytes);
    expect(await read(file('changed.mp4'))).toMatchObject({
      state: 'Invalid',
      failures: ['assertion.bmffHash.mismatch'],
    });
  });

  it('a copy by ffmpeg loses the credentials, so signing comes last', async () => {
    await runFfmpeg({ args: ['-y', '-i', signed, '-c', 'copy', file('copy.mp4')] });
    expect(await read(file('copy.mp4'))).toBeNull();
  });

  it('a part with credentials is detected by its header and listed in the whole', async () => {
    expect(startsWithManifest(await head(signed))).toBe(true);
    expect(startsWithManifest(await head(marked))).toBe(false);
    const whole = file('whole.mp4');
    await signVideo({ path: marked, outputPath: whole, credentials, ingredientPaths: [signed], ...mark });
    const found = await read(whole);
    expect(found).toMatchObject({ state: 'Trusted', ingredients: [{ relationship: 'componentOf' }] });
    expect(found!.ingredients[0]!.active_manifest).toMatch(/^urn:c2pa:/);
    expect(found!.actions.map(({ action }) => action)).toEqual(['c2pa.created', 'c2pa.placed']);
  });

  it('a crashed signer and a rejected certificate yield the same error and leave no file', async () => {
    const outputPath = file('none.mp4');
    const job = { path: marked, outputPath, credentials, ...mark };
    await expect(signVideo({ ...job, timeoutMs: 1 })).rejects.toThrow(/ended with SIGKILL/);
    const foreign = (await readOrCreateDevelopmentCertificates(file('other'))).privateKey;
    const crossed = { ...credentials, privateKey: foreign };
    await expect(signVideo({ ...job, credentials: crossed })).rejects.toThrow(SigningError);
    await expect(checkCredentials(crossed)).rejects.toThrow(SigningError);
    await expect(checkCredentials(credentials)).resolves.toBeUndefined();
    await expect(stat(outputPath)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('can be aborted', async () => {
    const signal = AbortSignal.timeout(20);
    const job = { path: marked, outputPath: file('none.mp4'), credentials, signal, ...mark };
    await expect(signVideo(job)).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('startsWithManifest', () => {
  it('short and invalid headers are not mistaken and do not throw', async () => {
    const bytes = await head(signed);
    for (let length = 0; length < 40; length++)
      expect(startsWithManifest(bytes.subarray(0, length))).toBe(false);
    for (let offset = 0; offset < 64; offset++) {
      const wrong = Buffer.from(bytes);
      wrong[offset]! ^= 0xff;
      expect(typeof startsWithManifest(wrong)).toBe('boolean');
    }
  });
});

describe('startSigner', () => {
  it('a signer started in advance signs at once; one that died in between fails like any other', async () => {
    const outputPath = file('soon.mp4');
    const job = { path: marked, outputPath, credentials, ...mark };
    await signVideo({ ...job, signer: startSigner() });
    expect(await read(outputPath)).toMatchObject({ state: 'Trusted' });
    const dead = startSigner();
    dead.dismiss();
    await expect(signVideo({ ...job, signer: dead })).rejects.toThrow(SigningError);
  });
});
