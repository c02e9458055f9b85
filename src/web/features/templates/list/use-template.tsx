import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TemplateDetails } from '#contract/calls/templates.ts';
import { texts } from '../texts.ts';

type UseTemplateProps = {
  template: Pick<TemplateDetails, 'id' | 'name'>;
  /** Id of the element that explains why the template cannot be used; null when it can. */
  reasonId: string | null;
};

const words = texts.list;

/** The link to the creator. A disabled link stays in the tab order, so that screen readers announce the reason. */
export const UseTemplate = ({ template: { id, name }, reasonId }: UseTemplateProps) =>
  reasonId === null ? (
    <Button
      size="sm"
      aria-label={`${words.use}: ${name}`}
      renderRoot={(props) => <Link {...props} to="/create/video" search={{ templateId: id }} />}
    >
      {words.use}
    </Button>
  ) : (
    <Button
      size="sm"
      data-disabled
      aria-disabled
      aria-describedby={reasonId}
      aria-label={`${words.use}: ${name}`}
    >
      {words.use}
    </Button>
  );
