import { useId } from 'react';
import classes from './choice-chips.module.css';

type ChoiceChipsProps<Value extends string> = {
  label: string;
  /** Hides the label from view; screen readers still read it. */
  isLabelHidden?: boolean;
  choices: readonly { value: Value; label: string; isDisabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice between a few values, side by side. Native radio buttons bring the arrow keys. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, isLabelHidden = false, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend} data-hidden={isLabelHidden}>
        {label}
      </legend>
      <div className={classes.chips}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.chip}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
