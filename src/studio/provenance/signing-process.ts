/** Runs in a process of its own: one order in, one reply out. The parent process ends it; without a parent it ends itself. */
import type { DestinationBufferAsset, SourceAsset } from '@contentauth/c2pa-node';
import type { SigningOrder, SigningReply } from './sign-video.ts';
import { buildManifest, ingredientId } from './build-manifest.ts';

// The package is optional, and only loads on Linux with x64 and glibc.
const library = import('@contentauth/c2pa-node');
// A failed import is reported in the reply to each request.
library.catch(() => {});

process.once('disconnect', () => process.exit(1));
process.once('message', (order) => {
  sign(order as SigningOrder).then(
    () => reply({ done: true }),
    (error: unknown) => reply({ done: false, why: error instanceof Error ? error.message : String(error) }),
  );
});

const reply = (message: SigningReply) => process.send!(message);

/** An image of one grey pixel. */
const smallestPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

type Report = { validation_state?: string; validation_status?: unknown };

async function sign({ credentials, video }: SigningOrder): Promise<void> {
  const { Builder, LocalSigner, Reader } = await library;
  const { certificateChain, privateKey, algorithm, timestampUrl } = credentials;
  const signer = LocalSigner.newSigner(
    Buffer.from(certificateChain),
    Buffer.from(privateKey),
    algorithm,
    timestampUrl ?? undefined,
  );
  /** Verified, because signing with a key that does not match the certificate raises no error. */
  const verify = async (asset: SourceAsset): Promise<void> => {
    const report = (await Reader.fromAsset(asset))?.json() as Report | undefined;
    if (report?.validation_state === 'Valid' || report?.validation_state === 'Trusted') return;
    throw new Error(
      `what was signed is not valid: ${JSON.stringify(report?.validation_status ?? 'unsigned')}`,
    );
  };
  if (!video) {
    const mark = { title: '', creatorTool: '', digitalSourceType: 'trainedAlgorithmicMedia' } as const;
    const mimeType = 'image/png';
    const dot = { buffer: Buffer.from(smallestPng, 'base64'), mimeType };
    const signed: DestinationBufferAsset = { buffer: null };
    Builder.withJson(buildManifest(mark, 0)).sign(signer, dot, signed);
    return verify({ buffer: signed.buffer!, mimeType });
  }
  const { path, outputPath, ingredientPaths, ...mark } = video;
  const mimeType = 'video/mp4';
  const builder = Builder.withJson(buildManifest(mark, ingredientPaths.length));
  for (const [index, ingredientPath] of ingredientPaths.entries()) {
    const ingredient = { relationship: 'componentOf', label: ingredientId(index) };
    await builder.addIngredient(JSON.stringify(ingredient), { path: ingredientPath, mimeType });
  }
  builder.sign(signer, { path, mimeType }, { path: outputPath, mimeType });
  await verify({ path: outputPath, mimeType });
}
