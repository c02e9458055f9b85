import classes from './fact-list.module.css';

/** Short facts about a thing, side by side. */
export function FactList({ facts }: { facts: readonly { name: string; value: string }[] }) {
  return (
    <dl className={classes.list}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
