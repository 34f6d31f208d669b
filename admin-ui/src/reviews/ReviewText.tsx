import { Button, Typography } from '@mui/material';
import { ERASED_REVIEWER } from '@sternklar/contracts/reviews/erased-reviewer';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ERASED_TEXT } from '../texts/format.ts';

const FOLDED_LINES = 6;
const folded = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: String(FOLDED_LINES),
  overflow: 'hidden',
};

/** The words of a review, or that there are none (any more); those that do not fit into six lines are folded until asked for. */
export const ReviewText = ({ text, of }: { readonly text: string; readonly of: string }) =>
  text === '' ? (
    <Typography color="text.secondary" sx={{ fontStyle: 'italic' }}>
      {of === ERASED_REVIEWER ? ERASED_TEXT : 'Bewertung ohne Text'}
    </Typography>
  ) : (
    <Words text={text} />
  );

const Words = ({ text }: { readonly text: string }) => {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const id = useId();

  // Measured, not counted in letters: it depends on the width. An open text keeps its button.
  useEffect(() => {
    const element = paragraph.current;
    if (!element || isOpen) return;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);

  const toggle = () => {
    flushSync(() => setOpen(!isOpen));
    // Whoever folds a long text from its end stays at this review.
    if (isOpen) paragraph.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div>
      <Typography
        ref={paragraph}
        id={id}
        sx={{
          maxWidth: '72ch',
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-line',
          scrollMarginTop: 80,
          ...(isOpen ? {} : folded),
        }}
      >
        {text}
      </Typography>
      {isCut ? (
        <Button aria-expanded={isOpen} aria-controls={id} onClick={toggle} sx={{ minHeight: 44, ml: -1 }}>
          {isOpen ? 'Weniger zeigen' : 'Ganzen Text zeigen'}
        </Button>
      ) : null}
    </div>
  );
};
