import type { TestCase } from 'vitest/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StallReporter } from './stallReporter.ts';

describe('StallReporter', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const test = { fullName: 'Sent' } as TestCase;
  const start = () => {
    const end = vi.fn<(sentence: string) => void>();
    const reporter = new StallReporter({ limitMs: 1000, end });
    reporter.onTestRunStart();
    return { reporter, end };
  };

  it('ends the run when no test starts or ends in time', () => {
    const { reporter, end } = start();
    vi.advanceTimersByTime(900);
    reporter.onTestCaseReady(test);
    vi.advanceTimersByTime(900);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(end).toHaveBeenCalledWith(expect.stringContaining("for 1 s after 'Sent'"));
  });

  it('does nothing after the run has ended', () => {
    const { reporter, end } = start();
    reporter.onTestRunEnd();
    vi.advanceTimersByTime(5000);
    expect(end).not.toHaveBeenCalled();
  });
});
