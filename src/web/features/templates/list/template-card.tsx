import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { TemplateDetails } from '#contract/calls/templates.ts';
import { findObstacle } from '../../../lib/template-obstacle.ts';
import { texts } from '../texts.ts';
import classes from './template-card.module.css';
import { templateBadges } from './template-badges.ts';
import { TemplatePoster } from './template-poster.tsx';
import { UseTemplate } from './use-template.tsx';

type TemplateCardProps = {
  template: TemplateDetails;
  canEdit: boolean;
  isPlaying: boolean;
  onPlayingChange: (isPlaying: boolean) => void;
};

const words = texts.list;

export function TemplateCard({ template, canEdit, isPlaying, onPlayingChange }: TemplateCardProps) {
  const { id, name, description, categoryName, type } = template;
  const obstacle = findObstacle(template);
  const reasonId = useId();
  return (
    <article className={classes.card} aria-label={name}>
      <TemplatePoster template={template} isPlaying={isPlaying} onPlayingChange={onPlayingChange} />
      <div className={classes.words}>
        <Title order={2} size="h4" className={classes.name}>
          {name}
        </Title>
        <Text size="xs" c="dimmed">
          {[texts.types[type], categoryName].filter((fact) => fact !== null).join(' · ')}
        </Text>
        <Text size="sm" className={classes.description}>
          {description}
        </Text>
        <Group gap={6}>
          {templateBadges(template).map(({ text, tone }) => (
            <Badge
              key={text}
              radius="sm"
              tt="none"
              className={classes.badge}
              data-tone={tone}
              variant="default"
            >
              {text}
            </Badge>
          ))}
        </Group>
      </div>
      {obstacle === null ? null : (
        <Text size="xs" c="dimmed" id={reasonId}>
          {words.obstacles[obstacle]}
        </Text>
      )}
      <div className={classes.actions}>
        <UseTemplate template={template} reasonId={obstacle === null ? null : reasonId} />
        {canEdit ? (
          <Button
            size="sm"
            variant="subtle"
            aria-label={`${words.edit}: ${name}`}
            renderRoot={(props) => (
              <Link {...props} to="/templates/$templateId/edit" params={{ templateId: id }} />
            )}
          >
            {words.edit}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
