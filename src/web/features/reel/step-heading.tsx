import { Title } from '@mantine/core';
import classes from './step-heading.module.css';

/** Heading of a step without a picture beside it. */
export const StepHeading = ({ title, lead }: { title: string; lead: string }) => (
  <div className={classes.heading}>
    <Title order={1} className={classes.title}>
      {title}
    </Title>
    <p className={classes.lead}>{lead}</p>
  </div>
);
