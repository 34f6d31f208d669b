// Plain JavaScript that every Node can read: checks the version, then runs a TypeScript command as if called itself.
// Usage: node infra/commands/run.mjs <path from the project's root, without .ts> [arguments]
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Sternklar braucht Node 24 oder neuer, hier läuft ${process.version}. Bitte „npm ci“ ohne --omit=optional ausführen (bringt Node 24 mit) oder Node 24 installieren.`,
  );
  process.exit(1);
}
const target = new URL(`../../${process.argv[2]}.ts`, import.meta.url);
process.argv.splice(1, 2, decodeURIComponent(target.pathname));
await import(target.href);
