import { useEffect, useState } from 'react';

/** Shows a file of this device until another file replaces it. */
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
