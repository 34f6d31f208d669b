/** A tile's number in elements of three digits, all but the last with an x, and the width of one that is not full. */
const TILE = '(?:x\\d{3}/){0,4}\\d{3}(?:\\.p/\\d{1,3})?';
/** Below the name of the log, where C2SP tlog-tiles expects them, and below the API. */
const TILE_ADDRESS = new RegExp(`^(?:/api/audit/tlog|/audit)/tile/(\\d{1,2}|entries)/(${TILE})$`);
const CHECKPOINT_ADDRESS = '/audit/checkpoint';

/** The address of a route for one that tlog-tiles prescribes, whose tiles have slashes in their names; others stay as they are. */
export const tlogAddress = (url: string): string => {
  if (url === CHECKPOINT_ADDRESS) return '/api/audit/tlog/checkpoint';
  const [, level, tile] = TILE_ADDRESS.exec(url) ?? [];
  return level && tile ? `/api/audit/tlog/tile/${level}/${encodeURIComponent(tile)}` : url;
};
