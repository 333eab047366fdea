import { readdirSync, readFileSync } from "node:fs";

/** The memory and the CPU time of a process and its descendants. */
export type ProcessUsage = { memoryBytes: number; cpuSeconds: number };

/** Linux counts CPU time in hundredths of a second for programs. */
const ticksPerSecond = 100;

/** Returns what a process and its descendants use. The CPU time of those that have ended is not counted. Works on Linux only. */
export function readProcessUsage(processId: number): ProcessUsage {
  const own = listProcesses(processId);
  return {
    memoryBytes: own.reduce((sum, { memoryBytes }) => sum + memoryBytes, 0),
    cpuSeconds: own.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
  };
}

/** Returns what a process and each of its descendants use, by their ids. Works on Linux only. */
export function listProcesses(processId: number): (ProcessUsage & { id: number })[] {
  const processes = readdirSync("/proc").flatMap((name) =>
    /^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : [],
  );
  const ids = new Set([processId]);
  // A child may have a lower id than its parent, so this repeats until no descendant is missing.
  for (let size = 0; size < ids.size;) {
    size = ids.size;
    for (const { id, parentId } of processes) if (ids.has(parentId)) ids.add(id);
  }
  return processes.filter(({ id }) => ids.has(id));
}

/** Returns the CPU seconds that all processes have used since the machine has started. Works on Linux only. */
export function readMachineCpuSeconds(): number {
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0] =
    readFileSync("/proc/stat", "utf8").split("\n")[0]?.split(/\s+/).slice(1).map(Number) ?? [];
  return (user + nice + system + interrupts + softInterrupts) / ticksPerSecond;
}

function readProcess(id: number): (ProcessUsage & { id: number; parentId: number }) | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, "utf8");
    // The name, in parentheses, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [, memoryKB = "0"] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, "utf8")) ?? [];
    return {
      id,
      parentId: Number(fields[1]),
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
      memoryBytes: Number(memoryKB) * 1024,
    };
  } catch {
    // The process has ended.
    return undefined;
  }
}
