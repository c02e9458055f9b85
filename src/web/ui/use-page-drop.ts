import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes a file that is dropped anywhere on the page, which the browser would otherwise open instead of the page. Returns
 * whether files are being dragged over the page. A drop zone that handles a file itself prevents the event's default.
 */
export function usePageDrop(onDrop: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const receiveFile = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    const wasHandled = event.defaultPrevented;
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer?.files[0];
    if (file && !wasHandled) onDrop(file);
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      // Without a related target the pointer has left the window.
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => receiveFile(event);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
