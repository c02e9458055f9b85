import classes from './wizard-steps.module.css';

export type WizardStepsProps<Id extends string> = {
  label: string;
  steps: readonly { id: Id; name: string }[];
  current: Id;
  /** The place of the current step in words, shown in every window; by default, "2 of 4 · Upload" on phones only. */
  position?: string;
  canOpen: (id: Id) => boolean;
  onOpen: (id: Id) => void;
};

/** The steps of a wizard: marks the current one and opens the others. */
export function WizardSteps<Id extends string>(props: WizardStepsProps<Id>) {
  const { label, steps, current, position, canOpen, onOpen } = props;
  const currentIndex = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label}>
      <ol className={classes.list}>
        {steps.map((step, index) => (
          <li key={step.id} className={classes.item}>
            <button
              type="button"
              className={classes.step}
              data-state={index === currentIndex ? 'current' : index < currentIndex ? 'done' : 'ahead'}
              aria-current={index === currentIndex ? 'step' : undefined}
              disabled={!canOpen(step.id)}
              onClick={() => onOpen(step.id)}
            >
              <span className={classes.name}>{step.name}</span>
            </button>
          </li>
        ))}
      </ol>
      {position === undefined ? (
        <p className={classes.now} aria-hidden="true">
          {currentIndex + 1} of {steps.length} · <b>{steps[currentIndex]?.name}</b>
        </p>
      ) : (
        <p className={classes.position}>{position}</p>
      )}
    </nav>
  );
}
