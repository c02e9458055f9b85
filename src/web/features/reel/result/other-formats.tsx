import { Loader, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isVideoBeingMade } from '#contract/calls/generations.ts';
import { addReelFormat, type Reel, type ReelFormat } from '#contract/calls/reels.ts';
import { reelAspectRatios, type ReelAspectRatio } from '#contract/reels.ts';
import { videoFormats } from '#contract/video-formats.ts';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { Notice } from '../../../ui/notice.tsx';
import { texts } from '../texts.ts';
import classes from './other-formats.module.css';

type OtherFormatsProps = { reel: Reel; onOpenReel: (reelId: string) => void };

const words = texts.result;

const hasEnded = ({ status }: ReelFormat): boolean => status === 'failed' || status === 'cancelled';

function stateText(made: ReelFormat | undefined): string {
  if (made === undefined) return words.formatStates.free;
  if (isVideoBeingMade(made.status)) return words.formatStates.making(Math.round(made.progress));
  if (made.status === 'cancelled') return words.formatStates.stopped;
  return made.status === 'failed' ? words.formatStates.failed : words.formatStates.ready;
}

function StateIcon({ made, isPending }: { made: ReelFormat | undefined; isPending: boolean }) {
  if (isPending || (made && isVideoBeingMade(made.status))) return <Loader size={16} aria-hidden />;
  return made && !hasEnded(made) ? (
    <IconChevronRight size={18} aria-hidden />
  ) : (
    <IconPlus size={18} aria-hidden />
  );
}

/** The reel's formats: the shown one, finished ones, those in progress and those that can be made. */
export function OtherFormats({ reel, onOpenReel }: OtherFormatsProps) {
  const queryClient = useQueryClient();
  const add = useMutation({
    mutationFn: (aspectRatio: ReelAspectRatio) =>
      call(addReelFormat, { params: { reelId: reel.id }, body: { aspectRatio } }),
    onSuccess: (other) => {
      queryClient.setQueryData(queryKeys.reel(other.id), other);
      for (const queryKey of [queryKeys.reel(reel.id), queryKeys.unfinished])
        void queryClient.invalidateQueries({ queryKey });
      onOpenReel(other.id);
    },
  });
  const open = (ratio: ReelAspectRatio, made: ReelFormat | undefined) =>
    made && !hasEnded(made) ? onOpenReel(made.id) : add.mutate(ratio);
  return (
    <section className={classes.formats} aria-label={words.formats}>
      <h2 className={classes.title}>{words.formats}</h2>
      <Text size="sm" c="dimmed">
        {words.formatsNote}
      </Text>
      <ul className={classes.list}>
        {reelAspectRatios.map((ratio) => {
          const made = reel.formats.find(({ aspectRatio }) => aspectRatio === ratio);
          const isShown = ratio === reel.settings.aspectRatio && !(made && hasEnded(made));
          const { width, height } = videoFormats[ratio];
          const isThere = made !== undefined && !hasEnded(made);
          return (
            <li key={ratio}>
              <button
                type="button"
                className={classes.format}
                disabled={isShown || add.isPending}
                aria-current={isShown ? 'true' : undefined}
                onClick={() => open(ratio, made)}
              >
                <span className={classes.stand} aria-hidden>
                  <span className={classes.shape} style={{ aspectRatio: `${width} / ${height}` }} />
                </span>
                <VisuallyHidden>{isThere ? words.showFormat : words.makeFormat} </VisuallyHidden>
                <b>{ratio}</b>{' '}
                <span className={classes.state}>{isShown ? words.formatStates.shown : stateText(made)}</span>
                {isShown ? (
                  <IconCheck size={18} aria-hidden />
                ) : (
                  <StateIcon made={made} isPending={add.isPending && add.variables === ratio} />
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {add.error ? <Notice>{failureText(add.error, words.startFormatFailed)}</Notice> : null}
    </section>
  );
}
