import { limits } from '#contract/limits.ts';
import { formatFileSize } from '../../../lib/format.ts';
import classes from './steps.module.css';
import { ClipSketch, HookSketch, ShareSketch } from './step-sketches.tsx';
import section from './landing.module.css';

const steps = [
  {
    title: 'Type your hook',
    text: 'One line that makes people stay. Pick who says it; they speak it with moving lips, and it stands in the picture.',
    Sketch: HookSketch,
  },
  {
    title: 'Add your product clip',
    text: `Anything from your phone or screen, up to ${formatFileSize(limits.maxUploadBytes)}. Cut out the part you want, right in the browser. We fit it to 9:16.`,
    Sketch: ClipSketch,
  },
  {
    title: 'Download and post',
    text: 'Music makes way for the voice, the loudness is what the networks ask for. Download it, or send a link.',
    Sketch: ShareSketch,
  },
] as const;

export const Steps = () => (
  <section id="how" className={section.section}>
    <h2 className={section.title}>Three steps, a few minutes</h2>
    <p className={section.lead}>
      You see every word where it will stand while you type it, and your clip plays before it is uploaded.
    </p>
    <ol className={classes.steps}>
      {steps.map(({ title, text, Sketch }) => (
        <li key={title}>
          <div className={classes.sketch} aria-hidden>
            <Sketch />
          </div>
          <h3 className={classes.title}>{title}</h3>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
