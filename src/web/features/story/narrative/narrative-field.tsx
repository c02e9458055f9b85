import { Textarea } from '@mantine/core';
import { storyLimits, storyTexts } from '#contract/stories.ts';
import { countNarrative, narrativeProblem } from '../state/narrative.ts';
import { texts } from '../texts.ts';
import { ideas } from './ideas.ts';
import classes from './narrative-field.module.css';

const words = texts.narrative;

function Counter({ narrative }: { narrative: string }) {
  const { length, missing } = countNarrative(narrative);
  return (
    <output className={classes.counter} data-missing={missing > 0}>
      {missing > 0
        ? storyTexts.moreCharacters(missing)
        : words.characters(length, storyLimits.maxNarrativeCharacters)}
    </output>
  );
}

/** Stories to start from. */
const Ideas = ({ onChoose }: { onChoose: (narrative: string) => void }) => (
  <fieldset className={classes.ideas}>
    <legend className={classes.question}>{words.ideas}</legend>
    {ideas.map(({ name, narrative }) => (
      <button key={name} type="button" className={classes.idea} onClick={() => onChoose(narrative)}>
        {name}
      </button>
    ))}
  </fieldset>
);

type NarrativeFieldProps = { value: string; isLocked: boolean; onChange: (narrative: string) => void };

/** The narrative, how many characters it still needs, and ideas while it is empty. */
export const NarrativeField = ({ value, isLocked, onChange }: NarrativeFieldProps) => (
  <div>
    <Textarea
      label={words.label}
      size="md"
      placeholder={words.placeholder}
      autosize
      minRows={9}
      maxRows={22}
      value={value}
      readOnly={isLocked}
      error={narrativeProblem(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
    <Counter narrative={value} />
    {value.trim() === '' ? <Ideas onChoose={onChange} /> : null}
  </div>
);
