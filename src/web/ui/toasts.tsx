import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastModule } from './toast-module.ts';

const ToastList = lazy(() => toastModule.load().then(({ ToastList: list }) => ({ default: list })));

/** Renders the toasts of `announce`; nothing until the first one. */
export function Toasts() {
  const isLoaded = useSyncExternalStore(toastModule.subscribe, toastModule.isLoaded);
  if (!isLoaded) return null;
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  );
}
