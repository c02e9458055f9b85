import { Notifications } from '@mantine/notifications';
import classes from './toasts.module.css';

/** Above the header, below every dialog. */
const layer = 150;

/** Where `announce` speaks. */
export const Toasts = () => <Notifications className={classes.toasts} limit={3} zIndex={layer} />;
