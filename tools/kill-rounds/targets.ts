import { postmasterOf } from '../../tests/helpers/postgres-processes.ts';
import {
  descendantsIn,
  killIfAlive,
  readProcesses,
  type ProcessInfo,
} from '../../tests/helpers/processes.ts';
import type { RunningApp } from '../../tests/helpers/running-app.ts';
import type { Random } from '../../tests/helpers/seeded-random.ts';

export const targets = [
  'worker',
  'web',
  'supervisor',
  'backend',
  'postmaster',
  'ffmpeg',
  'everything',
] as const;
export type Target = (typeof targets)[number];

/** After these kills the app needs a new `npm start`. */
export const needsStart = (target: Target): boolean => target === 'supervisor' || target === 'everything';

type KillContext = { app: RunningApp; random: Random };

/** Kills one target with SIGKILL. Returns false without a matching process, for example an ffmpeg between two renders. */
export async function killTarget(target: Target, { app, random }: KillContext): Promise<boolean> {
  if (target === 'everything') {
    await app.killTree();
    return true;
  }
  const pids = await findPids(target, app);
  if (pids.length === 0) return false;
  killIfAlive(random.pick(pids));
  return true;
}

export const findPids = async (target: Exclude<Target, 'everything'>, app: RunningApp): Promise<number[]> =>
  pidsOf(target, readProcesses(), { supervisor: app.pid, postmaster: await postmasterOf(app.dataFolder) });

/** The processes that match this target. */
export function pidsOf(
  target: Exclude<Target, 'everything'>,
  processes: readonly ProcessInfo[],
  { supervisor, postmaster }: { supervisor: number; postmaster: number },
): number[] {
  const childrenOf = (parentPid: number, pattern: RegExp): number[] =>
    processes
      .filter((found) => found.parentPid === parentPid && pattern.test(found.command))
      .map(({ pid }) => pid);
  switch (target) {
    case 'supervisor':
      return [supervisor];
    case 'postmaster':
      return [postmaster];
    case 'backend':
      return childrenOf(postmaster, /^postgres: hookline /);
    case 'ffmpeg':
      return descendantsIn(processes, supervisor)
        .filter(({ command }) => /^(\S*\/)?ffmpeg /.test(command))
        .map(({ pid }) => pid);
    case 'web':
    case 'worker':
      return childrenOf(supervisor, new RegExp(`--services=${target}\\b`));
  }
}
