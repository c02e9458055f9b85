import type { Config } from 'mixpanel-browser';
import type { AnalyticsSink, Properties } from './analytics.ts';

type MixpanelOptions = { token: string; apiHost: string };

const addressProperties = ['$current_url', '$referrer', '$initial_referrer'];

/** Removes queries and fragments from addresses, because they contain signatures and typed text. */
function withoutQueries(properties: Properties): Properties {
  const entries = Object.entries(properties).map(([name, value]) =>
    addressProperties.includes(name) && typeof value === 'string'
      ? [name, value.split(/[?#]/, 1)[0]]
      : [name, value],
  );
  return Object.fromEntries(entries) as Properties;
}

export const mixpanelSettings = (apiHost: string): Partial<Config> => ({
  api_host: apiHost,
  debug: false,
  track_pageview: true,
  persistence: 'localStorage',
  // No IP addresses, and no recordings of what users do.
  ip: false,
  autocapture: false,
  record_sessions_percent: 0,
  save_referrer: false,
  property_blacklist: ['current_url_search'],
  hooks: {
    before_send_events: (sent) => ({ ...sent, properties: withoutQueries(sent.properties) }),
  },
});

/** Loads Mixpanel without its session recorder, a third of its code. Mixpanel honors Do Not Track itself. */
export async function openMixpanel({ token, apiHost }: MixpanelOptions): Promise<AnalyticsSink> {
  const { default: mixpanel } = await import('mixpanel-browser/src/loaders/loader-module-core');
  mixpanel.init(token, mixpanelSettings(apiHost));
  return {
    identify: (userId) => mixpanel.identify(userId),
    setProfile: (properties) => mixpanel.people.set(properties),
    track: (event, properties) => void mixpanel.track(event, properties),
    register: (properties) => mixpanel.register(properties),
    registerOnce: (properties) => mixpanel.register_once(properties),
    reset: () => mixpanel.reset(),
  };
}
