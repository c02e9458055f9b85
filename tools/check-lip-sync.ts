import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { normaliseAndAnalyseFootage } from '#studio/face/footage/normalise-and-analyse-footage.ts';
import { loadFaceModels } from '#studio/face/landmarks/face-models.ts';
import { footageWarningTexts } from '#studio/face/footage/judge-footage.ts';
import { lipSyncFootage } from '#studio/face/lip-sync-footage.ts';
import { lipSyncLimits, measureLipSync, meetsLipSyncGate } from '#studio/face/lip-sync-gate.ts';
import { measureClip } from '#studio/face/footage/measure-clip.ts';
import { pingPong, turningSteps } from '#studio/face/footage/ping-pong-frames.ts';
import { planFootage } from '#studio/face/footage/plan-footage.ts';
import { readRawFrames } from '#studio/raw-frames/read-raw-frames.ts';
import { planMouth } from '#studio/mouth/plan-mouth.ts';
import { synthesizeSpeech } from '#studio/speech/synthesize-speech.ts';
import { drawMouthStrip } from './draw-mouth-strip.ts';

/**
 * Lip-syncs the person in a clip and measures the result: `node tools/check-lip-sync.ts clip.mp4 [--text …] [--out folder]`.
 * With a folder, the hook and a strip of its mouths are written there for inspection. Exit code 1 when the gate fails.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { text: { type: 'string' }, out: { type: 'string' } },
});
const videoPath = positionals[0];
if (!videoPath)
  throw new Error('Name a clip: node tools/check-lip-sync.ts clip.mp4 [--text …] [--out folder]');
const text =
  values.text ?? 'Nobody believed me when I bought this lamp. Now everybody wants one for their room.';
const say = (line: string) => process.stdout.write(`${line}\n`);

const workFolder = await mkdtemp(path.join(tmpdir(), 'check-lip-sync-'));
try {
  const clipPath = path.join(workFolder, 'template.mp4');
  const { analysis } = await normaliseAndAnalyseFootage({ videoPath, outputPath: clipPath, workFolder });
  const { kind, score, warnings } = analysis.verdict;
  say(`verdict: ${kind}, ${score}/10`);
  for (const warning of warnings) say(`  ${footageWarningTexts[warning]}`);
  const speech = await synthesizeSpeech({ text, voice: 'nova', style: 'natural', speed: 1, workFolder });
  const mouth = planMouth(speech);
  const outputPath = path.join(workFolder, 'hook.mp4');
  await lipSyncFootage({
    clipPath,
    analysis,
    mouth,
    speechPath: speech.path,
    outputPath,
    workFolder,
  });

  const models = await loadFaceModels();
  const source = await measureClip(models, readRawFrames({ path: clipPath }));
  const hook = await measureClip(models, readRawFrames({ path: outputPath }));
  const frames = mouth.poses.length;
  const isSpoken = analysis.verdict.kind !== 'no-face';
  const shown = isSpoken ? (await planFootage({ path: clipPath }, analysis, mouth)).shown.length : frames;
  const figures = measureLipSync(hook, mouth, source, turningSteps(shown, frames));
  const voiceOver = mouth.poses.map(
    (_, frame) => source.frames[pingPong(source.frames.length, frame)] ?? null,
  );
  const naive = measureLipSync({ frames: voiceOver, otherFaces: 0 }, mouth, source);
  const passed = meetsLipSyncGate(figures);
  say(`limits:     ${JSON.stringify(lipSyncLimits)}`);
  say(`lip-sync:   ${JSON.stringify(figures)} ${passed ? 'passes' : 'FAILS'}`);
  say(
    `voice-over: ${JSON.stringify(naive)} ${meetsLipSyncGate(naive) ? 'PASSES, so the gate says little' : 'fails'}`,
  );
  process.exitCode = passed ? 0 : 1;

  if (values.out) {
    await mkdir(values.out, { recursive: true });
    const marks = mouth.poses.slice(0, 144).map(({ opening }, frame) => {
      const pose = hook.frames[frame]?.pose;
      return pose && frame % 2 === 0 ? { pose, label: `${frame} ${opening.toFixed(2)}` } : null;
    });
    const strip = await drawMouthStrip(readRawFrames({ path: outputPath }), marks);
    await writeFile(path.join(values.out, 'mouths.png'), strip);
    await promisify(execFile)('cp', [outputPath, path.join(values.out, 'hook.mp4')]);
  }
} finally {
  await rm(workFolder, { recursive: true, force: true });
}
