import { useMutation, useQueryClient } from '@tanstack/react-query';
import { startExport } from '#contract/calls/account.ts';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { buildDownloadUrl } from '../../../lib/download-url.ts';
import { errorText } from '../../../lib/error-text.ts';
import { announce } from '../../../ui/announce.ts';
import { exportQuery } from './export-query.ts';

const fileNameOf = (requestedAt: string): string => `hookline-export-${requestedAt.slice(0, 10)}.zip`;

/** Starts an export, and downloads a finished one. */
export function useExport() {
  const queryClient = useQueryClient();
  const start = useMutation({
    mutationFn: () => call(startExport),
    onSuccess: (begun) => queryClient.setQueryData(exportQuery.queryKey, begun),
    onError: (error) => announce(errorText(error), 'failure'),
  });
  const download = useMutation({
    // The address is short-lived, and the page may have been open for a long time.
    mutationFn: async () => {
      const latest = await queryClient.fetchQuery(exportQuery);
      if (!latest?.downloadUrl) throw new CallError('export_not_ready', 409, 'There is nothing to download');
      const name = fileNameOf(latest.requestedAt);
      // The file may be large, so the browser downloads it instead of the page.
      window.location.assign(buildDownloadUrl(latest.downloadUrl, name, window.location.origin, Date.now()));
    },
    onError: (error) => announce(errorText(error), 'failure'),
  });
  return { start, download };
}
