import { useEffect, useState } from 'react';

/** Shows a file that lies on this device, until another one takes its place. */
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
