type Metadata = {
  getMetadata: (key: unknown, target: object) => unknown;
  getOwnMetadata: (key: unknown, target: object) => unknown;
  defineMetadata: (key: unknown, value: unknown, target: object) => void;
};

/**
 * Decorator metadata, without which the writer of certificates does not load: it asks for these three of the proposal
 * (https://rbuckton.github.io/reflect-metadata/) and for nothing inherited. Leaves alone what is there already.
 */
export function allowMetadata(): void {
  const kept = new WeakMap<object, Map<unknown, unknown>>();
  const find = (key: unknown, target: object): unknown => kept.get(target)?.get(key);
  const metadata: Metadata = {
    getMetadata: find,
    getOwnMetadata: find,
    defineMetadata(key, value, target) {
      const own = kept.get(target) ?? new Map<unknown, unknown>();
      kept.set(target, own.set(key, value));
    },
  };
  if (!('getMetadata' in Reflect)) Object.assign(Reflect, metadata);
}
