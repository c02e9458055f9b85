import type { Transaction } from 'kysely';
import type { ReelRequest } from '#contract/calls/reels.ts';
import { readColour } from '#contract/colour-text.ts';
import { prices } from '#contract/prices.ts';
import { reelTexts, type BrandColours, type ReelLine, type ReelLineRole } from '#contract/reels.ts';
import type { ReelPart } from '#contract/video-parts.ts';
import { findMusicTrack } from '#studio/music-library/music-tracks.ts';
import type { Connection, Database } from '../../db/database.ts';
import { replyOnce } from '../../db/idempotency.ts';
import { placeHold } from '../../db/ledger.ts';
import type { Tables } from '../../db/tables.ts';
import { findOwnUpload } from '../../db/uploads.ts';
import { insertVideo, updateVideo } from '../../db/videos.ts';
import { insertVoiceOver } from '../../db/voice-overs.ts';
import { videoRecipe } from '../../domain/recipes.ts';
import { AppError } from '../../errors.ts';
import type { Speech } from '../../ports/speech.ts';
import { startTask, type TaskDeps } from '../tasks/life-cycle.ts';
import { checkBrief } from './check-brief.ts';
import { checkLines, checkSpeakableScript } from './measure-script.ts';

export type StartReelDeps = TaskDeps & { database: Database; voices: readonly Pick<Speech, 'reads'>[] };
export type StartReelInput = { userId: string; request: ReelRequest; idempotencyKey: string | null };

/** Holds the credits, writes the reel and queues its job: all of it or nothing. */
export async function startReel(deps: StartReelDeps, input: StartReelInput): Promise<{ videoId: string }> {
  const { userId, request, idempotencyKey: key } = input;
  return deps.database.transaction().execute((transaction) =>
    replyOnce(transaction, { userId, call: 'start-reel', key, request }, async () => {
      const part = await readPart(deps, transaction, userId, request);
      const holdId = await placeHold(transaction, {
        userId,
        credits: prices.reel,
        description: `Reel: ${part.brandName}`,
      });
      const { voiceOverId, script: lines } = part;
      const script = lines && { lines, engine: null, notes: [] };
      await insertVoiceOver(transaction, { id: voiceOverId, userId, script });
      return { videoId: await insertReel(deps, transaction, { userId, part, holdId }) };
    }),
  );
}

/** Writes a video of this part and starts the task that makes it. Returns the video's id. */
export async function insertReel(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  reel: { userId: string; part: ReelPart; holdId: string | null },
): Promise<string> {
  const { userId, part, holdId } = reel;
  const videoId = crypto.randomUUID();
  const title = `${part.brandName}: ${part.subcategoryName}`;
  const format = part.settings.aspectRatio;
  await insertVideo(transaction, { id: videoId, userId, kind: 'reel', format, title, parts: [part] });
  await startReelTask(deps, transaction, { userId, videoId, part, holdId });
  return videoId;
}

export async function startReelTask(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  reel: { userId: string; videoId: string; part: ReelPart; holdId: string | null },
): Promise<void> {
  const { userId, videoId, part, holdId } = reel;
  const recipe = videoRecipe([part])!;
  const taskId = await startTask(deps, transaction, {
    kind: 'make-reel',
    userId,
    subjectId: videoId,
    data: { videoId, recipe },
    stage: 'queued',
    ...(holdId ? { holdId } : {}),
  });
  await updateVideo(transaction, videoId, { recipe, task_id: taskId });
}

async function readPart(
  deps: StartReelDeps,
  connection: Connection,
  userId: string,
  request: ReelRequest,
): Promise<ReelPart> {
  const brief = await checkBrief(connection, request);
  const { settings, scriptVersion } = request;
  const script = request.script ? checkLines(request.script) : null;
  // Without a script only the user's own text can contain other scripts than the embedded patterns.
  const spoken = script ?? [lineOf('hook', `About ${brief.brandName}.`, brief.offer, brief.callToAction)];
  checkSpeakableScript(deps.voices, spoken, settings.duration);
  const trackId = settings.trackId ?? null;
  if (trackId !== null && !findMusicTrack(trackId)) {
    throw new AppError('music_track_unknown', reelTexts.trackUnknown, { field: 'settings.trackId' });
  }
  const uploadId = await findLogo(connection, userId, request.logoUploadId ?? null);
  return {
    role: 'reel',
    voiceOverId: crypto.randomUUID(),
    ...(uploadId ? { uploadId } : {}),
    ...brief,
    settings: { ...settings, trackId },
    scriptVersion,
    script,
    ...(script && request.scriptEngine ? { scriptEngine: request.scriptEngine } : {}),
    colours: readColours(request.colours ?? null),
  };
}

const lineOf = (role: ReelLineRole, ...texts: (string | null)[]): ReelLine => ({
  role,
  text: texts.filter((text) => text !== null).join(' '),
});

function readColours(colours: readonly string[] | null): BrandColours | null {
  if (!colours) return null;
  const [first, second] = colours.map((text, index) => {
    const colour = readColour(text.trim());
    if (colour === null)
      throw new AppError('colour_invalid', reelTexts.colourInvalid, { field: `colours.${index}` });
    return colour;
  });
  return [first!, second!];
}

async function findLogo(
  connection: Connection,
  userId: string,
  logoId: string | null,
): Promise<string | null> {
  if (logoId === null || logoId === '') return null;
  const upload = await findOwnUpload(connection, userId, logoId);
  if (upload?.kind === 'image' && upload.facts.container === 'png') return upload.id;
  throw new AppError('logo_unknown', reelTexts.logoUnknown, { field: 'logoUploadId' });
}
