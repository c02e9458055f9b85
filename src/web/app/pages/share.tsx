import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { SharedVideo } from '../../features/share/shared-video.tsx';

const route = getRouteApi('/share/$generationId');

export function SharePage() {
  const { generationId } = route.useParams();
  return (
    <SharedVideo
      generationId={generationId}
      action={
        <Button
          variant="gradient"
          size="lg"
          fullWidth
          leftSection={<IconSparkles size={20} />}
          renderRoot={(props) => <Link {...props} to="/create/video" />}
        >
          Make your own
        </Button>
      }
    />
  );
}
