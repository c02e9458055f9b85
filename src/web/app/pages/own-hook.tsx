import { getRouteApi, useRouter } from '@tanstack/react-router';
import { BeginWithHook } from '../../features/creator/begin-with-hook.tsx';

const route = getRouteApi('/video-creator');

/** Starts a video with one of the user's hooks, and opens it in the creator. */
export function OwnHookPage() {
  const { hookUrl = '', hookText } = route.useSearch();
  const router = useRouter();
  return (
    <BeginWithHook
      hookUrl={hookUrl}
      hookText={hookText}
      onBegun={(generationId) =>
        void router.navigate({ to: '/create/video/ugc', search: { generationId }, replace: true })
      }
    />
  );
}
