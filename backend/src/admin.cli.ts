// The address that operators know (docs/operations.md): `node backend/src/admin.cli.ts` inside a container.
import './command-lines/admin.cli.ts';
