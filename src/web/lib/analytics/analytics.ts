export type Properties = Record<string, unknown>;

/** A product-analytics service, as far as it is used here. */
export type AnalyticsSink = {
  identify: (userId: string) => void;
  setProfile: (properties: Properties) => void;
  track: (event: string, properties: Properties) => void;
  register: (properties: Properties) => void;
  registerOnce: (properties: Properties) => void;
  reset: () => void;
};

export type Analytics = {
  /** Attributes later events to this user. The profile is stored only if it has a value that is not empty. */
  identify: (userId: string, profile?: Properties) => void;
  track: (event: string, properties?: Properties) => void;
  trackPageView: (pageName: string) => void;
  /** Adds properties to every later event. */
  register: (properties: Properties) => void;
  /** Like `register`, but keeps a property that is already set. */
  registerOnce: (properties: Properties) => void;
  /** Forgets the user: later events are anonymous. */
  reset: () => void;
  /** Tracks an event with the time, the user agent and the size of the window. */
  log: (event: string, properties?: Properties) => void;
};

/** The fields that `log` adds. */
export type BrowserFacts = () => { userAgent: string; width: number; height: number; now: Date };

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/**
 * Never throws, whatever the sink does, and never waits: events before the sink is open follow in order once it is.
 * `openSink` returns null if analytics are off.
 */
export function createAnalytics(
  openSink: () => Promise<AnalyticsSink | null>,
  browserFacts: BrowserFacts,
): Analytics {
  const opened = Promise.resolve()
    .then(openSink)
    .catch(() => null);
  const whenOpen = (act: (sink: AnalyticsSink) => void): void => {
    opened.then((sink) => sink && act(sink)).catch(() => undefined);
  };
  const track: Analytics['track'] = (event, properties = {}) =>
    whenOpen((sink) => sink.track(event, properties));
  return {
    identify: (userId, profile = {}) => {
      const filled = Object.entries(profile).filter(([, value]) => isFilled(value));
      whenOpen((sink) => {
        sink.identify(userId);
        if (filled.length > 0) sink.setProfile(Object.fromEntries(filled));
      });
    },
    track,
    trackPageView: (pageName) => track('Page View', { 'Page Name': pageName }),
    register: (properties) => whenOpen((sink) => sink.register(properties)),
    registerOnce: (properties) => whenOpen((sink) => sink.registerOnce(properties)),
    reset: () => whenOpen((sink) => sink.reset()),
    log: (event, properties = {}) =>
      whenOpen((sink) => {
        const { userAgent, width, height, now } = browserFacts();
        const added = { timestamp: now.toISOString(), userAgent, windowSize: `${width}x${height}` };
        sink.track(event, { ...properties, ...added });
      }),
  };
}
