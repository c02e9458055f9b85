import classes from './document.module.css';

type Section = { id: string; title: string };
type ContentsProps = { chapters: readonly (Section & { sections?: readonly Section[] })[] };

const Entry = ({ id, title }: Section) => <a href={`#${id}`}>{title}</a>;

/** The table of contents of a long document. */
export const Contents = ({ chapters }: ContentsProps) => (
  <nav className={classes.contents} aria-label="On this page">
    <ul>
      {chapters.map(({ sections = [], ...chapter }) => (
        <li key={chapter.id}>
          <Entry {...chapter} />
          {sections.length > 0 && (
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <Entry {...section} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </nav>
);
