import { Button, Loader, Skeleton, Text, Title } from '@mantine/core';
import { IconDownload, IconFileZip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { AccountExport } from '#contract/calls/account.ts';
import { formatDate, formatFileSize } from '../../../lib/format.ts';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import classes from '../account-card.module.css';
import { accountTexts } from '../account-texts.ts';
import { exportQuery } from './export-query.ts';
import { useExport } from './use-export.ts';

const texts = accountTexts.export;

/** Starts an export of the user's data, shows its progress and downloads the file. */
export function ExportCard() {
  const query = useQuery(exportQuery);
  return (
    <section aria-label={texts.title}>
      <Title order={2} size="h3" mt="xl" mb={4}>
        {texts.title}
      </Title>
      <Text c="dimmed" mb="md" maw={620}>
        {texts.lead}
      </Text>
      {query.data === undefined && query.isError && (
        <FailureNotice text={texts.failed} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && (
        <Loading label="Loading your export">
          <Skeleton height={92} />
        </Loading>
      )}
      {query.data !== undefined && <ExportState latest={query.data} />}
    </section>
  );
}

function ExportState({ latest }: { latest: AccountExport | null }) {
  const { start, download } = useExport();
  const startButton = (label: string, variant: 'default' | 'subtle' = 'default') => (
    <Button
      variant={variant}
      color={variant === 'subtle' ? 'gray' : undefined}
      leftSection={<IconFileZip size={18} aria-hidden />}
      loading={start.isPending}
      onClick={() => start.mutate()}
    >
      {label}
    </Button>
  );
  if (latest?.status === 'processing') {
    return (
      <output className={`${classes.card} ${classes.row}`}>
        <Loader size="sm" aria-hidden />
        <div className={classes.words}>
          <Text fw={600}>{texts.making}</Text>
          <Text size="xs" c="dimmed">
            {texts.makingNote}
          </Text>
        </div>
      </output>
    );
  }
  if (latest?.status === 'ready') {
    return (
      <div className={`${classes.card} ${classes.split}`}>
        <div>
          <Text fw={600}>{texts.ready(formatFileSize(latest.sizeBytes ?? 0))}</Text>
          {latest.expiresAt !== null && (
            <Text size="xs" c="dimmed">
              {texts.until(formatDate(latest.expiresAt))}
            </Text>
          )}
        </div>
        <div className={classes.buttons}>
          {startButton(texts.again, 'subtle')}
          <Button
            variant="filled"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {texts.download}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <>
      {latest?.status === 'failed' && <Notice>{texts.broken}</Notice>}
      <div className={classes.begin}>{startButton(texts.start)}</div>
    </>
  );
}
