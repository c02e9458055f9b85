import { useSyncExternalStore } from 'react';

function listen(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether this device has a network; says nothing about whether the server can be reached. */
export const useIsOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);
