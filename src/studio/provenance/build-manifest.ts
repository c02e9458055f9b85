import type { AiMark } from './build-xmp.ts';
import { sourceTypeBase } from './build-xmp.ts';

/** The label of an ingredient in the manifest. */
export const ingredientId = (index: number): string => `ingredient-${index + 1}`;

const trainingNotAllowed = { use: 'notAllowed' };

/**
 * The signed claims (C2PA Technical Specification 2.2): how the file was created and by which tool; ingredients with
 * credentials were placed in it; training on it is not permitted (CAWG Training and Data Mining 1.1).
 */
export function buildManifest(mark: AiMark, ingredientCount: number): object {
  const { title, creatorTool, digitalSourceType } = mark;
  const agent = { name: creatorTool };
  const created = {
    action: 'c2pa.created',
    digitalSourceType: `${sourceTypeBase}${digitalSourceType}`,
    softwareAgent: agent,
  };
  const ingredientIds = Array.from({ length: ingredientCount }, (_, index) => ingredientId(index));
  const placed = { action: 'c2pa.placed', parameters: { ingredientIds } };
  return {
    claim_generator_info: [agent],
    title,
    assertions: [
      {
        label: 'c2pa.actions.v2',
        data: { actions: ingredientCount > 0 ? [created, placed] : [created] },
      },
      {
        label: 'cawg.training-mining',
        data: {
          entries: {
            'cawg.ai_training': trainingNotAllowed,
            'cawg.ai_generative_training': trainingNotAllowed,
            'cawg.data_mining': trainingNotAllowed,
          },
        },
      },
    ],
  };
}
