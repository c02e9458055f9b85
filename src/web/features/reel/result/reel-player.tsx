import { Button, Loader } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { VideoFormat } from '#contract/video-formats.ts';
import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import { VideoPlayer } from '../../../ui/video-player.tsx';
import { texts } from '../texts.ts';
import classes from './reel-player.module.css';

type ReelPlayerProps = {
  url: string;
  posterUrl: string | null;
  format: VideoFormat;
  /** Reads a new address: the known one may have expired. */
  onReload: () => Promise<unknown>;
};

/** The finished reel: loading, loaded, or an error with another try. Playing and muted are the player's own. */
export function ReelPlayer({ url, posterUrl, format, onReload }: ReelPlayerProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'error'>('loading');
  const [attempt, setAttempt] = useState(0);
  const reload = async () => {
    setState('loading');
    await onReload();
    setAttempt((before) => before + 1);
  };
  return (
    <PhoneFrame label={texts.result.player} format={format}>
      <div className={classes.player} data-state={state}>
        {state === 'error' ? (
          <div className={classes.error} role="alert">
            <IconCloudOff size={32} stroke={1.5} aria-hidden />
            <span>{texts.result.videoFailed}</span>
            <Button
              color="gray.0"
              variant="outline"
              leftSection={<IconRefresh size={18} aria-hidden />}
              onClick={() => void reload()}
            >
              {texts.tryAgain}
            </Button>
          </div>
        ) : (
          <VideoPlayer
            key={`${attempt} ${url}`}
            url={url}
            posterUrl={posterUrl}
            onFacts={() => setState('loaded')}
            onUnplayable={() => setState('error')}
          />
        )}
        {state === 'loading' ? (
          <output className={classes.loading} aria-label={texts.result.loadingVideo}>
            <Loader size={20} color="white" />
          </output>
        ) : null}
      </div>
    </PhoneFrame>
  );
}
