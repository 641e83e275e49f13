import { buildClient, clientExists } from './client.ts';

if (clientExists()) process.exitCode = await buildClient(process.argv.slice(2));
else console.log('There is no client to build.');
