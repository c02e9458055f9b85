import {
  defaultExternalBaseUrl,
  findEndpointProblems,
  templateTexts,
  type ExternalEndpoint,
} from '#contract/template-rules.ts';
import { AppError } from '../../errors.ts';

/** Hosts that may be ordered from, with their port where it is not the usual one. */
export type ProviderHosts = { allowedProviderHosts: readonly string[] };

/**
 * The endpoint as it is kept. Throws `invalid_request` with the form's own words, `address_refused` for a host that
 * nobody allowed: this app would send its key there. The base is empty for the queue that is connected.
 */
export function checkExternalEndpoint(settings: ProviderHosts, external: ExternalEndpoint): ExternalEndpoint {
  const [problem] = findEndpointProblems(external);
  if (problem) throw new AppError('invalid_request', problem.text, { field: problem.field });
  const endpoint = external.endpoint.trim();
  const url = URL.parse(external.baseUrl);
  if (!url || url.origin === defaultExternalBaseUrl) return { ...external, endpoint, baseUrl: '' };
  // Whoever names a host without https in the settings, such as a stand-in on this machine, means just that.
  const isAllowed = settings.allowedProviderHosts.includes(url.protocol === 'https:' ? url.host : url.origin);
  if (!isAllowed) {
    if (url.protocol !== 'https:')
      throw new AppError('invalid_request', templateTexts.baseUrlForm, { field: 'falAIBaseURL' });
    throw new AppError('address_refused', `The host ${url.host} is not allowed for external endpoints`, {
      field: 'falAIBaseURL',
    });
  }
  return { ...external, endpoint, baseUrl: url.origin };
}
