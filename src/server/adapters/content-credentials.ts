import type { Credentials } from '#studio/provenance/credentials.ts';
import { checkCredentials } from '#studio/provenance/sign-video.ts';
import { readOrCreateDevelopmentCertificates } from './development-certificates.ts';

type Log = {
  info: (text: string) => void;
  warn: (facts: object, text: string) => void;
};

/**
 * The credentials that sign videos: `chosen`, or else a chain that this installation generates and keeps. Null if
 * signing is impossible, which is logged once: videos then carry only the plain mark. Never throws.
 */
export async function openContentCredentials(options: {
  chosen: Credentials | null;
  dataFolder: string;
  log: Log;
}): Promise<Credentials | null> {
  const { chosen, dataFolder, log } = options;
  try {
    const credentials = chosen ?? (await ownCredentials(dataFolder));
    await checkCredentials(credentials);
    log.info(
      chosen
        ? 'videos carry signed content credentials'
        : 'videos carry content credentials signed by a self-made certificate, which no authority vouches for; set C2PA_CERT_CHAIN_PEM to use another',
    );
    return credentials;
  } catch (error) {
    log.warn(
      { err: error },
      'videos carry no signed content credentials (C2PA), only the plain AI mark (XMP): the signer works on Linux with x64 and glibc, with a certificate fit for C2PA',
    );
    return null;
  }
}

async function ownCredentials(dataFolder: string): Promise<Credentials> {
  return {
    ...(await readOrCreateDevelopmentCertificates(dataFolder)),
    algorithm: 'es256',
    timestampUrl: null,
  };
}
