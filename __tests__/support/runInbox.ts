/** The form inbox as a process: `runInbox.ts FILE` listens on a free port and prints it. */
import { createServer } from 'node:http';
import { createInbox } from '../../server/inbox';
import { listen } from '../../server/port';

const handle = createInbox(process.argv[2] ?? '');
const server = createServer((request, response) => void handle(request, response));
listen(server, 0).then((port) => process.stdout.write(`${port}\n`));
