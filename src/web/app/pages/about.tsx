import { Link } from '@tanstack/react-router';
import actions from '../../ui/action-link.module.css';
import { DocumentPage } from './document.tsx';

export const AboutPage = () => (
  <DocumentPage
    title="Good hooks should not need a film crew"
    lead="Hookline makes short vertical videos for people who sell things: a presenter says one strong line, your product follows, and you post it."
  >
    <h2>Why we make it</h2>
    <p>
      Whether people watch is decided in the first three seconds. Marketers know that, and still the opening
      is what they test least, because each new one means a person, a camera and an afternoon. Here a new
      opening is a new sentence. Try ten of them; keep the one that works.
    </p>
    <h2>How a video is made</h2>
    <ol>
      <li>You type the hook and choose a presenter, a voice and its manner.</li>
      <li>
        Our software speaks the line and draws the presenter frame by frame, the lips timed to every sound.
      </li>
      <li>
        Your clip is fitted to 9:16, trimmed where you said, and joined to the hook without encoding it again.
      </li>
      <li>Music makes way for the voice; the whole is brought to the loudness that networks play.</li>
    </ol>
    <h2>What we promise</h2>
    <ul>
      <li>
        <strong>No pretending.</strong> Every finished video carries a machine-readable mark that it was made
        with AI, and its public page says so.
      </li>
      <li>
        <strong>Your work is yours.</strong> Nobody sees it until you share it, and you can take a share back.
      </li>
      <li>
        <strong>Fair credits.</strong> You pay for a hook when it is there. One that fails gives its credits
        back by itself.
      </li>
    </ul>
    <h2>What it does not do yet</h2>
    <p>
      The presenters are illustrations, not filmed people, and their voices speak English. The pictures of a
      story show much of what its text says, not all of it.
    </p>
    <p>
      <Link to="/create/video" className={actions.primary}>
        Create a video
      </Link>
    </p>
    <p>
      Emoji on videos are <a href="https://github.com/twitter/twemoji">Twemoji</a>, by Twitter and
      contributors, under <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.
    </p>
  </DocumentPage>
);
