import classes from './blog.module.css';
import { texts } from './texts.ts';

export const LoadingPost = () => (
  <div className={classes.page}>
    <output className={classes.loading} aria-busy="true">
      {texts.post.loading}
    </output>
  </div>
);
