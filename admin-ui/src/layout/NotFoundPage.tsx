import { Missing } from './Missing.tsx';

/** An address that leads nowhere. */
export const NotFoundPage = () => (
  <Missing
    title="Diese Seite gibt es nicht"
    text="Vielleicht ist die Adresse nicht vollständig."
    to="/users"
    label="Zu den Benutzern"
  />
);
