import { Button, Group } from '@mantine/core';
import { Notice } from '../../../ui/notice.tsx';
import { texts } from '../texts.ts';

type CategoriesFailedProps = { isTrying: boolean; onRetry: () => void };

/** The categories could not be loaded; the built-in ones below still work. */
export const CategoriesFailed = ({ isTrying, onRetry }: CategoriesFailedProps) => (
  <Notice>
    <Group justify="space-between" gap="sm">
      <span>
        <span>{texts.category.failed}</span> <span>{texts.category.fallback}</span>
      </span>
      <Button size="sm" loading={isTrying} onClick={onRetry}>
        {texts.category.retry}
      </Button>
    </Group>
  </Notice>
);
