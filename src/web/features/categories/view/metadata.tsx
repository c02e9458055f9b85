import type { JsonObject } from '#contract/json-object.ts';
import { texts } from '../texts.ts';
import classes from './category-view.module.css';

/** The metadata as JSON, collapsed; renders nothing without any. */
export const Metadata = ({ metadata }: { metadata: JsonObject }) =>
  Object.keys(metadata).length === 0 ? null : (
    <details className={classes.metadata}>
      <summary>{texts.view.metadata}</summary>
      <pre>{JSON.stringify(metadata, null, 2)}</pre>
    </details>
  );
