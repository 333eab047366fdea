import { existsSync } from "node:fs";
import { listProcesses, readMachineCpuSeconds } from "./processUsage.ts";

/** A machine on which other processes use more cores than this disturbs a measurement. */
export const maxOtherCores = 1;

/** How often the own processes are counted: what one has used after the last time, until it ends, counts as that of others. */
const sampleMs = 1000;

/** How long a measurement waits for a machine that is less busy. */
const maxWaitMs = 10_000;

const hasProcessTable = existsSync("/proc/stat");

/** Waits until the machine, which does no own work meanwhile, is less busy; at most ten seconds. On Linux only. */
export async function waitForOtherProcesses(): Promise<void> {
  if (!hasProcessTable) return;
  for (const endsAtMs = Date.now() + maxWaitMs; Date.now() < endsAtMs;) {
    const [beforeSeconds, beforeMs] = [readMachineCpuSeconds(), Date.now()];
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (readMachineCpuSeconds() - beforeSeconds < (maxOtherCores * (Date.now() - beforeMs)) / 1000) return;
  }
}

/** Runs a task. Returns its result, and how many cores other processes have used meanwhile: none where that is unknown. */
export async function watchOtherProcesses<Result>(
  task: () => Promise<Result>,
): Promise<{ result: Result; otherCores: number }> {
  if (!hasProcessTable) return { result: await task(), otherCores: 0 };
  const [machineSeconds, startedAtMs] = [readMachineCpuSeconds(), Date.now()];
  const before = new Map(listProcesses(process.pid).map(({ id, cpuSeconds }) => [id, cpuSeconds]));
  const ownSeconds = new Map<number, number>();
  const sample = (): void => {
    for (const { id, cpuSeconds } of listProcesses(process.pid)) ownSeconds.set(id, cpuSeconds - (before.get(id) ?? 0));
  };
  const timer = setInterval(sample, sampleMs);
  try {
    const result = await task();
    sample();
    const own = [...ownSeconds.values()].reduce((sum, seconds) => sum + seconds, 0);
    const others = readMachineCpuSeconds() - machineSeconds - own;
    return { result, otherCores: Math.max(0, others / ((Date.now() - startedAtMs) / 1000)) };
  } finally {
    clearInterval(timer);
  }
}
