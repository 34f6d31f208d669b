/**
 * Runs every contender once per round, each round beginning with another one, so that what disturbs the machine for a
 * while disturbs all of them. Answers each contender's measurements, round by round.
 */
export const interleaved = async <Contender, Measurement>(
  contenders: readonly Contender[],
  rounds: number,
  measure: (contender: Contender) => Promise<Measurement>,
): Promise<ReadonlyMap<Contender, readonly Measurement[]>> => {
  const measured = new Map<Contender, Measurement[]>(contenders.map((contender) => [contender, []]));
  for (let round = 0; round < rounds; round += 1) {
    const first = round % contenders.length;
    for (const contender of [...contenders.slice(first), ...contenders.slice(0, first)]) {
      measured.get(contender)?.push(await measure(contender));
    }
  }
  return measured;
};
