import type { NewTemplate, TemplateChange } from '#contract/calls/templates.ts';
import { tidyList } from '#contract/content-names.ts';
import { findPreviewUrlProblem, findRegionProblems, findTemplateProblems } from '#contract/template-rules.ts';
import type { Connection } from '../../db/database.ts';
import { findCategoryRow } from '../../db/categories.ts';
import type { TemplateRow, TemplateValues } from '../../db/templates.ts';
import { AppError } from '../../errors.ts';
import { requireContentFile } from '../content/content-address.ts';
import { checkExternalEndpoint, type ProviderHosts } from './external-endpoint.ts';

type Values = Omit<TemplateValues, 'consent_by' | 'consent_at'>;

/** The current values of a template in the format of a change. */
export const toTemplateForm = (row: TemplateRow): NewTemplate => ({
  name: row.name,
  description: row.description,
  categoryId: row.category_id ?? '',
  type: row.type,
  videoUrl: placeholderUrl(row.video_file_id),
  thumbnailUrl: placeholderUrl(row.thumbnail_file_id),
  industries: row.industries,
  tags: row.tags,
  aspectRatio: row.aspect_ratio as NewTemplate['aspectRatio'],
  recommendedDuration: row.recommended_seconds,
  isActive: row.is_active,
  ttsVoiceId: row.voice,
  ttsVoicePreviewUrl: row.voice_preview_url,
  ttsPayload: row.speech,
  falAIEndpoint: row.external_endpoint,
  falAIPayload: row.external_payload,
  falAIBaseURL: row.external_base_url,
  editableRegions: row.editable_regions,
  consent: false,
});

/** A stand-in URL: `requireContentFile` reads only the id in it, so an unchanged file passes like a sent one. */
const placeholderUrl = (fileId: string | null): string =>
  fileId === null ? '' : `/api/files/content/files/${fileId}.kept`;

/** Merges a change into the current values: missing fields stay unchanged. */
export const withChange = (form: NewTemplate, change: TemplateChange): NewTemplate => ({
  ...form,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
});

/** Maps the form to the row. Throws the message for the first invalid field. */
export async function readTemplateForm(
  settings: ProviderHosts,
  connection: Connection,
  form: NewTemplate,
): Promise<Values> {
  const [problem] = [...findTemplateProblems(form), ...findRegionProblems(form.editableRegions)];
  if (problem) throw new AppError('invalid_request', problem.text, { field: problem.field });
  const external = readExternal(settings, form);
  if (!(await findCategoryRow(connection, form.categoryId))) {
    throw new AppError('category_unknown', 'Unknown category', { field: 'categoryId' });
  }
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    category_id: form.categoryId,
    type: form.type as Values['type'],
    video_file_id: await requireContentFile(connection, form.videoUrl, ['template-video'], 'videoUrl'),
    thumbnail_file_id: await readThumbnail(connection, form.thumbnailUrl ?? ''),
    industries: tidyList(form.industries),
    tags: tidyList(form.tags),
    aspect_ratio: form.aspectRatio,
    recommended_seconds: form.recommendedDuration,
    is_active: form.isActive,
    voice: form.ttsVoiceId || null,
    voice_preview_url: readPreviewUrl(form.ttsVoicePreviewUrl),
    speech: form.ttsPayload && JSON.stringify(form.ttsPayload),
    external_endpoint: external?.endpoint ?? null,
    external_payload: external?.payload ?? null,
    external_base_url: external?.baseUrl || null,
    editable_regions: JSON.stringify(form.editableRegions),
  };
}

/** A picture that the app generated from the clip does not count as an explicit choice. */
async function readThumbnail(connection: Connection, address: string): Promise<string | null> {
  const isOfTheClip = address.startsWith('/assets/') || address.includes('/content/clips/');
  if (address === '' || isOfTheClip) return null;
  return requireContentFile(connection, address, ['template-thumbnail'], 'thumbnailUrl');
}

function readPreviewUrl(typed: string | null): string | null {
  const address = typed?.trim() ?? '';
  const problem = findPreviewUrlProblem(address);
  if (problem !== null) throw new AppError('invalid_request', problem, { field: 'ttsVoicePreviewUrl' });
  return address === '' ? null : address;
}

function readExternal(settings: ProviderHosts, form: NewTemplate) {
  if (!form.falAIEndpoint && !form.falAIPayload) return null;
  const { falAIPayload } = form;
  return checkExternalEndpoint(settings, {
    endpoint: form.falAIEndpoint ?? '',
    payload:
      typeof falAIPayload === 'string'
        ? falAIPayload
        : falAIPayload
          ? JSON.stringify(falAIPayload, null, 2)
          : '',
    baseUrl: form.falAIBaseURL ?? '',
  });
}
