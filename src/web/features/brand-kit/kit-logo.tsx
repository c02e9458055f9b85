import { IconPhotoScan } from '@tabler/icons-react';
import { useState } from 'react';
import { brandKitTexts } from '#contract/brand-kit/brand-kit.ts';
import { uploadBrandLogo } from '#contract/calls/brand-kit.ts';
import { acceptedFiles, isFileFor } from '#contract/file-types.ts';
import { reelLimits, reelTexts } from '#contract/reels.ts';
import { failureText } from '../../lib/failure-text.ts';
import { UploadField } from '../../parts/media-input/form/upload-field.tsx';
import { useFormUpload } from '../../parts/media-input/form/use-form-upload.ts';
import classes from './brand-kit.module.css';
import type { KitEntry } from './kit-entry.ts';
import { texts } from './texts.ts';

type KitLogoProps = { logo: KitEntry['logo']; onChange: (logo: KitEntry['logo']) => void };

const findProblem = (file: File): string | null => {
  if (!isFileFor('backgroundImage', file)) return brandKitTexts.logoType;
  return file.size > reelLimits.maxLogoBytes ? reelTexts.logoTooLarge : null;
};

/** The logo: sent as soon as it is chosen. */
export function KitLogo({ logo, onChange }: KitLogoProps) {
  const upload = useFormUpload(uploadBrandLogo, 'logo');
  const [refusal, setRefusal] = useState<string | null>(null);
  const choose = async (file: File) => {
    const problem = findProblem(file);
    setRefusal(problem);
    upload.forgetError();
    const sent = problem === null ? await upload.send(file) : null;
    if (sent) onChange({ uploadId: sent.uploadId, url: sent.url });
  };
  const failure = upload.error === null ? null : failureText(upload.error, texts.logoFailed);
  return (
    <UploadField
      label={texts.logo}
      refusal={refusal ?? failure}
      drop={{
        title: texts.logoChoose,
        hints: [texts.logoHint],
        icon: <IconPhotoScan size={24} aria-hidden />,
        accept: acceptedFiles('backgroundImage'),
      }}
      share={upload.share}
      arrived={logo === null ? null : texts.logoReady}
      onChoose={(file) => void choose(file)}
      onStop={upload.stop}
      onRemove={() => onChange(null)}
    >
      {logo === null ? null : <img className={classes.logo} src={logo.url} alt={texts.logoAlt} />}
    </UploadField>
  );
}
