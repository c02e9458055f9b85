import { useState } from 'react';
import { CallError } from './call-error.ts';

/** Saves with conflict detection: if another editor saved first, `theirs` is the other version, read again. */
export function useEditConflict<T>(readTheirs: () => Promise<T>) {
  const [theirs, setTheirs] = useState<T | null>(null);
  const saveUnlessEdited = async <R>(save: () => Promise<R>): Promise<R> => {
    setTheirs(null);
    try {
      return await save();
    } catch (error) {
      if (error instanceof CallError && error.code === 'edited_meanwhile') setTheirs(await readTheirs());
      throw error;
    }
  };
  return { theirs, saveUnlessEdited, forgetTheirs: () => setTheirs(null) };
}
