import { Anchor, Progress, Text, Title } from '@mantine/core';
import { IconMovie } from '@tabler/icons-react';
import type { Subcategory } from '#contract/calls/categories.ts';
import { errorTexts } from '../../../lib/error-text.ts';
import { formatDuration } from '../../../ui/recording-time.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { VideoPlayer } from '../../../ui/video-player.tsx';
import { texts } from '../texts.ts';
import classes from './category-view.module.css';
import { Metadata } from './metadata.tsx';

const words = texts.view;

export function SubcategoryView({ subcategory }: { subcategory: Subcategory }) {
  const { name, description, subcategoryID, industriesServed, regeneratedAssets, metadata } = subcategory;
  const facts = [
    { name: words.number, value: subcategoryID ?? '' },
    { name: words.industriesServed, value: industriesServed.join(', ') },
    { name: words.regeneratedAssets, value: regeneratedAssets.join(', ') },
  ].filter(({ value }) => value !== '');
  return (
    <article className={classes.subcategory} aria-label={name}>
      <div className={classes.frame}>
        <ReferenceVideo subcategory={subcategory} />
      </div>
      <div className={classes.words}>
        <Title order={2} size="h4">
          {name}
        </Title>
        {description === '' ? null : <Text>{description}</Text>}
        {subcategory.referenceVideoSeconds === null ? null : (
          <Text size="xs" c="dimmed">
            {formatDuration(subcategory.referenceVideoSeconds)}
          </Text>
        )}
        {facts.length === 0 ? null : <FactList facts={facts} />}
        <Metadata metadata={metadata} />
      </div>
    </article>
  );
}

function ReferenceVideo({ subcategory }: { subcategory: Subcategory }) {
  const { referenceVideo, referenceVideoStatus, referenceVideoErrorCode, referencePosterUrl } = subcategory;
  const percent = Math.round(subcategory.referenceVideoProgress ?? 0);
  if (referenceVideo !== null && referenceVideoStatus === 'ready')
    return <VideoPlayer url={referenceVideo} posterUrl={referencePosterUrl} showsWhole />;
  return (
    <div className={classes.noVideo}>
      <IconMovie size={32} stroke={1.25} aria-hidden />
      {referenceVideoStatus === 'processing' ? (
        <>
          <Text component="output" size="sm">
            {words.preparing(percent)}
          </Text>
          <Progress w="80%" value={percent} aria-label={words.preparing(percent)} />
        </>
      ) : referenceVideoStatus === 'failed' ? (
        <Text size="sm">
          {words.unprepared} {referenceVideoErrorCode ? errorTexts[referenceVideoErrorCode] : null}
        </Text>
      ) : referenceVideo === null ? (
        <Text size="sm">{words.noVideo}</Text>
      ) : (
        <Anchor href={referenceVideo} target="_blank" rel="noopener noreferrer" size="sm">
          {words.elsewhere}
        </Anchor>
      )}
    </div>
  );
}
