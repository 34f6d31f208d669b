import { z } from 'zod';

const reportSchema = z.object({
  userLimits: z.object({ open_files: z.object({ soft: z.union([z.number(), z.string()]) }) }).optional(),
});

/** How many files and connections this process may have open (`ulimit -n`); infinite where there is no such limit. */
export const openFilesLimit = (): number => {
  const { report } = process;
  if (!report) return Number.POSITIVE_INFINITY;
  // Else the report would look up the names of all peers.
  Object.assign(report, { excludeNetwork: true });
  const parsed = reportSchema.safeParse(report.getReport());
  const limit = Number(parsed.data?.userLimits?.open_files.soft ?? Number.NaN);
  return Number.isNaN(limit) ? Number.POSITIVE_INFINITY : limit;
};
