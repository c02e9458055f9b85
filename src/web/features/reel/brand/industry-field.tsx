import '@mantine/core/styles/Chip.layer.css';
import { Chip, Group, Input } from '@mantine/core';
import { useId } from 'react';
import { reelIndustries } from '#contract/reels.ts';
import type { Industry } from '../state/reel-data.ts';
import { texts } from '../texts.ts';

type IndustryFieldProps = {
  industry: Industry | '';
  problem: string | undefined;
  onChange: (industry: Industry) => void;
  onLeave: () => void;
};

/** Every industry at a glance: a press chooses, arrow keys move. */
export function IndustryField({ industry, problem, onChange, onLeave }: IndustryFieldProps) {
  const id = useId();
  return (
    <Input.Wrapper
      label={texts.brand.industry}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      withAsterisk
      error={problem}
      errorProps={{ id: `${id}-error` }}
    >
      <Chip.Group value={industry} onChange={(value) => onChange(value as Industry)}>
        <Group
          gap={8}
          my={4}
          role="radiogroup"
          aria-labelledby={`${id}-label`}
          aria-describedby={problem === undefined ? undefined : `${id}-error`}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) onLeave();
          }}
        >
          {reelIndustries.map((name) => (
            <Chip key={name} value={name} size="md">
              {name}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}
