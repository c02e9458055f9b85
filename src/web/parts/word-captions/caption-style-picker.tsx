import { Radio, Text } from '@mantine/core';
import { captionStyles, type CaptionStyle } from '#contract/word-captions/caption-styles.ts';
import { captionTexts } from './caption-texts.ts';
import { CaptionTile } from './caption-tile.tsx';
import classes from './word-captions.module.css';

type CaptionStylePickerProps = {
  value: CaptionStyle;
  isLocked?: boolean;
  onChange: (style: CaptionStyle) => void;
};

/** The styles of word captions, each as a live sample. */
export function CaptionStylePicker({ value, isLocked = false, onChange }: CaptionStylePickerProps) {
  return (
    <Radio.Group
      label={captionTexts.style}
      value={value}
      onChange={(style) => onChange(style as CaptionStyle)}
    >
      <div className={classes.tiles}>
        {captionStyles.map((style) => (
          <CaptionTile key={style} style={style} isLocked={isLocked} />
        ))}
      </div>
      <Text size="xs" c="dimmed" mt="xs">
        {captionTexts.emphasis}
      </Text>
    </Radio.Group>
  );
}
