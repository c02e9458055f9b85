import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { hookStyles } from '#contract/hook-styles.ts';
import { limits } from '#contract/limits.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { texts as creatorTexts } from '../../texts.ts';
import { ProductPageField } from './product-page-field.tsx';
import { writerTexts as texts } from './texts.ts';
import type { HookBrief } from './use-hook-brief.ts';

const tones = hookStyles.map((value) => ({ value, label: creatorTexts.hook.styles[value] }));

export const BriefForm = ({ brief }: { brief: HookBrief }) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      brief.write();
    }}
  >
    <Stack gap="md">
      <ProductPageField onRead={brief.fillFromPage} />
      <Textarea
        label={texts.sold}
        description={brief.isFromPage ? texts.pageRead : texts.soldHint}
        placeholder={texts.soldPlaceholder}
        value={brief.sold}
        maxLength={limits.maxSoldCharacters}
        onChange={(event) => brief.setSold(event.currentTarget.value)}
        autosize
        minRows={2}
        maxRows={6}
      />
      <TextInput
        label={texts.audience}
        placeholder={texts.audiencePlaceholder}
        value={brief.audience}
        maxLength={limits.maxAudienceCharacters}
        onChange={(event) => brief.setAudience(event.currentTarget.value)}
      />
      <ChoiceChips label={texts.tone} choices={tones} value={brief.tone} onChange={brief.setTone} />
      <Group gap="sm">
        <Button
          type="submit"
          variant="gradient"
          loading={brief.isWriting}
          disabled={brief.sold.trim() === ''}
        >
          {brief.isWritten ? texts.writeOthers : texts.write}
        </Button>
        <Text size="xs" c="dimmed">
          {texts.free}
        </Text>
      </Group>
    </Stack>
  </form>
);
