import { scenarioOfRun } from './choose-scenario.ts';
import { startMockApi } from './start.ts';

const readPort = (value: string) => {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65535) return port;
  throw new Error(`PORT is "${value}": expected a whole number from 0 to 65535.`);
};

const formatError = (error: unknown, port: string) => {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code === 'EADDRINUSE'
    ? `Port ${port} is in use. Stop what runs there, or choose another port: PORT=4011 npm run mock-api.`
    : error.message;
};

const port = process.env['PORT'] || '4010';

try {
  const scenario = scenarioOfRun();
  const { origin } = await startMockApi({ port: readPort(port), scenario });
  console.log(
    `Mock API at ${origin}/api/blog/posts, scenario ${scenario}. Change it at ${origin}/api/dev/scenario`,
  );
} catch (error) {
  console.error(formatError(error, port));
  process.exitCode = 1;
}
