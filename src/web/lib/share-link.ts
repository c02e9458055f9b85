export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'refused';

type SharedLink = {
  title: string;
  /** The suggested text above the address. */
  text?: string;
  url: string;
};

/** The parts of `navigator` that are used; either can be missing. */
type SharingDevice = {
  share?: (link: SharedLink) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
};

const wasDismissed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Opens the device's share sheet. If the device has none, or sharing fails, copies the address. */
export async function shareLink(device: SharingDevice, link: SharedLink): Promise<ShareOutcome> {
  try {
    if (device.share) {
      await device.share(link);
      return 'shared';
    }
  } catch (error) {
    if (wasDismissed(error)) return 'dismissed';
  }
  try {
    if (!device.clipboard) return 'refused';
    await device.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
