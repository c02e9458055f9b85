import { Button, Text } from '@mantine/core';
import { IconArrowLeft, IconBulb, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { contentFiles } from '#contract/template-rules.ts';
import { filmstripOf } from '../../lib/trim/filmstrip-of.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { TrimRange } from '../../ui/trim/trim-range.ts';
import { TrimPanel } from '../../ui/trim/trim-panel.tsx';
import classes from './reference-upload.module.css';
import { texts } from './texts.ts';
import type { ChosenVideo } from './use-chosen-video.ts';

const words = texts.trim;

type TrimStepProps = {
  video: ChosenVideo;
  durationSeconds: number;
  /** Null until a part was confirmed. */
  range: TrimRange | null;
  problem: string | null;
  onConfirm: (range: TrimRange) => void;
  onBack: () => void;
  onUpload: (range: TrimRange) => void;
};

/** Chooses the part of the video that is uploaded. */
export function TrimStep(props: TrimStepProps) {
  const { video, durationSeconds, range, problem, onConfirm, onBack, onUpload } = props;
  const [isMissing, setIsMissing] = useState(false);
  const upload = () => {
    setIsMissing(range === null);
    if (range !== null) onUpload(range);
  };
  return (
    <div className={classes.form}>
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
      <TrimPanel
        url={video.url}
        bounds={{
          durationSeconds,
          minSeconds: contentFiles.referenceMinSeconds,
          maxSeconds: contentFiles.referenceMaxSeconds,
        }}
        applied={range}
        drawFilmstrip={filmstripOf(video.file)}
        texts={texts.editor}
        workShare={null}
        onApply={(confirmed) => {
          setIsMissing(false);
          onConfirm(confirmed);
        }}
      />
      {isMissing ? <Notice>{texts.problems.notTrimmed}</Notice> : null}
      {problem === null ? null : <Notice>{problem}</Notice>}
      <ActionBar>
        <Button size="lg" leftSection={<IconArrowLeft size={20} aria-hidden />} onClick={onBack}>
          {words.back}
        </Button>
        <Button
          size="lg"
          variant="gradient"
          leftSection={<IconUpload size={20} aria-hidden />}
          onClick={upload}
        >
          {words.upload}
        </Button>
      </ActionBar>
    </div>
  );
}
