import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { limits } from '#contract/limits.ts';
import { brandKitQuery } from '../../../parts/brand-kit/brand-kit-query.ts';
import type { CreatorControl } from '../state/creator-context.ts';

/** The music starts at the brand kit's volume until the user answers the question about music. */
export function useKitVolume({ draft, changeMusic }: Pick<CreatorControl, 'draft' | 'changeMusic'>): void {
  const kit = useQuery(brandKitQuery).data?.kit;
  const { choice, volume } = draft.music;
  const kitVolume = kit?.isApplied ? kit.musicVolume : null;
  const isUntouched = choice === null && volume === limits.defaultMusicVolume;
  useEffect(() => {
    if (isUntouched && kitVolume !== null && kitVolume !== limits.defaultMusicVolume)
      changeMusic({ volume: kitVolume });
  }, [isUntouched, kitVolume, changeMusic]);
}
