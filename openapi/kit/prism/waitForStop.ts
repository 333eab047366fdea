/** Waits for Ctrl+C. */
export const stopped = (end: () => void): Promise<0> =>
  new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => {
        end();
        resolve(0);
        process.exit(0);
      });
  });
