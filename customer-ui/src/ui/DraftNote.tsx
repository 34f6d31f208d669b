import { draftTexts } from '../texts/drafts.ts';
import { TextButton } from './Button.tsx';
import './draft-note.css';

interface DraftNoteProps {
  readonly isRestored: boolean;
  readonly onDiscard: () => void;
}

/** Says where the words in a freshly opened form come from, and offers to begin anew. */
export const DraftNote = ({ isRestored, onDiscard }: DraftNoteProps) =>
  isRestored && (
    <p className="draft-note">
      <span>{draftTexts.restored}</span>
      <TextButton onClick={onDiscard}>{draftTexts.discard}</TextButton>
    </p>
  );
