import { brandKitTexts } from '#contract/brand-kit/brand-kit.ts';
import { uploadBrandLogo } from '#contract/calls/brand-kit.ts';
import { acceptedFiles, isFileFor } from '#contract/file-types.ts';
import { reelLimits, reelTexts } from '#contract/reels.ts';
import { LogoField } from '../../parts/logo-field/logo-field.tsx';
import type { KitEntry } from './kit-entry.ts';
import { texts } from './texts.ts';

type KitLogoProps = { logo: KitEntry['logo']; onChange: (logo: KitEntry['logo']) => void };

const findProblem = (file: File): string | null => {
  if (!isFileFor('backgroundImage', file)) return brandKitTexts.logoType;
  return file.size > reelLimits.maxLogoBytes ? reelTexts.logoTooLarge : null;
};

export const KitLogo = (props: KitLogoProps) => (
  <LogoField
    {...props}
    uploadCall={uploadBrandLogo}
    hint={texts.logoHint}
    accept={acceptedFiles('backgroundImage')}
    findProblem={findProblem}
  />
);
