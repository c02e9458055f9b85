import { Link } from '@tanstack/react-router';
import actions from '../../../ui/action-link.module.css';
import { useSession } from '../../use-session.ts';

/** The one thing to do here. */
export function StartLink() {
  const { isSignedIn } = useSession();
  return (
    <Link to="/create/video" className={actions.primary}>
      {isSignedIn ? 'Create a video' : 'Make your first video'}
    </Link>
  );
}
