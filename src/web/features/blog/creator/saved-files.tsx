import { Button, Text } from '@mantine/core';
import { Notice } from '../../../ui/notice.tsx';
import { texts } from '../texts.ts';
import classes from './creator.module.css';
import type { PostFiles } from './post-draft.ts';

const words = texts.creator;

/** Explains where the two downloaded files belong. */
export const SavedFiles = ({ files, onAgain }: { files: PostFiles; onAgain: () => void }) => (
  <Notice tone="note">
    <Text fw={600}>{words.saved}</Text>
    {files.replaces ? <Text>{words.replaces(files.filename.replace(/\.md$/, ''))}</Text> : null}
    <Text mt="xs">{words.stepsTitle}</Text>
    <ol className={classes.steps}>
      {words.steps(files.filename).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <Button size="sm" onClick={onAgain}>
      {words.again}
    </Button>
  </Notice>
);
