import {
  defaultExternalBaseUrl,
  findEndpointProblems,
  templateTexts,
  type ExternalEndpoint,
} from '#contract/template-rules.ts';
import { AppError } from '../../errors.ts';

/** Allowed hosts, with their port if it is not the default. */
export type ProviderHosts = { allowedProviderHosts: readonly string[] };

/**
 * The endpoint as stored. Throws `invalid_request` with the form's message, and `address_refused` for a host that is
 * not allowed: this app would send its key there. The base is empty for the connected queue.
 */
export function checkExternalEndpoint(settings: ProviderHosts, external: ExternalEndpoint): ExternalEndpoint {
  const [problem] = findEndpointProblems(external);
  if (problem) throw new AppError('invalid_request', problem.text, { field: problem.field });
  const endpoint = external.endpoint.trim();
  const url = URL.parse(external.baseUrl);
  if (!url || url.origin === defaultExternalBaseUrl) return { ...external, endpoint, baseUrl: '' };
  // A host configured without https, such as a local stand-in, is meant literally.
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
