import { allMigrations } from '../composition/migrations.ts';
import { examineInstallation } from '../platform/doctor/doctor.ts';
import { DOCTOR_HELP, parseDoctorOptions, UnknownDoctorOption } from '../platform/doctor/doctor-options.ts';
import { isSound, renderFindings } from '../platform/doctor/render-findings.ts';

const run = async (): Promise<number> => {
  const options = parseDoctorOptions(process.argv.slice(2));
  if (options.help) {
    console.log(DOCTOR_HELP);
    return 0;
  }
  const migrations = allMigrations.map(({ id }) => id);
  const examined = await examineInstallation({ env: process.env, options, migrations });
  console.log(renderFindings(examined).join('\n'));
  return isSound(examined) ? 0 : 1;
};

const ended = await run().catch((error: unknown) => {
  if (!(error instanceof UnknownDoctorOption)) throw error;
  console.error(error.message);
  return 1;
});
// Connections of a check that came too late would keep the process alive; what was printed goes out first.
process.stdout.write('', () => process.exit(ended));
