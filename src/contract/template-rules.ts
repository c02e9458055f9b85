import { findNameProblem } from './content-names.ts';
import { findUnsafeJson, isJsonObject, parseJson } from './json-object.ts';

export const templateTypes = ['hook', 'outro', 'intro'] as const;
export const aspectRatios = ['16:9', '9:16', '1:1', '4:5'] as const;
export const defaultAspectRatio = '16:9';
export const defaultDurationSeconds = 30;
export const recommendedSeconds = { min: 1, max: 600 } as const;

/** The suggestions of the field; other values can be typed. */
export const templateIndustries = [
  'Agriculture',
  'Architecture',
  'Art & Design',
  'Automotive',
  'Beauty & Cosmetics',
  'Construction',
  'Consulting',
  'E-commerce',
  'Education',
  'Energy',
  'Entertainment',
  'Events',
  'Fashion',
  'Finance',
  'Fitness & Wellness',
  'Food & Beverage',
  'Gaming',
  'Healthcare',
  'Home & Garden',
  'Hospitality',
  'Insurance',
  'Legal',
  'Logistics',
  'Manufacturing',
  'Marketing & Advertising',
  'Non-profit',
  'Real Estate',
  'Sports',
  'Technology',
  'Travel',
] as const;

/** The limits of files in the template and category forms. */
export const contentFiles = {
  maxVideoBytes: 209_715_200,
  maxReferenceVideoBytes: 104_857_600,
  maxThumbnailBytes: 10_485_760,
  referenceMinSeconds: 5,
  referenceMaxSeconds: 60,
} as const;

/** The base address of external endpoints, unless a template names another. */
export const defaultExternalBaseUrl = 'https://queue.fal.run';

export const templateTexts = {
  nameMissing: 'Template name is required',
  categoryMissing: 'Please select a category',
  videoMissing: 'Please upload a template video',
  typeMissing: 'Please select a template type',
  durationWrong: 'Please enter a duration between 1 and 600 seconds',
  videoTooLarge: 'Video file size cannot exceed 200MB',
  videoType: 'Only MP4, MOV, and AVI video formats are supported',
  thumbnailType: 'Only JPG and PNG image formats are supported',
  thumbnailTooLarge: 'Thumbnail file size cannot exceed 10MB',
  endpointMissing: 'fal.ai endpoint is required',
  endpointStart: 'Endpoint must start with "fal-ai/"',
  payloadMissing: 'JSON payload is required',
  payloadNoObject: 'Payload must be a valid JSON object',
  baseUrlForm: 'Base URL must be an https:// address without anything after the host',
  previewUrlForm: 'Voice preview must be an https:// address',
  regionNameMissing: 'Region name is required',
} as const;

export type FieldProblem = { field: string; text: string };

/** Problems of the fields that add and edit share, in the order of the form. */
export function findTemplateProblems(template: {
  name: string;
  categoryId: string;
  type: string;
  videoUrl: string;
}): FieldProblem[] {
  const name = findNameProblem(template.name, templateTexts.nameMissing);
  return [
    ...(name === null ? [] : [{ field: 'name', text: name }]),
    ...(template.categoryId === '' ? [{ field: 'categoryId', text: templateTexts.categoryMissing }] : []),
    ...(template.videoUrl === '' ? [{ field: 'videoUrl', text: templateTexts.videoMissing }] : []),
    ...(template.type === '' ? [{ field: 'type', text: templateTexts.typeMissing }] : []),
  ];
}

export const findDurationProblem = (seconds: number | null): string | null =>
  seconds !== null && seconds >= recommendedSeconds.min && seconds <= recommendedSeconds.max
    ? null
    : templateTexts.durationWrong;

/** Accepts the path of a file of this app, any https address, or nothing. */
export function findPreviewUrlProblem(address: string): string | null {
  const isOwn = address.startsWith('/api/');
  const isWebAddress = URL.parse(address)?.protocol === 'https:';
  return address === '' || isOwn || isWebAddress ? null : templateTexts.previewUrlForm;
}

/** The limits of a region's start and end, in seconds of the template's clip. */
export const regionSeconds = { min: 0, max: 3_600 } as const;

/** Problems of the editable regions, by their index in the list. */
export const findRegionProblems = (regions: readonly { name: string }[]): FieldProblem[] =>
  regions.flatMap(({ name }, index) =>
    name.trim() === ''
      ? [{ field: `editableRegions.${index}.name`, text: templateTexts.regionNameMissing }]
      : [],
  );

export type ExternalEndpoint = { endpoint: string; payload: string; baseUrl: string };

/** Problems of the external endpoint, if its mode is chosen. Only the server has the list of allowed hosts. */
export function findEndpointProblems({ endpoint, payload, baseUrl }: ExternalEndpoint): FieldProblem[] {
  const problems = {
    falAIEndpoint: findEndpointProblem(endpoint),
    falAIPayload: findPayloadProblem(payload),
    falAIBaseURL: findBaseUrlProblem(baseUrl),
  };
  return Object.entries(problems).flatMap(([field, text]) => (text === null ? [] : [{ field, text }]));
}

function findEndpointProblem(endpoint: string): string | null {
  if (['', 'fal-ai/'].includes(endpoint.trim())) return templateTexts.endpointMissing;
  if (!endpoint.startsWith('fal-ai/')) return templateTexts.endpointStart;
  const invalid = /[*?"<>| ]|\/\//.exec(endpoint)?.[0];
  if (invalid !== undefined) return `Endpoint contains invalid character: "${invalid}"`;
  // In addition to the specification's list: characters that would lead the request to another address.
  const leading = /\.\.|[#\\%:@]|[^\x21-\x7e]/.exec(endpoint)?.[0];
  return leading === undefined ? null : `Endpoint contains invalid character: "${leading}"`;
}

function findPayloadProblem(payload: string): string | null {
  if (payload.trim() === '') return templateTexts.payloadMissing;
  const parsed = parseJson(payload);
  if (parsed.problem !== null) return `Invalid JSON: ${parsed.problem}`;
  return isJsonObject(parsed.value) ? findUnsafeJson(parsed.value) : templateTexts.payloadNoObject;
}

function findBaseUrlProblem(baseUrl: string): string | null {
  if (baseUrl === '') return null;
  return /^https?:\/\/[^/?#@\\\s]+\/?$/i.test(baseUrl) && URL.canParse(baseUrl)
    ? null
    : templateTexts.baseUrlForm;
}
