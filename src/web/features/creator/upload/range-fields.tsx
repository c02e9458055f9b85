import { Group, NumberInput, RangeSlider, Stack, Switch, Text } from '@mantine/core';
import { limits } from '#contract/limits.ts';
import { formatDuration } from '../../../lib/format.ts';
import { findRangeProblem, isWholeClip, wholeClip, type ClipRange } from '../clip-range.ts';
import { texts } from '../texts.ts';

type RangeFieldsProps = { range: ClipRange; clipSeconds: number; onChange: (range: ClipRange) => void };

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;
const toNumber = (value: string | number): number => (typeof value === 'number' ? value : 0);

/** Which part of the clip is used: the whole one until the person asks for less. */
export function RangeFields({ range, clipSeconds, onChange }: RangeFieldsProps) {
  const start = range.startSeconds ?? 0;
  const end = range.endSeconds ?? tenths(clipSeconds);
  const problem = findRangeProblem(range, clipSeconds);
  const isOpen = !isWholeClip(range);
  const open = (wanted: boolean) =>
    onChange(
      wanted
        ? { startSeconds: 0, endSeconds: tenths(Math.min(clipSeconds, limits.trimMaxSeconds)) }
        : wholeClip,
    );
  return (
    <Stack gap="sm">
      <Switch
        label={texts.upload.range}
        checked={isOpen}
        onChange={(event) => open(event.currentTarget.checked)}
      />
      {isOpen ? (
        <>
          <RangeSlider
            min={0}
            max={tenths(clipSeconds)}
            step={0.1}
            minRange={limits.trimMinSeconds}
            label={formatDuration}
            thumbFromLabel={texts.upload.start}
            thumbToLabel={texts.upload.end}
            value={[start, end]}
            onChange={([from, to]) => onChange({ startSeconds: tenths(from), endSeconds: tenths(to) })}
          />
          <Group grow>
            <NumberInput
              label={texts.upload.start}
              value={start}
              min={0}
              step={0.5}
              decimalScale={1}
              onChange={(value) => onChange({ startSeconds: toNumber(value), endSeconds: end })}
            />
            <NumberInput
              label={texts.upload.end}
              value={end}
              min={0}
              step={0.5}
              decimalScale={1}
              onChange={(value) => onChange({ startSeconds: start, endSeconds: toNumber(value) })}
            />
          </Group>
          {problem ? (
            <Text size="xs" c="var(--negative)" role="alert">
              {texts.upload.rangeProblems[problem]}
            </Text>
          ) : null}
        </>
      ) : null}
    </Stack>
  );
}
