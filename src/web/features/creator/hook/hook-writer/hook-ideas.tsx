import { Skeleton, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import type { HookIdea } from '#contract/calls/hooks.ts';
import { hookKinds } from '#contract/hook-kinds.ts';
import classes from './hook-writer.module.css';
import { writerTexts as texts } from './texts.ts';

type HookIdeasProps = { ideas: readonly HookIdea[]; onChoose: (text: string) => void };

/** The written hooks, each with its kind; one press takes it. */
export function HookIdeas({ ideas, onChoose }: HookIdeasProps) {
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {texts.results}
      </Title>
      <Text component="output" display="block" size="xs" c="dimmed">
        {texts.pick}
      </Text>
      <ul className={classes.list}>
        {ideas.map(({ kind, text, spokenSeconds }) => (
          <li key={kind}>
            <UnstyledButton className={classes.card} onClick={() => onChoose(text)}>
              <span className={classes.head}>
                <Text size="xs" fw={600} component="span">
                  {texts.kinds[kind]}
                </Text>
                <Text size="xs" c="dimmed" component="span">
                  {texts.seconds(spokenSeconds)}
                </Text>
              </span>
              <Text component="span">{text}</Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** The ideas' place while they are written. */
export function HookIdeasSkeleton() {
  return (
    <Stack gap="xs" aria-hidden>
      <Title order={3} size="h4" component="div">
        {texts.results}
      </Title>
      <Text size="xs" c="dimmed">
        {texts.writing}
      </Text>
      <div className={classes.list}>
        {hookKinds.map((kind) => (
          <Skeleton key={kind} className={classes.waiting} radius={12} />
        ))}
      </div>
    </Stack>
  );
}
