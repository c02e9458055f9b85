import { Button, Text } from '@mantine/core';
import { IconArrowLeft, IconBulb, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { contentFiles } from '#contract/template-rules.ts';
import { filmstripOf } from '../../lib/trim/filmstrip-of.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fullRange, type TrimRange } from '../../ui/trim/trim-range.ts';
import { TrimPanel } from '../../ui/trim/trim-panel.tsx';
import classes from './reference-upload.module.css';
import { texts } from './texts.ts';
import type { ReferenceFootage } from './use-reference-clip.ts';

const words = texts.trim;
const editorTexts = { ...texts.editor, nothingSelected: words.whole };

type TrimStepProps = {
  footage: ReferenceFootage;
  /** Null until a part was confirmed. */
  range: TrimRange | null;
  problem: string | null;
  /** Whether the request to cut is being sent to the server. */
  isSending: boolean;
  onConfirm: (range: TrimRange) => void;
  onBack: () => void;
  onUpload: (range: TrimRange) => void;
};

/** Chooses the part of the video that is uploaded. */
export function TrimStep(props: TrimStepProps) {
  const { footage, range, problem, isSending, onConfirm, onBack, onUpload } = props;
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Since the last Confirm. */
  const hasMoved = useRef(false);
  const { durationSeconds } = footage;
  const bounds = {
    durationSeconds,
    minSeconds: contentFiles.referenceMinSeconds,
    maxSeconds: contentFiles.referenceMaxSeconds,
  };
  const mayStayWhole = durationSeconds <= bounds.maxSeconds;
  const upload = () => {
    const part = range ?? (mayStayWhole ? fullRange(bounds) : null);
    const found = hasMoved.current
      ? texts.problems.notConfirmed
      : part === null
        ? texts.problems.notTrimmed
        : null;
    setRefusal(found);
    if (found === null && part !== null) onUpload(part);
  };
  return (
    <div className={classes.form}>
      <TrimPanel
        url={footage.url}
        bounds={bounds}
        applied={range}
        drawFilmstrip={filmstripOf(footage.readFrom)}
        texts={mayStayWhole ? editorTexts : texts.editor}
        workShare={null}
        onMoved={(isMoved) => {
          hasMoved.current = isMoved;
        }}
        onApply={(confirmed) => {
          setRefusal(null);
          onConfirm(confirmed);
        }}
      />
      <section className={classes.tips} aria-label={words.tipsTitle}>
        <IconBulb size={20} aria-hidden />
        <ul>
          {words.tips.map((tip) => (
            <li key={tip}>
              <Text size="sm">{tip}</Text>
            </li>
          ))}
        </ul>
      </section>
      {refusal === null ? null : <Notice>{refusal}</Notice>}
      {problem === null ? null : <Notice>{problem}</Notice>}
      <ActionBar>
        <Button size="lg" leftSection={<IconArrowLeft size={20} aria-hidden />} onClick={onBack}>
          {words.back}
        </Button>
        <Button
          size="lg"
          variant="gradient"
          leftSection={<IconUpload size={20} aria-hidden />}
          loading={isSending}
          onClick={upload}
        >
          {words.upload}
        </Button>
      </ActionBar>
    </div>
  );
}
