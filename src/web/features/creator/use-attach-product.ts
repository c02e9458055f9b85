import { useMutation, useQueryClient } from '@tanstack/react-query';
import { attachProductIfNeeded } from './attach-product.ts';
import type { CreatorDraft } from './draft.ts';

export function useAttachProduct(generationId: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (product: CreatorDraft['product']) => {
      if (generationId !== null) await attachProductIfNeeded(queryClient, generationId, product);
    },
  });
}
