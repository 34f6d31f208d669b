import { createPool, type PoolOptions } from '@sternklar/event-store/postgres/pool';
import type pg from 'pg';

const SETTINGS = {
  // Read models can be derived again and their rows commit together with the checkpoint, so a commit that a crash of the
  // server takes back is simply applied again: nothing needs to wait for the disk.
  synchronous_commit: 'off',
  // Each query sees what was committed before it, as the statements expect.
  default_transaction_isolation: 'read committed',
  // A process that hangs must not hold the checkpoints' locks for ever.
  lock_timeout: '30s',
  idle_in_transaction_session_timeout: '30s',
  // One plan for each prepared statement, by index, whatever the planner believes of tables that were empty when it was
  // made.
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  jit: 'off',
} as const;

/** The connections on which read models are applied (see `applyBatch`). Connects as the running role. */
export const createProjectionPool = (options: Omit<PoolOptions, 'settings'>): pg.Pool =>
  createPool({ ...options, settings: SETTINGS });
