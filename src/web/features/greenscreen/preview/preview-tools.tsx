import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { Moments } from '../stage/moments.tsx';
import { texts } from '../texts.ts';
import type { PreviewView } from './preview-frame.tsx';
import classes from './preview-tools.module.css';
import type { PreviewState } from './use-preview.ts';

type PreviewToolsProps = {
  preview: PreviewState;
  view: PreviewView;
  onChange: (values: Partial<PreviewView>) => void;
};

const modes = (['compare', 'move'] as const).map((value) => ({ value, label: texts.preview.modes[value] }));

/** The tools beside the preview: the shown moment, the effect of a drag, and notes on the cut-out. */
export const PreviewTools = ({ preview, view, onChange }: PreviewToolsProps) => (
  <div className={classes.tools}>
    <Moments
      frames={preview.shown?.frames ?? null}
      shown={view.moment}
      onChange={(moment) => onChange({ moment })}
    />
    <ChoiceChips
      label={texts.preview.mode}
      isLabelHidden
      choices={modes}
      value={view.mode}
      onChange={(mode) => onChange({ mode })}
    />
    <ul className={classes.notes}>
      {preview.shown?.notes.map((note) => (
        <li key={note}>{texts.preview.notes[note]}</li>
      ))}
    </ul>
  </div>
);
