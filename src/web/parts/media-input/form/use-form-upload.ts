import { useCallback, useEffect, useRef, useState } from 'react';
import type { Call, CallReply } from '#contract/call.ts';
import { sendForm } from '../../../lib/send-form.ts';

/** Sends one file of a form at a time. Another file replaces the current upload. */
export function useFormUpload<C extends Call & { multipart: true }>(description: C, fieldName: string) {
  const [sentFraction, setSentFraction] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const sending = useRef<AbortController>(undefined);

  const stop = useCallback(() => {
    sending.current?.abort();
    sending.current = undefined;
    setSentFraction(null);
  }, []);
  useEffect(() => () => sending.current?.abort(), []);

  /** Null if sending was stopped or the file refused. */
  const send = async (file: File): Promise<CallReply<C> | null> => {
    stop();
    const controller = new AbortController();
    sending.current = controller;
    setError(null);
    setSentFraction(0);
    const options = { fields: { [fieldName]: file }, onProgress: setSentFraction, signal: controller.signal };
    try {
      return await sendForm(description, options);
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure);
      return null;
    } finally {
      if (sending.current === controller) setSentFraction(null);
    }
  };
  return { sentFraction, error, send, stop, forgetError: () => setError(null) };
}
