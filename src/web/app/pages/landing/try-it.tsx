import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { tryLimits } from '#contract/tries.ts';
import { builtInTemplates } from '../../../lib/built-in-templates.ts';
import { settingsQuery } from '../../../lib/settings-query.ts';
import section from './landing.module.css';
import classes from './try-it.module.css';
import { watchTry } from './watch-try.ts';

const first = builtInTemplates[0]!;

/** Lets visitors hear and see their own line without an account, if the installation allows it. */
export const TryIt = () => (useQuery(settingsQuery).data?.landingTry === false ? null : <TrySection />);

/** Plain elements, because guests receive it prerendered: `watchTry` loads its script when it becomes visible. */
function TrySection() {
  const sectionElement = useRef<HTMLElement>(null);
  useEffect(() => watchTry(sectionElement.current!), []);
  return (
    <section ref={sectionElement} id="try" data-try="" className={section.section}>
      <h2 className={section.title}>Try it with your own line</h2>
      <p className={section.lead}>
        No account needed. Our server deletes your line and its preview within an hour.
      </p>
      <div className={classes.panel}>
        <form className={classes.form} noValidate>
          <label className={classes.label} htmlFor="try-line">
            Your line
          </label>
          <input
            id="try-line"
            className={classes.line}
            name="line"
            maxLength={tryLimits.maxCharacters}
            defaultValue="Your coffee is cold by ten."
            autoComplete="off"
            aria-describedby="try-status"
          />
          <fieldset className={classes.faces}>
            <legend className={classes.label}>Who says it</legend>
            {builtInTemplates.map(({ id, name }) => (
              <label key={id} className={classes.face}>
                <input type="radio" name="presenter" value={id} defaultChecked={id === first.id} />
                <img src={`/assets/showcase/${id}.webp`} alt="" width={406} height={720} loading="lazy" />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
          <div className={classes.actions}>
            <output id="try-status" className={classes.status} data-status="" />
            <button type="button" className={classes.secondary} data-hear="">
              Hear it
            </button>
            <button type="submit" className={classes.show} data-show="">
              Show me
            </button>
            <a className={classes.create} href={`/create/video/ugc?templateId=${first.id}`} data-create="">
              Make the whole video
            </a>
          </div>
        </form>
        <div className={classes.frame} data-frame="">
          <img src={`/assets/showcase/${first.id}.webp`} alt="" width={406} height={720} loading="lazy" />
          <svg viewBox="0 0 720 1280" aria-hidden data-overlay="" />
          <div className={classes.progress} aria-hidden data-progress="" hidden />
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the spoken words stand in the picture */}
          <video hidden playsInline aria-label="Your preview" />
          <button type="button" className={classes.play} data-play="" hidden aria-label="Play it again">
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d="M8 5.5v13l11-6.5z" />
            </svg>
          </button>
        </div>
      </div>
    </section>
  );
}
