import { isSignedIn } from '../../../lib/session.ts';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { mediaInputTexts } from '../media-input-texts.ts';
import type { FileUpload } from './use-file-upload.ts';

/** Asks before the page is left while one of the files is still being sent. */
export const LeaveWhileSending = ({ uploads }: { uploads: readonly FileUpload[] }) => (
  <LeaveGuard
    isChanged={uploads.some(({ state }) => state.phase === 'sending')}
    canStay={isSignedIn}
    {...mediaInputTexts.leave}
  />
);
