import type { World } from './attack.ts';

const AT_ONCE = 150;

/** Keeps 150 sign-ins with addresses that nobody has under way while something else happens; how they were answered. */
export const floodWhile = async (
  { send }: World,
  happens: () => Promise<void>,
): Promise<{ readonly statuses: ReadonlyMap<number, number> }> => {
  const statuses = new Map<number, number>();
  let goesOn = true;
  const stranger = async (index: number) => {
    for (let round = 0; goesOn; round += 1) {
      const { status } = await send({
        method: 'POST',
        path: '/api/auth/login',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `niemand-${index}-${round}@flut.example`, password: 'falsch' }),
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const flood = Array.from({ length: AT_ONCE }, (_, index) => stranger(index));
  await happens();
  goesOn = false;
  await Promise.all(flood);
  return { statuses };
};
