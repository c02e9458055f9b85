import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { composeVideo } from '#studio/compose/compose-video.ts';
import { videoFormats, type VideoFormat } from '#studio/ffmpeg/video-formats.ts';
import { storyStyles } from '#studio/illustration/styles/styles.ts';
import { musicTracks } from '#studio/music-library/music-tracks.ts';
import { voices } from '#studio/speech/speech.ts';
import { renderScene } from '#studio/story-film/render-scene.ts';
import { readNarrative } from '#studio/story-script/read-narrative.ts';
import { musicTrackSource } from '#server/use-cases/music/library.ts';
import { tellStory } from './story-film/tell-story.ts';

const formats = Object.keys(videoFormats) as VideoFormat[];
const help = `Tells a narrative as a film, as the story wizard does without a key.

  node tools/make-story-film.ts narrative.txt out.mp4 [options]

  --style        ${storyStyles.join(', ')} (realistic_image)
  --format       ${formats.join(', ')} (9:16)
  --voice        of the narrator: ${voices.join(', ')} (alloy)
  --music        ${musicTracks.map(({ id }) => id).join(', ')} (none)
  --scenes       only the first so many
  --no-captions
  --help         this text
`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: flag,
      style: text,
      format: text,
      voice: text,
      music: text,
      scenes: text,
      'no-captions': flag,
    },
  });
  const oneOf = <Choice extends string>(
    choices: readonly Choice[],
    value: string | undefined,
    usual: Choice,
  ) => {
    const choice = choices.find((each) => each === (value ?? usual));
    if (!choice) throw new RangeError(`"${value}" is none of ${choices.join(', ')}.`);
    return choice;
  };
  return {
    positionals,
    isHelp: values.help ?? false,
    style: oneOf(storyStyles, values.style, 'realistic_image'),
    format: oneOf(formats, values.format, '9:16'),
    narrator: oneOf(voices, values.voice, 'alloy'),
    music: musicTracks.find(({ id }) => id === values.music),
    scenes: Number(values.scenes ?? 99),
    captions: !values['no-captions'],
  };
}

const options = readOptions();
const say = (line: string) => process.stdout.write(`${line}\n`);
const [narrativePath, outputPath] = options.positionals;
if (options.isHelp || !narrativePath || !outputPath) say(help);
else await tell(narrativePath, outputPath);

async function tell(narrativePath: string, outputPath: string): Promise<void> {
  const { format, music, scenes } = options;
  const workFolder = await mkdtemp(path.join(tmpdir(), 'story-film-'));
  try {
    const { story } = readNarrative(await readFile(narrativePath, 'utf8'));
    const orders = await tellStory(
      { ...story, scenes: story.scenes.slice(0, scenes) },
      { ...options, workFolder },
    );
    const segments = [];
    for (const [index, order] of orders.entries()) {
      const { scene, speech } = order;
      const clipPath = path.join(workFolder, `clip-${index}.mp4`);
      const startedAt = process.cpuUsage();
      const { durationSeconds } = await renderScene({ order, outputPath: clipPath, workFolder });
      const { user, system } = process.cpuUsage(startedAt);
      // Excludes the encoder, a separate program that takes about 0.3 s per second of video.
      const cost = ((user + system) / 1e6 / durationSeconds).toFixed(2);
      say(
        `${scene.shot}, ${scene.setting}, ${scene.mood}: ${durationSeconds.toFixed(1)} s, drawn at ${cost} CPU-s/s`,
      );
      segments.push({ path: clipPath, durationSeconds, loudness: speech.loudness, sound: 'speech' as const });
    }
    const track = music && musicTrackSource(music.id);
    const made = await composeVideo({
      format,
      segments,
      ...(track && { music: { ...track, volume: 60 } }),
      outputPath: path.join(workFolder, 'film.mp4'),
      workFolder,
    });
    // The work folder may be on another disk, across which files cannot be renamed.
    await copyFile(path.join(workFolder, 'film.mp4'), outputPath);
    say(`${outputPath}: ${made.durationSeconds.toFixed(1)} s, ${made.loudness.integratedLufs} LUFS`);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}
