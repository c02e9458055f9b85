import { Collapse } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import classes from './fold.module.css';

type FoldProps = {
  icon: ReactNode;
  title: string;
  /** A short summary of the choice. */
  summary: string;
  children: ReactNode;
};

/** A group of settings that collapses to its current choice. */
export function Fold({ icon, title, summary, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return (
    <div className={classes.fold}>
      <button
        type="button"
        className={classes.summary}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {icon}
        <span className={classes.title}>{title}</span>
        <span className={classes.value}>{summary}</span>
        <IconChevronDown size={18} className={classes.chevron} data-open={isOpen} aria-hidden />
      </button>
      <Collapse expanded={isOpen} id={panelId} transitionDuration={180}>
        <div className={classes.panel}>{children}</div>
      </Collapse>
    </div>
  );
}
