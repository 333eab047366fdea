/** Waits for SIGINT or SIGTERM, calls `onStop` and exits with code 0. */
export const waitForStop = (onStop: () => void): Promise<0> =>
  new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => {
        onStop();
        resolve(0);
        process.exit(0);
      });
  });
