import { describe, expect, it } from 'vitest';
import { Processes } from './processes.ts';

const minute = { total: 60_000 };

describe.runIf(process.platform !== 'win32')('Processes', () => {
  it('keeps both streams and the code', async () => {
    const command = ['sh', '-c', 'echo out; echo err >&2; exit 4'];
    const { code, output } = await new Processes().run(command, minute);
    expect(code).toBe(4);
    expect(output.split('\n').toSorted()).toStrictEqual(['', 'err', 'out']);
  });

  it('survives a program that does not exist', async () => {
    const { code, output } = await new Processes().run(['no-such-program'], minute);
    expect(code).toBeUndefined();
    expect(output).toContain('ENOENT');
  });

  it('ends what takes too long, and what is silent too long', async () => {
    const processes = new Processes();
    const talk = ['sh', '-c', 'while :; do echo .; sleep 0.1; done'];
    expect(await processes.run(talk, { total: 600, silence: 400 })).toMatchObject({
      stopped: 'took more than 0.6 s',
    });
    expect(await processes.run(['sleep', '300'], { total: 60_000, silence: 200 })).toMatchObject({
      stopped: 'was silent for 0.2 s',
    });
    expect(await processes.settle()).toBe(true);
  });

  it('starts nothing once closed', async () => {
    const processes = new Processes();
    const long = processes.run(['sleep', '300'], minute);
    await processes.close();
    expect(await processes.settle()).toBe(true);
    expect(await long).toMatchObject({ code: undefined });
    expect(await processes.run(['true'], minute)).toMatchObject({ stopped: 'cancelled' });
  });
});
