import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe } from 'vitest';
import { createEmbeddedStorage } from './embedded-storage.ts';
import { storageContract } from '../contracts/storage.contract.ts';

describe('embedded storage', () => {
  storageContract(async () => {
    let now = Date.UTC(2026, 0, 1, 12, 5);
    const folder = await mkdtemp(path.join(tmpdir(), 'hookline-storage-'));
    const storage = createEmbeddedStorage({ folder, signingSecret: 'a secret of the test', now: () => now });
    return { storage, moveClock: (ms) => (now += ms) };
  });
});
