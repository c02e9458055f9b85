type ToastModule = typeof import('./toast-list.tsx');

let loading: Promise<ToastModule> | undefined;
let loaded: ToastModule | undefined;
const listeners = new Set<() => void>();

/** The code that shows toasts, loaded on demand. */
export const toastModule = {
  load(): Promise<ToastModule> {
    loading ??= import('./toast-list.tsx').then(
      (module) => {
        loaded = module;
        for (const listener of listeners) listener();
        return module;
      },
      (cause: unknown) => {
        loading = undefined;
        throw cause;
      },
    );
    return loading;
  },
  loaded: (): ToastModule | undefined => loaded,
  isLoaded: (): boolean => loaded !== undefined,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
