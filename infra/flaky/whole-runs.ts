/** Which of so many runs have a process beside them that burns a core: spread evenly, so that an hour's mood is in both kinds. */
export const besideBurner = (runs: number, burn: number): readonly boolean[] =>
  Array.from({ length: runs }, (_, at) => Math.floor(((at + 1) * burn) / runs) > Math.floor((at * burn) / runs));
