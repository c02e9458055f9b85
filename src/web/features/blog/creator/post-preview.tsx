import { Text, Title } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { formatLongDate } from '../long-date.ts';
import body from '../post-body.module.css';
import { texts } from '../texts.ts';
import classes from './creator.module.css';
import type { PostDraft } from './post-draft.ts';
import { renderMarkdown } from './render-markdown.ts';

/** The post as it will be read. */
export function PostPreview({ draft }: { draft: PostDraft }) {
  const content = useDeferredValue(draft.content);
  const nodes = useMemo(() => renderMarkdown(content), [content]);
  const facts = [draft.date === '' ? '' : formatLongDate(draft.date), draft.author].filter(Boolean);
  return (
    <section className={classes.preview} aria-label={texts.creator.preview}>
      {draft.title.trim() === '' ? null : <Title order={2}>{draft.title}</Title>}
      <Text size="xs" c="dimmed" mb="md">
        {facts.join(' · ')}
      </Text>
      {content.trim() === '' ? (
        <Text c="dimmed">{texts.creator.nothingToPreview}</Text>
      ) : (
        <div className={body.body}>{nodes}</div>
      )}
    </section>
  );
}
