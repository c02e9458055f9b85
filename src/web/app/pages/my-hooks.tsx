import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { MyHooks } from '../../features/library/hooks/my-hooks.tsx';
import { LibraryTabs } from '../../features/library/library-tabs.tsx';
import { texts } from '../../features/library/texts.ts';
import { Page } from '../../ui/page.tsx';

export const MyHooksPage = () => (
  <Page
    title={texts.hooks.title}
    lead={texts.hooks.lead}
    action={
      <Button
        variant="gradient"
        leftSection={<IconPlus size={20} aria-hidden />}
        renderRoot={(props) => <Link {...props} to="/video-creator" />}
      >
        {texts.hooks.create}
      </Button>
    }
  >
    <LibraryTabs />
    <MyHooks />
  </Page>
);
