/** Measures what the steps of a build cost. */

/** The time that a step has taken. */
export interface Step {
  name: string;
  seconds: number;
  /** Of all threads. Steps that run at the same time share it. */
  cpuSeconds: number;
}

/** Runs a function as a step of that name. */
export type RunStep = <T>(name: string, act: () => Promise<T>) => Promise<T>;

/** Returns a function that runs steps, and the steps that it has run. */
export const createSteps = () => {
  const steps: Step[] = [];
  const step: RunStep = async (name, act) => {
    const started = performance.now();
    const cpu = process.cpuUsage();
    const result = await act();
    const { user, system } = process.cpuUsage(cpu);
    const seconds = (performance.now() - started) / 1000;
    steps.push({ name, seconds, cpuSeconds: (user + system) / 1e6 });
    return result;
  };
  return { steps, step };
};

/** Returns the steps as a line for the log, in seconds. */
export const listSteps = (steps: readonly Step[]): string =>
  steps.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`).join(', ');
