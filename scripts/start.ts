/** `npm start`: `parcel serve` with hot reload on http://localhost:1234 or `PORT`. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { failWith } from './failWith';
import { expectFreePort, PortError, portFromEnvironment } from './port';

async function main() {
  const port = portFromEnvironment(1234);
  await expectFreePort(port);
  const parcel = spawn(
    path.join('node_modules', '.bin', 'parcel'),
    ['serve', '--target', 'site', '--dist-dir', '.build/serve', '--port', String(port)],
    { stdio: 'inherit' },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => parcel.kill(signal));
  parcel.on('exit', (status) => {
    process.exitCode = status ?? 0;
  });
}

main().catch(failWith(PortError));
