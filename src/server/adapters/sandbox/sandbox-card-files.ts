import { readdir, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { ProviderCard } from '../../ports/cards.ts';
import { createPrivateFile, findPrivateFile } from '../private-file.ts';

/** The card behind a token; the number itself is never stored. */
export type TokenFile = Omit<ProviderCard, 'id'> & { isDeclined: boolean; expiresAtMs: number };

export type SandboxCardFiles = {
  createToken(token: string, content: TokenFile): Promise<void>;
  /** Redeems a token once; null afterwards and for unknown tokens. */
  redeemToken(token: string): Promise<TokenFile | null>;
  addCard(customerId: string, card: ProviderCard): Promise<void>;
  readCards(customerId: string): Promise<ProviderCard[]>;
  removeCard(customerId: string, cardId: string): Promise<boolean>;
};

const missing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The sandbox provider's vault: one file per token and per card, so a restart loses nothing. */
export function sandboxCardFiles(folder: string): SandboxCardFiles {
  const customerFolder = (customerId: string): string => {
    if (!/^cus_[a-z]+$/.test(customerId)) throw new Error(`no customer of the sandbox: ${customerId}`);
    return path.join(folder, customerId);
  };
  /** Ids come from outside; null if one cannot be one of our file names. */
  const fileOf = (place: string, id: string): string | null =>
    /^(tok|pm)_[a-z]+$/.test(id) ? path.join(place, `${id}.json`) : null;
  /** True only for the caller that removed it: unlike `rm`, unlinking succeeds once. */
  const remove = async (file: string): Promise<boolean> => {
    try {
      await unlink(file);
      return true;
    } catch (error) {
      if (missing(error)) return false;
      throw error;
    }
  };
  return {
    async createToken(token, content) {
      await createPrivateFile(fileOf(folder, token)!, JSON.stringify(content));
    },
    async redeemToken(token) {
      const file = fileOf(folder, token);
      const text = file && (await findPrivateFile(file));
      if (!file || !text || !(await remove(file))) return null;
      return JSON.parse(text) as TokenFile;
    },
    async addCard(customerId, card) {
      await createPrivateFile(fileOf(customerFolder(customerId), card.id)!, JSON.stringify(card));
    },
    async readCards(customerId) {
      const place = customerFolder(customerId);
      const names = await readdir(place).catch((error: unknown) => {
        if (missing(error)) return [];
        throw error;
      });
      const texts = await Promise.all(
        names
          .filter((name) => /^pm_[a-z]+\.json$/.test(name))
          .sort()
          .map((name) => findPrivateFile(path.join(place, name))),
      );
      return texts.flatMap((text) => (text === null ? [] : [JSON.parse(text) as ProviderCard]));
    },
    async removeCard(customerId, cardId) {
      const file = fileOf(customerFolder(customerId), cardId);
      return file !== null && (await remove(file));
    },
  };
}
