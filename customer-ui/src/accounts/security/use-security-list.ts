import { useCallback, useEffect, useState } from 'react';
import { isSessionOver } from '../../api/api-error.ts';
import { LOADING, type Loaded } from '../../api/loaded.ts';

/** A list of the section, read when it is first shown; `read` and `onSessionOver` must stay the same. */
export const useSecurityList = <Row>(read: () => Promise<readonly Row[]>, onSessionOver: () => void) => {
  const [list, setList] = useState<Loaded<Row>>(LOADING);
  const load = useCallback(async () => {
    try {
      setList({ phase: 'ready', rows: await read() });
    } catch (error) {
      if (isSessionOver(error)) onSessionOver();
      else setList((now) => ({ ...now, phase: 'failed' }));
    }
  }, [read, onSessionOver]);
  useEffect(() => void load(), [load]);
  return { list, load };
};
