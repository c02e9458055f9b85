import '@mantine/core/styles/List.layer.css';
import { List, Text, Title } from '@mantine/core';
import { prices } from '#contract/prices.ts';
import { formatCredits } from '../../lib/format.ts';
import { LivingVideo } from '../../ui/living-video.tsx';
import { showcase } from './landing/showcase.ts';
import classes from './paywall-sample.module.css';

const sample = showcase.find(({ id }) => id === 'bottle')!;

/** An example of a video that credits buy, with a description. */
export const PaywallSample = () => (
  <section className={classes.sample} aria-labelledby="paywall-sample">
    <div className={classes.video}>
      <LivingVideo
        posterUrl={`/assets/showcase/${sample.id}.webp`}
        videoUrl={`/assets/showcase/${sample.id}.mp4`}
        size={{ width: 406, height: 720 }}
        alt={`${sample.presenter} says “${sample.hookText}” for ${sample.product}`}
        soundLabel={`Play with sound: ${sample.hookText}`}
        loading="lazy"
      />
    </div>
    <div>
      <Title order={2} size="h3" id="paywall-sample">
        What {formatCredits(prices.hook)} make
      </Title>
      <List mt="sm" spacing={6}>
        <List.Item>A presenter who speaks your line, with the words on the picture</List.Item>
        <List.Item>Your product clip after it, cut and framed for phones</List.Item>
        <List.Item>Music from the library or your own, at an even loudness</List.Item>
        <List.Item>A vertical video to download, and a link to share</List.Item>
      </List>
      <Text mt="sm" size="sm" c="dimmed">
        This sample was made with Hookline. Its product is invented.
      </Text>
    </div>
  </section>
);
