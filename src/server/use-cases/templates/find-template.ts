import { defaultVoice, type SpeakingStyle, type Voice } from '#contract/voices.ts';
import { findPresenter, type Presenter, presenters } from '#studio/presenter/presenters.ts';
import type { Connection } from '../../db/database.ts';
import { findTemplateRow, readTemplateNames, type TemplateRow } from '../../db/templates.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { presenterTemplates } from './presenter-templates.ts';

/** The template's own order for another engine. */
type ExternalOrder = { endpoint: string; payload: string; baseUrl: string | null };

type SpeakerDefaults = {
  id: string;
  name: string;
  /** The default voice settings, which the hook may override. */
  voice: Voice;
  style: SpeakingStyle | null;
  speed: number | null;
};
/** A speaker for hooks: drawn by the app, or a person's clip with the analysis of its face. */
export type Speaker = SpeakerDefaults &
  (
    | { kind: 'presenter'; presenter: Presenter }
    | {
        kind: 'footage';
        clipKey: string;
        durationSeconds: number;
        /** The storage key of the `FootageAnalysis`. */
        analysisKey: string;
        external: ExternalOrder | null;
      }
  );

/** For a hook in progress: includes templates deleted since. Throws if its clip is gone. */
export async function getTemplate(connection: Connection, templateId: string): Promise<Speaker> {
  const presenter = findPresenter(templateId);
  if (presenter) return ofPresenter(presenter);
  const row = await findTemplateRow(connection, templateId, { includeDeleted: true });
  const found = row && ofRow(row);
  if (!found) throw new AppError('template_unusable', 'The clip of this template is gone');
  return found;
}

/** For a new hook. Throws if the template does not exist or cannot currently speak. */
export async function requireUsableTemplate(connection: Connection, templateId: string): Promise<void> {
  if (findPresenter(templateId)) return;
  const row = await findTemplateRow(connection, templateId);
  if (!row?.is_active) throw new AppError('not_found', 'Unknown template');
  if (row.video_status === 'processing') {
    throw new AppError('template_not_ready', 'This template is still being prepared');
  }
  if (row.consent_at === null) {
    throw new AppError('template_without_consent', 'Nobody confirmed that the person in the clip agreed');
  }
  if (!ofRow(row)) {
    throw new AppError('template_unusable', 'The clip of this template could not be prepared');
  }
}

/** A template's default voice settings, whether or not it is usable now; null if it never existed. */
export async function findVoiceDefaults(
  connection: Connection,
  templateId: string,
): Promise<Pick<SpeakerDefaults, 'voice' | 'style' | 'speed'> | null> {
  const presenter = findPresenter(templateId);
  if (presenter) return ofPresenter(presenter);
  const row = await findTemplateRow(connection, templateId, { includeDeleted: true });
  return row ? voiceDefaultsOf(row) : null;
}

const voiceDefaultsOf = (row: TemplateRow): Pick<SpeakerDefaults, 'voice' | 'style' | 'speed'> => ({
  voice: row.voice ?? defaultVoice,
  style: row.speech?.style ?? null,
  speed: row.speech?.speed ?? null,
});

function ofPresenter(presenter: Presenter): Speaker {
  const { id, name, voice } = presenter;
  return { kind: 'presenter', presenter, id, name, voice, style: null, speed: null };
}

function ofRow(row: TemplateRow): Speaker | null {
  if (!row.media || row.analysis_key === null) return null;
  return {
    kind: 'footage',
    id: row.id,
    name: row.name,
    ...voiceDefaultsOf(row),
    clipKey: row.media.key,
    durationSeconds: row.media.durationSeconds,
    analysisKey: row.analysis_key,
    external:
      row.external_endpoint === null
        ? null
        : {
            endpoint: row.external_endpoint,
            payload: row.external_payload ?? '{}',
            baseUrl: row.external_base_url,
          },
  };
}

/** Names of templates by id, including deleted ones. */
export async function readSpeakerNames(
  connection: Connection,
  templateIds: readonly string[],
): Promise<Map<string, string>> {
  const builtIn = new Map<string, string>(presenters.map(({ id, name }) => [id, name]));
  const own = await readTemplateNames(connection, [...new Set(templateIds.filter((id) => !builtIn.has(id)))]);
  return new Map([...builtIn, ...own]);
}

/** URLs of the templates' pictures by id, including deleted ones; those without a picture are omitted. */
export async function readSpeakerThumbnails(
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
