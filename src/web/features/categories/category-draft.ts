import type { ClientInput } from '#contract/call.ts';
import type { addCategory, Category, Subcategory } from '#contract/calls/categories.ts';
import { findNameProblem, splitCommaList } from '#contract/content-names.ts';
import { parseMetadata, type JsonObject } from '#contract/json-object.ts';
import { texts } from './texts.ts';

export type SubcategoryDraft = {
  /** React key. */
  key: string;
  /** Set for a subcategory that is saved on the server. */
  id: string | null;
  name: string;
  description: string;
  subcategoryID: string;
  referenceVideo: string;
  industriesText: string;
  assetsText: string;
  metadataText: string;
};

/** A category as it stands in the form. */
export type CategoryDraft = {
  name: string;
  description: string;
  /** URL of the uploaded thumbnail; empty if there is none. */
  thumbnailUrl: string;
  /** URL of an external picture, as the user types it. */
  thumbnailAddress: string;
  metadataText: string;
  subcategories: SubcategoryDraft[];
};

export const emptyCategory: CategoryDraft = {
  name: '',
  description: '',
  thumbnailUrl: '',
  thumbnailAddress: '',
  metadataText: '',
  subcategories: [],
};

export const emptySubcategory = (): SubcategoryDraft => ({
  key: crypto.randomUUID(),
  id: null,
  name: '',
  description: '',
  subcategoryID: '',
  referenceVideo: '',
  industriesText: '',
  assetsText: '',
  metadataText: '',
});

const metadataText = (metadata: JsonObject): string =>
  Object.keys(metadata).length === 0 ? '' : JSON.stringify(metadata, null, 2);

const subcategoryDraftOf = (subcategory: Subcategory): SubcategoryDraft => ({
  key: subcategory.id,
  id: subcategory.id,
  name: subcategory.name,
  description: subcategory.description,
  subcategoryID: subcategory.subcategoryID ?? '',
  referenceVideo: subcategory.referenceVideo ?? '',
  industriesText: subcategory.industriesServed.join(', '),
  assetsText: subcategory.regeneratedAssets.join(', '),
  metadataText: metadataText(subcategory.metadata),
});

export const categoryDraftOf = (category: Category): CategoryDraft => ({
  name: category.name,
  description: category.description,
  thumbnailUrl: category.thumbnail ?? '',
  thumbnailAddress: '',
  metadataText: metadataText(category.metadata),
  subcategories: category.subcategories.map(subcategoryDraftOf),
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The request body for a draft without problems. */
export const categoryBodyOf = (draft: CategoryDraft): ClientInput<typeof addCategory>['body'] => ({
  name: draft.name,
  description: draft.description,
  thumbnail: orNull(draft.thumbnailUrl) ?? orNull(draft.thumbnailAddress),
  metadata: parseMetadata(draft.metadataText).value,
  subcategories: draft.subcategories.map((subcategory) => ({
    ...(subcategory.id === null ? {} : { id: subcategory.id }),
    name: subcategory.name,
    description: subcategory.description,
    subcategoryID: orNull(subcategory.subcategoryID),
    referenceVideo: orNull(subcategory.referenceVideo),
    industriesServed: splitCommaList(subcategory.industriesText),
    regeneratedAssets: splitCommaList(subcategory.assetsText),
    metadata: parseMetadata(subcategory.metadataText).value,
  })),
});

export type CategoryProblems = Partial<Record<string, string>>;

/** The problems that prevent saving, by field, such as `name` or `subcategories.2.metadata`. */
export function findCategoryProblems(draft: CategoryDraft): CategoryProblems {
  const found: [string, string | null][] = [
    ['name', findNameProblem(draft.name, texts.form.nameMissing)],
    ['metadata', parseMetadata(draft.metadataText).problem],
    ...draft.subcategories.flatMap(({ name, metadataText }, index): [string, string | null][] => [
      [`subcategories.${index}.name`, findNameProblem(name, texts.form.subcategoryNameMissing)],
      [`subcategories.${index}.metadata`, parseMetadata(metadataText).problem],
    ]),
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

const fieldNames = {
  name: 'name',
  description: 'description',
  thumbnailUrl: 'thumbnail',
  thumbnailAddress: 'thumbnail',
  metadataText: 'metadata',
  subcategories: 'subcategories',
} as const;

/** An address carries a signature that is new each time; only another file is a change. */
const comparable = (value: unknown): string => JSON.stringify(value).replaceAll(/\?[^"]*/g, '');

/** The fields in which two drafts differ, by their names on the server. */
export const changedFields = (before: CategoryDraft, after: CategoryDraft): string[] =>
  (Object.keys(fieldNames) as (keyof CategoryDraft)[])
    .filter((field) => comparable(before[field]) !== comparable(after[field]))
    .map((field) => fieldNames[field]);
