import type { CategoryBody } from '#contract/calls/categories.ts';
import { findNameProblem, tidyList } from '#contract/content-names.ts';
import { findMetadataProblem, type JsonObject } from '#contract/json-object.ts';
import type { SubcategoryRow, SubcategoryValues } from '../../db/categories.ts';
import type { Connection } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { fileIdInAddress, requireContentFile } from '../content/content-address.ts';

/** Throws `invalid_request` with the message for the first invalid field. */
export function checkCategoryForm(form: CategoryBody): void {
  const refuse = (field: string, text: string | null): void => {
    if (text !== null) throw new AppError('invalid_request', text, { field });
  };
  refuse('name', findNameProblem(form.name, 'Category name is required'));
  refuse('metadata', findMetadataProblem(form.metadata));
  const names = new Set<string>();
  form.subcategories.forEach((subcategory, index) => {
    const field = (name: string): string => `subcategories.${index}.${name}`;
    refuse(field('name'), findNameProblem(subcategory.name, 'Subcategory name is required'));
    const name = subcategory.name.trim().toLowerCase();
    refuse(field('name'), names.has(name) ? 'Another subcategory has this name already' : null);
    names.add(name);
    refuse(field('metadata'), findMetadataProblem(subcategory.metadata));
  });
}

/** The subcategories as stored. An existing one, matched by id or name, keeps its id. */
export async function readSubcategoryForms(
  connection: Connection,
  forms: CategoryBody['subcategories'],
  present: readonly SubcategoryRow[],
): Promise<SubcategoryValues[]> {
  const values: SubcategoryValues[] = [];
  const taken = new Set<string>();
  for (const [position, form] of forms.entries()) {
    const name = form.name.trim();
    const unmatched = present.filter(({ id }) => !taken.has(id));
    const before =
      unmatched.find(({ id }) => id === form.id) ??
      unmatched.find((row) => form.id === undefined && row.name.toLowerCase() === name.toLowerCase());
    const id = before?.id ?? crypto.randomUUID();
    taken.add(id);
    values.push({
      id,
      position,
      name,
      description: form.description.trim(),
      own_number: form.subcategoryID?.trim() || null,
      ...(await readReference(connection, form.referenceVideo?.trim() ?? '', position)),
      industries_served: tidyList(form.industriesServed),
      regenerated_assets: tidyList(form.regeneratedAssets),
      metadata: form.metadata as JsonObject,
    });
  }
  return values;
}

/** Our own copy, or the URL of an external video, which is shown as a link and never fetched. */
async function readReference(connection: Connection, address: string, position: number) {
  const field = `subcategories.${position}.referenceVideo`;
  if (address === '') return { reference_file_id: null, reference_address: null };
  if (fileIdInAddress(address) !== null) {
    const reference_file_id = await requireContentFile(connection, address, ['reference-video'], field);
    return { reference_file_id, reference_address: null };
  }
  if (URL.parse(address)?.protocol !== 'https:') {
    throw new AppError('address_refused', 'A reference video is an https address', { field });
  }
  return { reference_file_id: null, reference_address: address };
}
