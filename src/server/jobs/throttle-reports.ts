/** The minimum interval between progress reports: more would only load the database. */
const intervalMs = 300;

/**
 * Forwards the latest of many reports, one at a time and at intervals. `finish` waits for the current one and drops
 * later ones, because the settling transaction publishes the end itself.
 */
export function throttleReports<R>(publish: (report: R) => Promise<void>): {
  add: (report: R) => void;
  finish: () => Promise<void>;
} {
  let latest: R | null = null;
  let publishing: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let finished = false;

  const flush = (): void => {
    timer = null;
    if (latest === null || publishing || finished) return;
    const report = latest;
    latest = null;
    publishing = publish(report).finally(() => {
      publishing = null;
      if (!finished && latest !== null) timer ??= setTimeout(flush, intervalMs);
    });
  };
  return {
    add(report) {
      if (finished) return;
      latest = report;
      if (!publishing) timer ??= setTimeout(flush, 0);
    },
    async finish() {
      finished = true;
      if (timer) clearTimeout(timer);
      await publishing;
    },
  };
}
