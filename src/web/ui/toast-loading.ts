type ToastPart = typeof import('./toast-list.tsx');

let loading: Promise<ToastPart> | undefined;
let loaded: ToastPart | undefined;
const followers = new Set<() => void>();

/** The toasts' code, which a page that has nothing to announce does without. */
export const toastLoading = {
  load(): Promise<ToastPart> {
    loading ??= import('./toast-list.tsx').then(
      (part) => {
        loaded = part;
        for (const follower of followers) follower();
        return part;
      },
      (cause: unknown) => {
        loading = undefined;
        throw cause;
      },
    );
    return loading;
  },
  loaded: (): ToastPart | undefined => loaded,
  isLoaded: (): boolean => loaded !== undefined,
  follow(follower: () => void): () => void {
    followers.add(follower);
    return () => followers.delete(follower);
  },
};
