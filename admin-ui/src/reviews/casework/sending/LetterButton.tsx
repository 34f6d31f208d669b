import { Button } from '@mui/material';
import { detailOf } from '@sternklar/contracts/error-detail';
import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { useNotify } from 'react-admin';
import { SessionContext } from '../../../session/session-context.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { type NoticeWay, wayQuery } from '../case-calls.ts';

const TIME_LIMIT_MS = 30_000;
const FAILED = 'Der Brief konnte nicht geladen werden. Bitte versuchen Sie es erneut.';

/** The server refused to give the letter, in words. */
class LetterRefused extends Error {
  override readonly name = 'LetterRefused';
}

type LetterWay = Omit<NoticeWay, 'channel'>;

/** A link could not carry the session's token. Throws {@link LetterRefused} where the server says why there is none. */
const readLetter = async (reviewId: string, way: LetterWay, token: string): Promise<Blob> => {
  const response = await fetch(`/api/reviews/${encodeURIComponent(reviewId)}/letter?${wayQuery(way)}`, {
    headers: { Accept: 'application/pdf, application/problem+json', Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (response.ok) return response.blob();
  const detail = response.status === 409 ? detailOf(await response.json()) : null;
  throw detail ? new LetterRefused(detail) : new Error(String(response.status));
};

/** Saves the letter to the platform, from the customer's words. */
export const LetterButton = ({ reviewId, way }: { readonly reviewId: string; readonly way: LetterWay }) => {
  const session = useContext(SessionContext);
  const notify = useNotify();
  const loading = useMutation({
    mutationFn: () => readLetter(reviewId, way, session?.token() ?? ''),
    onSuccess: (content) => saveFile(`Brief-${reviewId}.pdf`, content),
    onError: (error) => notify(error instanceof LetterRefused ? error.message : FAILED, { type: 'error' }),
  });
  return (
    <Button
      variant="outlined"
      onClick={() => {
        if (!loading.isPending) loading.mutate();
      }}
      aria-busy={loading.isPending}
      sx={{ minHeight: 44 }}
    >
      Brief als PDF
    </Button>
  );
};
