import { Button } from '@mantine/core';
import { IconVideoPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { LibraryTabs } from '../../features/library/library-tabs.tsx';
import { texts } from '../../features/library/texts.ts';
import { MyVideos } from '../../features/library/videos/my-videos.tsx';
import { Page } from '../../ui/page.tsx';

export const MyVideosPage = () => (
  <Page
    title={texts.videos.title}
    lead={texts.videos.lead}
    action={
      <Button
        variant="gradient"
        leftSection={<IconVideoPlus size={20} aria-hidden />}
        renderRoot={(props) => <Link {...props} to="/create/video" />}
      >
        {texts.videos.create}
      </Button>
    }
  >
    <LibraryTabs />
    <MyVideos />
  </Page>
);
