import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import { VideoPlayer } from '../../../ui/video-player.tsx';
import { texts } from '../texts.ts';
import classes from './story-player.module.css';

type StoryPlayerProps = {
  url: string;
  posterUrl: string | null;
  /** Reads a new address: the known one may have expired. */
  onReload: () => Promise<unknown>;
};

/** The finished video, or an error with another try. */
export function StoryPlayer({ url, posterUrl, onReload }: StoryPlayerProps) {
  const [isBroken, setIsBroken] = useState(false);
  const reload = async () => {
    await onReload();
    setIsBroken(false);
  };
  return (
    <PhoneFrame label={texts.video.player}>
      {isBroken ? (
        <div className={classes.error} role="alert">
          <IconCloudOff size={32} stroke={1.5} aria-hidden />
          <span>{texts.video.videoFailed}</span>
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
        <VideoPlayer key={url} url={url} posterUrl={posterUrl} onUnplayable={() => setIsBroken(true)} />
      )}
    </PhoneFrame>
  );
}
