import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import classes from './toasts.module.css';

export { notifications, notificationsStore } from '@mantine/notifications';

/** Above the header, below every dialog. */
const layer = 150;

export const ToastList = () => <Notifications className={classes.toasts} limit={3} zIndex={layer} />;
