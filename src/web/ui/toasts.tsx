import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastLoading } from './toast-loading.ts';

const ToastList = lazy(() => toastLoading.load().then(({ ToastList: list }) => ({ default: list })));

/** Where `announce` speaks. Nothing until there is something to say. */
export function Toasts() {
  const isLoaded = useSyncExternalStore(toastLoading.follow, toastLoading.isLoaded);
  if (!isLoaded) return null;
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  );
}
