import { useQuery } from '@tanstack/react-query';
import { reelStyleNames, type ReelAspectRatio, type ReelStyle } from '#contract/reels.ts';
import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import { reelStylesQuery } from '../state/queries.ts';
import { texts } from '../texts.ts';
import { StyleLoop } from './style-loop.tsx';
import classes from './style-stage.module.css';

type StyleStageProps = { style: ReelStyle; format: ReelAspectRatio };

/** The chosen style, large, in the chosen format. */
export function StyleStage({ style, format }: StyleStageProps) {
  const sample = useQuery(reelStylesQuery).data?.find(({ id }) => id === style);
  return (
    <PhoneFrame label={texts.generate.preview} format={format}>
      {sample ? <StyleLoop key={`${style} ${format}`} {...sample.samples[format]} isPlaying /> : null}
      <span className={classes.name}>{reelStyleNames[style]}</span>
    </PhoneFrame>
  );
}
