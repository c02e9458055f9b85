import { Reader } from '@contentauth/c2pa-node';

export type ReadCredentials = {
  state: 'Invalid' | 'Valid' | 'Trusted';
  failures: string[];
  actions: { action: string; digitalSourceType?: string; softwareAgent?: { name: string } }[];
  ingredients: { title?: string; active_manifest?: string; relationship: string }[];
  training: Record<string, { use: string }>;
  title?: string;
};

type Manifest = {
  title?: string;
  assertions: {
    label: string;
    data: { actions?: ReadCredentials['actions']; entries?: ReadCredentials['training'] };
  }[];
  ingredients?: ReadCredentials['ingredients'];
};

/**
 * A video's content credentials as a reader reports them that trusts the chain's last certificate; null if it has none.
 */
export async function readCredentials(
  path: string,
  certificateChain: string,
): Promise<ReadCredentials | null> {
  const authority = certificateChain
    .trim()
    .split(/(?=-----BEGIN CERTIFICATE)/)
    .at(-1)!;
  const trust = { trust: { user_anchors: authority }, verify: { verify_trust: true } };
  const reader = await Reader.fromAsset({ path, mimeType: 'video/mp4' }, JSON.stringify(trust));
  if (!reader) return null;
  const report = reader.json() as unknown as {
    validation_state: ReadCredentials['state'];
    validation_status?: { code: string }[];
    active_manifest: string;
    manifests: Record<string, Manifest>;
  };
  const manifest = report.manifests[report.active_manifest]!;
  const data = (label: string) => manifest.assertions.find((assertion) => assertion.label === label)?.data;
  return {
    state: report.validation_state,
    failures: (report.validation_status ?? []).map(({ code }) => code),
    actions: data('c2pa.actions.v2')?.actions ?? [],
    ingredients: manifest.ingredients ?? [],
    training: data('cawg.training-mining')?.entries ?? {},
    ...(manifest.title === undefined ? {} : { title: manifest.title }),
  };
}
