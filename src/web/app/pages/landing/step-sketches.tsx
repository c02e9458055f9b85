import { IconDownload, IconLink, IconMusic } from '@tabler/icons-react';
import { limits } from '#contract/limits.ts';
import { sampleTemplates } from '../../../lib/built-in-templates.ts';
import classes from './step-sketches.module.css';

const hookText = 'Your coffee is cold by ten.';

export const HookSketch = () => (
  <div className={classes.card}>
    <div className={classes.faces}>
      {sampleTemplates.map(({ id }, index) => (
        <img
          key={id}
          src={`/assets/showcase/${id}.webp`}
          alt=""
          width={406}
          height={720}
          loading="lazy"
          data-chosen={index === 2 || undefined}
        />
      ))}
    </div>
    <p className={classes.field}>
      {hookText}
      <i />
    </p>
    <p className={classes.counter}>
      {hookText.length}/{limits.suggestedHookCharacters} characters
    </p>
  </div>
);

export const ClipSketch = () => (
  <div className={classes.card}>
    <div className={classes.strip}>
      {[0, 1, 2, 3, 4, 5, 6].map((cell) => (
        <span key={cell} />
      ))}
      <b />
    </div>
    <p className={classes.times}>
      <span>00:12</span>
      <strong>18.0 s chosen</strong>
      <span>00:30</span>
    </p>
  </div>
);

export const ShareSketch = () => (
  <div className={classes.card}>
    <p className={classes.music}>
      <IconMusic size={16} /> Slow Sunday
      <svg className={classes.bars} viewBox="0 0 58 16">
        <path d="M1 5v6M6 3v10M11 1v14M16 4v8M21 2v12M26 0v16M31 5v6M36 2v12M41 6v4M46 1v14M51 4v8M56 6v4" />
      </svg>
    </p>
    <p className={classes.link}>
      <IconLink size={16} /> /share/cold-by-ten
    </p>
    <p className={classes.download}>
      <IconDownload size={16} /> your_coffee_is_cold_by_ten.mp4
    </p>
  </div>
);
