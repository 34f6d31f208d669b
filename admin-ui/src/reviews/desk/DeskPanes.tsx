import { Box, Button, Card } from '@mui/material';
import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { Ref } from 'react';
import { useNotify } from 'react-admin';
import { Key } from '../../ui/Key.tsx';
import { caseValues } from '../casework/case-values.ts';
import type { CaseStep } from '../casework/steps-for.ts';
import { DecisionNote } from '../decide/NoteFields.tsx';
import { EvidencePanel } from '../evidence/EvidencePanel.tsx';
import { History } from '../page/History.tsx';
import { DeskActions } from './DeskActions.tsx';
import { DeskList } from './DeskList.tsx';
import { DeskReview } from './DeskReview.tsx';
import { NoticePreview } from './NoticePreview.tsx';
import type { ShownCase } from './shown-case.ts';
import type { Decision } from './use-decision.ts';
import type { Desk } from './use-desk.ts';

/** From this width on there are three panes. */
const THREE = '@media (min-width: 1440px)';
/** From this width on the case itself has two columns. */
const WIDE = '@media (min-width: 2200px)';
const TWO = '@media (min-width: 900px)';
/** Below the bar at the top, above the window's lower edge. */
const PANE_HEIGHT = 'calc(100vh - 200px)';

const panes = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(300px, 340px)' },
  // Above what is beside the case: the way to the next one.
  gridTemplateRows: { md: 'auto 1fr' },
  [THREE]: { gridTemplateColumns: 'minmax(280px, 340px) minmax(0, 1fr) minmax(320px, 400px)' },
  [WIDE]: { gridTemplateColumns: 'minmax(360px, 440px) minmax(0, 1fr) minmax(400px, 460px)' },
};
const stays = { position: 'sticky', top: 124, maxHeight: PANE_HEIGHT };
/** Beside the case on a small desk; on a large one its parts are panes of their own. */
const sideStyle = {
  display: { xs: 'contents', md: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  [TWO]: { gridColumn: 2, gridRow: 2 },
  [THREE]: { display: 'contents' },
};
const actionsStyle = {
  order: { xs: 2, md: 0 },
  minWidth: 0,
  [THREE]: { ...stays, gridColumn: 3, gridRow: '1 / span 2', overflowY: 'auto' },
};
const listStyle = {
  display: { xs: 'none', md: 'grid' },
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  maxHeight: 420,
  minWidth: 0,
  borderRadius: '14px',
  overflow: 'hidden',
  [THREE]: { ...stays, maxHeight: `calc(${PANE_HEIGHT} - 60px)`, gridColumn: 1, gridRow: 2 },
};
/** One sheet, its parts divided by lines; on a phone, where actions stand in its middle, cards. */
const middleStyle = {
  display: { xs: 'contents', md: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  [TWO]: {
    gridColumn: 1,
    gridRow: '1 / span 2',
    alignItems: 'start',
    border: '1px solid var(--line)',
    borderRadius: '18px',
    backgroundColor: 'var(--surface)',
    '& > article, & > div > section': { border: 0, borderRadius: 0, backgroundColor: 'transparent', px: 3, py: 2.5 },
    '& > div': { gap: 0 },
    '& > div > section': { borderTop: '1px solid var(--line)' },
  },
  [THREE]: { gridColumn: 2, maxWidth: 1100, width: 1, justifySelf: 'center' },
  [WIDE]: {
    maxWidth: 'none',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)',
    '& > div': { borderLeft: '1px solid var(--line)', alignSelf: 'stretch', alignContent: 'start' },
    '& > div > section:first-of-type': { borderTop: 0 },
  },
};
const wayStyle = {
  position: { xs: 'sticky', md: 'static' },
  bottom: 'max(8px, env(safe-area-inset-bottom))',
  zIndex: { xs: 2, md: 0 },
  order: { xs: 4, md: 0 },
  display: 'flex',
  gap: 1,
  p: { xs: 0.75, md: 0 },
  borderRadius: { xs: '16px', md: '14px' },
  border: '1px solid var(--line)',
  backgroundColor: 'var(--surface)',
  boxShadow: { xs: 'var(--shadow-2)', md: 'none' },
  [TWO]: { gridColumn: 2, gridRow: 1 },
  [THREE]: { gridColumn: 1 },
};

interface WayProps {
  readonly name: string;
  readonly keyName: string;
  readonly hasKeys: boolean;
  readonly isDisabled: boolean;
  onGo(): void;
}

const Way = ({ name, keyName, hasKeys, isDisabled, onGo }: WayProps) => (
  <Button
    onClick={onGo}
    disabled={isDisabled}
    sx={{ minHeight: 44, flex: 1 }}
    {...(hasKeys ? { 'aria-keyshortcuts': keyName, endIcon: <Key name={keyName} /> } : {})}
  >
    {name}
  </Button>
);

interface DeskPanesProps {
  readonly desk: Desk;
  readonly current: ListedCase;
  readonly shown: ShownCase;
  readonly decision: Decision;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly noteRef: Ref<HTMLDivElement>;
  readonly hasKeys: boolean;
  onBegin(step: CaseStep): void;
  readonly onSendAll: (() => void) | null;
  onDecide(status: ReviewStatus): void;
  onLeaveNote(): void;
}

/** What is next, the case, and what can be done: three beside each other, two, or one below the other. */
export const DeskPanes = (props: DeskPanesProps) => {
  const { desk, current, shown, decision, headingRef, noteRef, hasKeys, onBegin, onSendAll, onDecide, onLeaveNote } =
    props;
  const { list, rows, index, waiting } = desk;
  const { review, found } = shown;
  const notify = useNotify();
  const sayHowToSend = () =>
    notify(
      hasKeys
        ? 'Die Notiz geht mit der Entscheidung: Escape, dann 1, 2 oder 3.'
        : 'Die Notiz geht mit der Entscheidung. Bitte wählen Sie darüber eine.',
    );
  const values = caseValues(
    { customer: current.user_email, business: current.business_name, reviewer: current.reviewer_name },
    new Date(),
  );
  return (
    <Box sx={panes}>
      <Box sx={middleStyle}>
        <DeskReview
          row={current}
          review={review}
          isChanged={shown.isChanged && !decision.isOwn}
          conflict={decision.conflict}
          at={list.dataUpdatedAt}
          headingRef={headingRef}
          facts={found?.facts ?? null}
          isMissing={shown.isMissing}
        />
        <Box sx={{ order: 3, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <EvidencePanel reviewId={current.id} />
          {found ? <NoticePreview found={found} /> : null}
          <History id={current.id} />
        </Box>
      </Box>
      <Box sx={sideStyle}>
        <Box sx={actionsStyle}>
          <DeskActions
            found={found}
            status={review && (decision.conflict?.now.status ?? review.status)}
            hasKeys={hasKeys}
            isPending={decision.isPending}
            onBegin={onBegin}
            onSendAll={onSendAll}
            onDecide={onDecide}
          >
            <Box
              ref={noteRef}
              onKeyDown={(event) => {
                if (event.key === 'Escape') onLeaveNote();
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) sayHowToSend();
              }}
              sx={{ scrollMarginBottom: 96, '& textarea': { scrollMarginBottom: 96 } }}
            >
              <DecisionNote
                note={decision.noteOn(current.id)}
                values={values}
                onChange={(note) => decision.write(current.id, note)}
              />
            </Box>
          </DeskActions>
        </Box>
        <Card component="section" variant="outlined" aria-label="Was ansteht" sx={listStyle}>
          <DeskList rows={rows} currentId={current.id} hasMoved={desk.hasMoved} onShow={desk.show} />
          {index >= rows.length - 1 && waiting > rows.length ? (
            <Button onClick={desk.loadMore} sx={{ minHeight: 44 }}>
              Weitere laden
            </Button>
          ) : null}
        </Card>
      </Box>
      <Box role="group" aria-label="Weiter und zurück" sx={wayStyle}>
        <Way name="Vorige" keyName="k" hasKeys={hasKeys} isDisabled={index === 0} onGo={() => desk.move(-1)} />
        <Way
          name="Nächste"
          keyName="j"
          hasKeys={hasKeys}
          isDisabled={index === rows.length - 1 && !desk.isGone}
          onGo={() => desk.move(1)}
        />
      </Box>
    </Box>
  );
};
