import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** How a tool behaves: it works, works slowly, is killed, finds the disk full, or rejects its input. */
type Trouble = 'none' | 'late' | 'killed' | 'full-disk' | 'refusing';

const script = (tool: string, modeFile: string): string => `#!/bin/sh
case "$(cat '${modeFile}')" in
  late) sleep 1 ;;
  killed) kill -KILL $$ ;;
  full-disk) echo 'output: No space left on device' >&2; exit 1 ;;
  refusing) echo 'input: Invalid data found when processing input' >&2; exit 1 ;;
esac
exec ${tool} "$@"
`;

/** Replaces ffmpeg and ffprobe with executables whose failures a test can choose. */
export async function troubledTools() {
  const folder = await mkdtemp(path.join(tmpdir(), 'hookline-tools-'));
  const modeOf = (tool: string): string => path.join(folder, `${tool}.mode`);
  const trouble = (tool: 'ffmpeg' | 'ffprobe', mode: Trouble): Promise<void> => writeFile(modeOf(tool), mode);
  for (const tool of ['ffmpeg', 'ffprobe'] as const) {
    await trouble(tool, 'none');
    await writeFile(path.join(folder, tool), script(tool, modeOf(tool)));
    await chmod(path.join(folder, tool), 0o755);
  }
  return {
    environment: { FFMPEG_PATH: path.join(folder, 'ffmpeg'), FFPROBE_PATH: path.join(folder, 'ffprobe') },
    trouble,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
