/** What the names of our streams begin with, unless another installation on the same server has it. */
export const DEFAULT_STREAM_PREFIX = 'sternklar.';
