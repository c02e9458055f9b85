import '@mantine/core/styles/Switch.layer.css';
import { Anchor, Stack, Switch, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { switchBrandKit } from '#contract/calls/brand-kit.ts';
import type { Generation } from '#contract/calls/generations.ts';
import { applyBrandKit } from '#contract/calls/video-parts.ts';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { brandKitQuery } from '../../../parts/brand-kit/brand-kit-query.ts';
import { Notice } from '../../../ui/notice.tsx';
import { texts } from '../texts.ts';

type BrandSwitchProps = { generationId: string | null; generation: Generation | undefined };

/** Gives the video the brand kit as it is now, or none; before it exists, decides how it will begin. Shut without a kit. */
export function BrandSwitch({ generationId, generation }: BrandSwitchProps) {
  const queryClient = useQueryClient();
  const kit = useQuery(brandKitQuery).data?.kit ?? null;
  const apply = useMutation({
    mutationFn: async (isApplied: boolean) => {
      const body = { isApplied };
      if (generationId === null) {
        queryClient.setQueryData(brandKitQuery.queryKey, await call(switchBrandKit, { body }));
        return;
      }
      const next = await call(applyBrandKit, { params: { generationId }, body });
      queryClient.setQueryData(queryKeys.generation(next.generationId), next);
      void queryClient.invalidateQueries({ queryKey: queryKeys.brandKit });
    },
  });
  const brand = generation?.brandKit ?? null;
  const isSaved = generationId === null ? kit?.isApplied === true : brand !== null;
  const isOn = apply.isPending ? apply.variables : isSaved;
  return (
    <Stack gap={6}>
      <Switch
        label={texts.brand.use}
        checked={isOn}
        disabled={(kit === null && brand === null) || apply.isPending}
        onChange={({ currentTarget }) => apply.mutate(currentTarget.checked)}
      />
      <Text size="sm" c="dimmed">
        {kit === null ? texts.brand.none : texts.brand.what}{' '}
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link {...props} to="/brand-kit" search={{ forVideo: generationId ?? 'draft' }} />
          )}
        >
          {kit === null ? texts.brand.setUp : texts.brand.edit}
        </Anchor>
      </Text>
      {brand && kit && !brand.isCurrent && generation?.videoUrl ? (
        <Text size="sm">
          {texts.brand.older}{' '}
          <Anchor component="button" type="button" size="sm" onClick={() => apply.mutate(true)}>
            {texts.brand.renew}
          </Anchor>
        </Text>
      ) : null}
      {apply.error ? (
        <Notice onDismiss={apply.reset}>{failureText(apply.error, texts.brand.failed)}</Notice>
      ) : null}
    </Stack>
  );
}
