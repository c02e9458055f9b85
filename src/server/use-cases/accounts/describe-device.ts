import Bowser from 'bowser';

/** Browser and system in words, such as 'Firefox on Windows', as claimed by the user agent. */
export function describeDevice(userAgent: string): string {
  // The parser throws on an empty one, and a very long one would only cost time.
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  const words = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return words.length > 0 ? words.join(' on ').slice(0, 100) : 'Unknown device';
}
