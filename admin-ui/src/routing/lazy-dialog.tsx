import { Button } from '@mui/material';
import { type ComponentType, createContext, lazy, Suspense, useContext, useState } from 'react';
import { QuestionDialog } from '../ui/QuestionDialog.tsx';

const RetryContext = createContext<() => void>(() => undefined);

interface NotOpenedProps {
  onClose(): void;
}

/** Opens in place of what did not arrive: the line was gone, or a newer version has taken its place. The page below stays. */
const NotOpened = ({ onClose }: NotOpenedProps) => (
  <QuestionDialog
    title="Das ließ sich nicht öffnen"
    action="Noch einmal versuchen"
    onConfirm={useContext(RetryContext)}
    onClose={onClose}
  >
    Vielleicht war die Verbindung kurz weg. Hilft ein zweiter Versuch nicht, gibt es eine neue Version: Dann laden Sie
    die Seite bitte neu.
    <Button onClick={() => window.location.reload()} sx={{ display: 'block', mt: 1, ml: -1, minHeight: 44 }}>
      Seite neu laden
    </Button>
  </QuestionDialog>
);

/**
 * A part of a page whose code is a file of its own, loaded when it is wanted first. Where it does not arrive, a dialog says so
 * in its place; `leave` does without the part.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  leave: (props: Props) => void,
): ComponentType<Props> => {
  const whenLoaded = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        reportError(error);
        later = whenLoaded();
        return { default: (props: Props) => <NotOpened onClose={() => leave(props)} /> };
      }
    });
  let later = whenLoaded();
  return (props: Props) => {
    const [Content, setContent] = useState(() => later);
    return (
      <RetryContext value={() => setContent(() => later)}>
        <Suspense fallback={null}>
          <Content {...props} />
        </Suspense>
      </RetryContext>
    );
  };
};

interface Closable {
  onClose(): void;
}

/** A dialog whose code is loaded when it is opened first. */
export const lazyDialog = <Props extends Closable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazyPart(load, ({ onClose }) => onClose());
