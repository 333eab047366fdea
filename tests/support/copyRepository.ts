import { cp, mkdir, readdir, symlink } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Copies the sources and generated files of the repository to `folder`, and links the packages. */
export async function copyRepository(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(root)).filter((name) => !/^(node_modules|dist.*|screenshots|\.git|\.cache)$/.test(name));
  await Promise.all([
    ...names.map((name) => cp(join(root, name), join(folder, name), { recursive: true })),
    symlink(join(root, "node_modules"), join(folder, "node_modules")),
  ]);
}
