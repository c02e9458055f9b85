import { limits } from '#contract/limits.ts';
import { prices } from '#contract/prices.ts';
import { formatFileSize } from '../../../lib/format.ts';
import section from './landing.module.css';
import classes from './questions.module.css';

const questions = [
  {
    question: 'Are these real people?',
    answer:
      'No. The presenters are illustrations that our software draws frame by frame, and their voices are made by it too. Every finished video carries a mark in its file, and its public page says that it was made with AI.',
  },
  {
    question: 'What do I need to begin?',
    answer: `A line of text and a clip of your product: MP4, MOV or AVI, up to ${formatFileSize(limits.maxUploadBytes)}. A recording of your screen is enough. No camera, no editing program.`,
  },
  {
    question: 'How long does a video take?',
    answer:
      'The hook is made while you add your clip and choose music, and is usually there within a minute. The finished video follows a few seconds after your last click.',
  },
  {
    question: 'May I use the videos in paid ads?',
    answer:
      'Yes. What you make is yours. The built-in music was composed by our own code, so there is no licence to clear. Your clip and your own music must be yours to use.',
  },
  {
    question: 'Which languages do they speak?',
    answer:
      'English today. The voices read Latin letters; the words in the picture may be in any language written with Latin, Greek or Cyrillic letters.',
  },
  {
    question: 'What if I do not like it?',
    answer: `A hook that fails costs nothing: its ${prices.hook} credits come back by themselves. And for ${limits.refundDays} days you get the money for a package back, as long as none of its credits is spent.`,
  },
  {
    question: 'Who sees what I upload?',
    answer:
      'You alone. A video gets a public page only when you share it, and you can take that back. Your account page gives you everything as a file, and erases it all.',
  },
] as const;

export const Questions = () => (
  <section id="questions" className={`${section.section} ${classes.questions}`}>
    <h2 className={section.title}>Questions people ask</h2>
    <div className={classes.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={classes.entry}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
