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
  /** Says who acts from now on; a profile is written down only when there is something in it. */
  identify: (userId: string, profile?: Properties) => void;
  track: (event: string, properties?: Properties) => void;
  trackPageView: (pageName: string) => void;
  /** Properties that go with every later event. */
  register: (properties: Properties) => void;
  /** The same, unless they are set already. */
  registerOnce: (properties: Properties) => void;
  /** Forgets who acted. */
  reset: () => void;
  /** Tracks with the time, the browser and the size of its window. */
  log: (event: string, properties?: Properties) => void;
};

/** The fields that `log` adds. */
export type Surroundings = () => { userAgent: string; width: number; height: number; now: Date };

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/**
 * Never throws, whatever the sink does, and never waits: events before the sink is open follow in order once it is.
 * `openSink` returns null if analytics are off.
 */
export function createAnalytics(
  openSink: () => Promise<AnalyticsSink | null>,
  surroundings: Surroundings,
): Analytics {
  const opened = Promise.resolve()
    .then(openSink)
    .catch(() => null);
  const tell = (say: (sink: AnalyticsSink) => void): void => {
    opened.then((sink) => sink && say(sink)).catch(() => undefined);
  };
  const track: Analytics['track'] = (event, properties = {}) => tell((sink) => sink.track(event, properties));
  return {
    identify: (userId, profile = {}) => {
      const filled = Object.entries(profile).filter(([, value]) => isFilled(value));
      tell((sink) => {
        sink.identify(userId);
        if (filled.length > 0) sink.setProfile(Object.fromEntries(filled));
      });
    },
    track,
    trackPageView: (pageName) => track('Page View', { 'Page Name': pageName }),
    register: (properties) => tell((sink) => sink.register(properties)),
    registerOnce: (properties) => tell((sink) => sink.registerOnce(properties)),
    reset: () => tell((sink) => sink.reset()),
    log: (event, properties = {}) =>
      tell((sink) => {
        const { userAgent, width, height, now } = surroundings();
        const added = { timestamp: now.toISOString(), userAgent, windowSize: `${width}x${height}` };
        sink.track(event, { ...properties, ...added });
      }),
  };
}
