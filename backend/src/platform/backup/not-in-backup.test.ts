import { expect, it } from 'vitest';
import { notInBackup } from './not-in-backup.ts';

const key = Buffer.alloc(32, 1);

it('a backup says where everything lies that is not in it, by this installation’s settings', () => {
  const generated = notInBackup({
    config: { dataDir: '/daten', masterKeys: folderOf('/daten/secrets'), production: false, evidence: { s3: null } },
    secrets: { jwtSecret: null, auditSigningKey: null, vapidKey: null },
  }).join('\n');
  for (const file of ['master-key', 'audit-signing-key', 'jwt-secret', 'vapid-key'])
    expect(generated).toContain(`(/daten/secrets/${file})`);
  expect(generated).not.toContain('Belege');
  const given = notInBackup({
    config: { dataDir: '/daten', masterKeys: folderOf(null), production: true, evidence: { s3: { bucket: 'belege' } } },
    secrets: { jwtSecret: 'x', auditSigningKey: key, vapidKey: null },
  });
  expect(given.map((line) => line.split(':')[0])).toEqual([
    'MASTER_KEY',
    'Die Belege im Speicher „belege“',
    'AUDIT_SIGNING_KEY',
    'JWT_SECRET',
    'Alle übrigen Einstellungen, etwa die Zugangsdaten von Mailserver, Stripe und Datenbank.',
  ]);
});

const folderOf = (folder: string | null) => ({ folder, copies: null, turnDays: 15, backupsKeptDays: 14 });
