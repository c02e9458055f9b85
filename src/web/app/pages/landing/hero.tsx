import { creditPackages } from '#contract/prices.ts';
import { formatCredits, formatMoney } from '../../../lib/format.ts';
import { LivingVideo } from '../../../ui/living-video.tsx';
import classes from './hero.module.css';
import { showcase } from './showcase.ts';
import { Link } from '@tanstack/react-router';
import actions from '../../../ui/action-link.module.css';
import { useSession } from '../../use-session.ts';

const smallest = creditPackages[0]!;

export const Hero = () => (
  <section className={classes.hero}>
    <div className={classes.words}>
      <h1 className={classes.headline}>
        <span>Stop the scroll.</span> <span>Skip the shoot.</span>
      </h1>
      <p className={classes.lead}>
        Type one line. A presenter says it, your product clip follows, music plays under both. A vertical
        video, ready to post in minutes, without filming.
      </p>
      <div className={classes.action}>
        <StartLink />
      </div>
      <p className={classes.note}>
        {formatCredits(smallest.credits)} for {formatMoney(smallest.price, smallest.currency)}. No
        subscription.
      </p>
    </div>
    <ul className={classes.videos} aria-label="Videos made with Hookline">
      {showcase.map(({ id, presenter, hookText, product }, index) => (
        <li key={id}>
          <LivingVideo
            posterUrl={`/assets/showcase/${id}.webp`}
            videoUrl={`/assets/showcase/${id}.mp4`}
            size={{ width: 406, height: 720 }}
            alt={`${presenter} says “${hookText}” for ${product}`}
            soundLabel={`Play with sound: ${hookText}`}
            loading={index === 0 ? 'first' : index === 1 ? 'eager' : 'lazy'}
          >
            <span className={classes.mark}>Made with AI</span>
          </LivingVideo>
        </li>
      ))}
    </ul>
  </section>
);

/** The main action of the page. */
function StartLink() {
  const { isSignedIn } = useSession();
  return (
    <Link to="/create/video" className={actions.primary}>
      {isSignedIn ? 'Create a video' : 'Make your first video'}
    </Link>
  );
}
