/**
 * Manages neural voices.
 *   npm run voices                                 lists them
 *   npm run voices -- NAME [--sha256=HEX]          fetches one, and speaks with it from then on
 *   npm run voices -- remove NAME
 */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { findPackage } from '../src/server/adapters/voice-models/installed-speech.ts';
import {
  engineFolder,
  findInstalledModel,
  isVoiceModelName,
  VoiceModelError,
  voiceModels,
} from '../src/server/adapters/voice-models/installed-model.ts';
import { installModel, removeModel } from '../src/server/adapters/voice-models/install-model.ts';
import { readSettings } from '../src/server/settings/config.ts';
import { StartError } from '../src/server/errors.ts';

/** The version that the settings of the models were written for. */
const engine = 'sherpa-onnx-node@1.13.8';
const run = promisify(execFile);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  await main();
} catch (error) {
  if (!(error instanceof VoiceModelError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const options = { sha256: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const { dataFolder, engines } = readSettings();
  const name = positionals.at(-1);
  if (name === undefined) return list(dataFolder);
  if (!isVoiceModelName(name)) {
    throw new VoiceModelError(
      `There is no voice model "${name}". There are: ${Object.keys(voiceModels).join(', ')}`,
    );
  }
  if (positionals.length > 1) {
    if (positionals[0] !== 'remove') throw new VoiceModelError(`There is no command "${positionals[0]}".`);
    await removeModel(dataFolder, name);
    return say(`${name} is removed.`);
  }
  if (values.sha256 !== undefined && !/^[0-9a-f]{64}$/i.test(values.sha256)) {
    throw new VoiceModelError('--sha256 must be 64 hexadecimal digits');
  }
  const baseUrl = engines.voiceModelsUrl;
  const tryOut = (folder: string) => speakOnce(dataFolder, folder);
  await installModel({ dataFolder, name, baseUrl, ...values, tryOut, say });
  say(`${name} speaks from the next hook on; a running app needs no restart.`);
  if (!engines.prefersInstalledVoice)
    say('But VOICE_ENGINE or LOCAL_VOICE_FOLDER is set, and goes before it.');
}

function list(dataFolder: string): void {
  const chosen = findInstalledModel(dataFolder)?.name;
  for (const [name, text] of Object.entries(voiceModels)) {
    say(`${name === chosen ? '*' : ' '} ${name.padEnd(26)} ${text}`);
  }
  say(
    chosen
      ? '* speaks now.'
      : 'None is installed: the embedded voices speak. Fetch one by: npm run voices -- NAME',
  );
}

async function speakOnce(dataFolder: string, folder: string): Promise<void> {
  if (!path.isAbsolute(findPackage(dataFolder))) await installEngine(engineFolder(dataFolder));
  const script = path.join(import.meta.dirname, 'try-voice-model.ts');
  await run(process.execPath, [script, folder, findPackage(dataFolder)]).catch((error: unknown) => {
    throw new VoiceModelError('the model was fetched but does not speak here; nothing was changed', {
      cause: error,
    });
  });
}

async function installEngine(folder: string): Promise<void> {
  say(`installing ${engine}`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
  const args = [
    'install',
    '--prefix',
    folder,
    '--save-exact',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    engine,
  ];
  await run('npm', args, { shell: process.platform === 'win32' }).catch((error: unknown) => {
    throw new VoiceModelError(`npm could not install ${engine}`, { cause: error });
  });
}
