type Rgb = [number, number, number];

export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Interpolates between two `#rrggbb` colours; `amount` runs from 0 to 1. */
export function mixColours(from: string, to: string, amount: number): string {
  const start = parseHex(from);
  const end = parseHex(to);
  const channels = start.map((channel, index) => Math.round(channel + (end[index]! - channel) * amount));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export function withAlpha(hex: string, alpha: number): string {
  const [red, green, blue] = parseHex(hex);
  return `rgba(${red},${green},${blue},${alpha})`;
}
