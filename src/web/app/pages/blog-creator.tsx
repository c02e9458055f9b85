import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { BlogCreator } from '../../features/blog/creator/blog-creator.tsx';
import { texts } from '../../features/blog/texts.ts';
import { Page } from '../../ui/page.tsx';

export const BlogCreatorPage = () => (
  <Page
    title={texts.creator.title}
    lead={texts.creator.lead}
    kind="form"
    action={
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/blog" />}>
        {texts.creator.back}
      </Anchor>
    }
  >
    <BlogCreator />
  </Page>
);
