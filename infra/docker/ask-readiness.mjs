// The image's health check: exit code 0 when the product in this container can answer requests.
const response = await fetch(`http://127.0.0.1:${process.env.PORT ?? '3000'}/api/health/ready`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => null);
process.exitCode = response?.ok ? 0 : 1;
