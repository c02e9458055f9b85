import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastModule } from './toast-module.ts';

const ToastList = lazy(() => toastModule.load().then(({ ToastList: list }) => ({ default: list })));

/** Where `announce` speaks. Nothing until there is something to say. */
export function Toasts() {
  const isLoaded = useSyncExternalStore(toastModule.subscribe, toastModule.isLoaded);
  if (!isLoaded) return null;
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  );
}
