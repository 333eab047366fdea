/**
 * Returns whether `find` finds a program; without it, the tests that need it are skipped, and a warning has the error of `find`.
 * Throws instead in continuous integration (`CI`), where nothing may be skipped unnoticed.
 */
export function isProgramAvailable(find: () => unknown): boolean {
  try {
    find();
    return true;
  } catch (error) {
    if (process.env["CI"] !== undefined) throw error;
    console.warn(String(error));
    return false;
  }
}
