import { Radio, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { defaultCaptionStyle } from '#contract/word-captions/caption-styles.ts';
import { brandKitQuery } from '../../../parts/brand-kit/brand-kit-query.ts';
import { CaptionStylePicker } from '../../../parts/word-captions/caption-style-picker.tsx';
import type { CreatorDraft } from '../state/draft.ts';
import { texts } from '../texts.ts';
import classes from './hook-fields.module.css';

type TextOnPictureProps = {
  hook: CreatorDraft['hook'];
  isLocked: boolean;
  onChange: (values: Partial<CreatorDraft['hook']>) => void;
};

/** The text over the hook's picture: all of it, nothing, or each word as it is spoken. */
export function TextOnPicture({ hook, isLocked, onChange }: TextOnPictureProps) {
  const { captionStyle, overlayEnabled } = hook;
  const kit = useQuery(brandKitQuery).data?.kit;
  const firstStyle = kit?.isApplied ? kit.captionStyle : defaultCaptionStyle;
  const choose = (value: string) =>
    onChange({
      overlayEnabled: value === 'show',
      captionStyle: value === 'words' ? (captionStyle ?? firstStyle) : null,
    });
  return (
    <Stack gap="md">
      <Radio.Group
        label={texts.hook.overlay}
        value={captionStyle ? 'words' : overlayEnabled ? 'show' : 'hide'}
        onChange={choose}
      >
        <div className={classes.choices}>
          <Radio value="show" label={texts.hook.showOverlay} disabled={isLocked} />
          <Radio value="hide" label={texts.hook.hideOverlay} disabled={isLocked} />
          <Radio value="words" label={texts.hook.wordCaptions} disabled={isLocked} />
        </div>
      </Radio.Group>
      {captionStyle ? (
        <CaptionStylePicker
          value={captionStyle}
          isLocked={isLocked}
          onChange={(style) => onChange({ captionStyle: style })}
        />
      ) : null}
    </Stack>
  );
}
