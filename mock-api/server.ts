import { scenarioOfRun } from './choose-scenario.ts';
import { startMockApi } from './start.ts';

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new Error(`PORT is "${text}"; use a whole number from 0 to 65535.`);
}

function explain(error: unknown, port: string): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken; stop what runs there, or choose another with PORT=4011 npm run mock-api.`;
  }
  return error.message;
}

const port = process.env['PORT'] || '4010';

try {
  const scenario = scenarioOfRun();
  const { origin } = await startMockApi({ port: portOf(port), scenario });
  console.log(
    `Mock API at ${origin}/api/blog/posts, scenario ${scenario}; switch at ${origin}/api/dev/scenario`,
  );
} catch (error) {
  console.error(explain(error, port));
  process.exitCode = 1;
}
