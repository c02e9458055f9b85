import { useEffect, useState } from 'react';

/** An object URL for a file on this device, which is revoked when another file replaces it. */
export function useLocalUrl() {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );
  return {
    url,
    show: (file: File) => setUrl(URL.createObjectURL(file)),
    forget: () => setUrl(null),
  };
}
