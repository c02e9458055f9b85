import { Reader } from '@contentauth/c2pa-node';

export type CredentialsReport = {
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
    data: { actions?: CredentialsReport['actions']; entries?: CredentialsReport['training'] };
  }[];
  ingredients?: CredentialsReport['ingredients'];
};

/** Reads a video's content credentials, trusting the chain's last certificate; null if it has none. */
export async function readCredentials(
  path: string,
  certificateChain: string,
): Promise<CredentialsReport | null> {
  const rootCertificate = certificateChain
    .trim()
    .split(/(?=-----BEGIN CERTIFICATE)/)
    .at(-1)!;
  const settings = { trust: { user_anchors: rootCertificate }, verify: { verify_trust: true } };
  const reader = await Reader.fromAsset({ path, mimeType: 'video/mp4' }, JSON.stringify(settings));
  if (!reader) return null;
  const report = reader.json() as unknown as {
    validation_state: CredentialsReport['state'];
    validation_status?: { code: string }[];
    active_manifest: string;
    manifests: Record<string, Manifest>;
  };
  const manifest = report.manifests[report.active_manifest]!;
  const assertionData = (label: string) =>
    manifest.assertions.find((assertion) => assertion.label === label)?.data;
  return {
    state: report.validation_state,
    failures: (report.validation_status ?? []).map(({ code }) => code),
    actions: assertionData('c2pa.actions.v2')?.actions ?? [],
    ingredients: manifest.ingredients ?? [],
    training: assertionData('cawg.training-mining')?.entries ?? {},
    ...(manifest.title === undefined ? {} : { title: manifest.title }),
  };
}
