import type { Connection } from '../../db/database.ts';
import { findTemplateRow } from '../../db/templates.ts';
import type { Storage } from '../../ports/storage.ts';
import { presenterTemplates } from './presenter-templates.ts';

/** Addresses of the templates' pictures by id, whatever has become of them; one without a picture is left out. */
export async function readThumbnails(
  deps: { database: Connection; storage: Pick<Storage, 'signAddress'> },
  templateIds: readonly string[],
): Promise<Map<string, string>> {
  const found = await Promise.all(
    [...new Set(templateIds)].map(async (id): Promise<[string, string][]> => {
      const builtIn = presenterTemplates.find((template) => template.id === id);
      if (builtIn) return [[id, builtIn.thumbnailUrl]];
      const row = await findTemplateRow(deps.database, id, { includeDeleted: true });
      const key = row?.thumbnail_key ?? row?.media?.posterKey;
      return key ? [[id, deps.storage.signAddress(key)]] : [];
    }),
  );
  return new Map(found.flat());
}
