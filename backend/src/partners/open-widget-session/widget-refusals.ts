import { Refusal } from '../../platform/refusal.port.ts';

export const widgetKeyUnknown = () =>
  new Refusal(404, 'widget-key-unknown', 'Der Chat ist auf dieser Seite nicht eingerichtet.');

export const originNotAllowed = () =>
  new Refusal(403, 'origin-not-allowed', 'Der Chat ist für diese Seite nicht freigegeben.');

export const widgetPaused = () =>
  new Refusal(
    403,
    'widget-paused',
    'Der Chat macht auf dieser Seite gerade eine Pause. Bitte versuchen Sie es später noch einmal.',
  );

export const identityInvalid = () => {
  const message = 'Ihre Anmeldung konnte nicht bestätigt werden. Bitte laden Sie die Seite neu.';
  return new Refusal(422, 'identity-invalid', message, { errors: [{ field: 'identity', message }] });
};
