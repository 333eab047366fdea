import { execFileSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync, statSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createContentSecurityPolicy } from "../../deploy/headers.ts";
import { hashFolder, createPackage, packageFlags, readPackageFlags } from "../../deploy/package.ts";
import { originPlaceholder } from "../../src/config/publicOrigin.ts";
import { parseSettings } from "../../src/config/parseSettings.ts";
import { renderFeedLinks } from "../../deploy/pageHead.ts";
import { readRecordTemplates, writeRecordTemplates } from "../../deploy/renderer/recordTemplates.ts";
import { getCurrentRelease, deployRelease, listReleases, rollBack } from "../../deploy/release.ts";

const temporaryFolder = await mkdtemp(join(tmpdir(), "portal-release-"));
afterAll(() => rm(temporaryFolder, { recursive: true }));
let testCount = 0;
let [build, packageFolder, folder] = ["", "", ""];
beforeEach(() => {
  testCount += 1;
  [build, packageFolder, folder] = ["build", "package", "portal"].map((name) =>
    join(temporaryFolder, String(testCount), name),
  ) as [string, string, string];
});

const pageHtml = (version: string): string =>
  `<script>"${version.repeat(200)}"</script><script type="module" src="/assets/index-${version}.js"></script>`;

/** Writes a build with one script of its own and one that all versions share. */
async function writeBuild(version: string): Promise<void> {
  await rm(build, { recursive: true, force: true });
  await mkdir(join(build, "assets"), { recursive: true });
  await mkdir(join(build, ".vite"));
  const files = {
    "index.html": pageHtml(version),
    "shell.html": pageHtml(version),
    "config.json": `{"socialLinks":[]}${" ".repeat(2000)}`,
    "icon.svg": "<svg/>",
    ".vite/manifest.json": "{}",
    [`assets/index-${version}.js`]: `"${version}";`.repeat(500),
    "assets/shared-x.js": "1;".repeat(500),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(build, name), text);
}

/** Builds, packages and releases a version; each letter is one day later. */
async function releaseVersion(version: string, keep = 3, now = getDay(version)): Promise<string> {
  await writeBuild(version);
  await createPackage(build, packageFolder, { notices: "" });
  return deployRelease(packageFolder, { folder, keep }, now);
}

const getDay = (version: string): Date => new Date(Date.UTC(2026, 0, version.charCodeAt(0)));

const currentFile = (file: string): string => join(folder, "current/site", file);

describe("a package", () => {
  it("has two compressed copies of each text file, except the settings", async () => {
    await writeBuild("a");
    await createPackage(build, packageFolder);
    const script = readFileSync(join(packageFolder, "site/assets/index-a.js"));
    expect(brotliDecompressSync(readFileSync(join(packageFolder, "site/assets/index-a.js.br")))).toEqual(script);
    expect(gunzipSync(readFileSync(join(packageFolder, "site/assets/index-a.js.gz")))).toEqual(script);
    expect((await readdir(join(packageFolder, "site"))).toSorted()).toEqual([
      "assets",
      "config.json",
      "icon.svg",
      "index.html",
      "index.html.br",
      "index.html.gz",
      "shell.html",
      "shell.html.br",
      "shell.html.gz",
      "third-party-notices.txt",
      "third-party-notices.txt.br",
      "third-party-notices.txt.gz",
    ]);
    expect(readFileSync(join(packageFolder, "site/third-party-notices.txt"), "utf8")).toMatch(
      /^react-dom \d+\.\d+\.\d+ \(MIT\)$/m,
    );
  });

  it("has the same id for the same build, and another id for another build", async () => {
    await writeBuild("a");
    const [first, second] = [
      await createPackage(build, packageFolder, { notices: "" }),
      await createPackage(build, packageFolder, { notices: "" }),
    ];
    expect(second).toBe(first);
    await writeFile(join(build, "icon.svg"), "<svg></svg>");
    expect(await createPackage(build, packageFolder, { notices: "" })).not.toBe(first);
  });

  it("is what its flags say, whichever command writes it", async () => {
    const { values } = parseArgs({
      args: ["--origin", "https://portal.example.org", "--connect", "https://api.example.org", "--feeds"],
      options: packageFlags,
    });
    await writeBuild("a");
    await writeFile(join(build, "sitemap.xml"), `<loc>${originPlaceholder}/</loc>`);
    await createPackage(build, packageFolder, { ...readPackageFlags(values), notices: "" });
    expect(readFileSync(join(packageFolder, "site/sitemap.xml"), "utf8")).toContain("https://portal.example.org/");
    expect(readFileSync(join(packageFolder, "nginx.conf"), "utf8")).toContain("https://api.example.org");
  });

  it("links its pages, those of records included, to the feeds only with --feeds", async () => {
    await writeBuild("a");
    const links = renderFeedLinks("az", { news: "News", bulletin: "Bulletin" });
    await writeFile(join(build, "index.html"), `<head>${links}</head>`);
    await mkdir(join(build, ".renderer"));
    const records = { program: "x.mjs", portal: "competition", style: "a{}" };
    const html = `<html data-page="%RECORD_PATH%"><head>${links}</head></html>`;
    await writeRecordTemplates(build, { ...records, templates: { az: { post: html, eService: html } } });
    const readPages = (): readonly (string | undefined)[] => {
      const read = readRecordTemplates(join(packageFolder, "renderer"));
      expect(read).toMatchObject(records);
      const { az = {} } = read?.templates ?? {};
      return [readFileSync(join(packageFolder, "site/index.html"), "utf8"), az.post, az.eService];
    };
    await createPackage(build, packageFolder, { notices: "", hasFeeds: true });
    expect(readPages().map((page) => page?.split("atom+xml").length)).toEqual([3, 3, 3]);
    await createPackage(build, packageFolder, { notices: "" });
    expect(readPages().map((page) => page?.split("atom+xml").length)).toEqual([1, 1, 1]);
  });

  it("has the settings of the mock backend only with its stub pages", async () => {
    await writeBuild("a");
    const built = '{"callCenterPhone":"+994125550195"}';
    await writeFile(join(build, "config.json"), built);
    const readSettings = (): string => readFileSync(join(packageFolder, "site/config.json"), "utf8");
    await createPackage(build, packageFolder, { notices: "", hasStubPages: true });
    expect(readSettings()).toBe(built);
    await createPackage(build, packageFolder, { notices: "" });
    expect(parseSettings(JSON.parse(readSettings()))).toMatchObject(parseSettings({}));
  });

  it("has the same policy for every kind of host", async () => {
    await writeBuild("a");
    await createPackage(build, packageFolder, { connectOrigins: ["https://api.example.org"], notices: "" });
    const policy = createContentSecurityPolicy({
      html: pageHtml("a"),
      connectOrigins: ["https://api.example.org"],
      upgradeInsecureRequests: true,
    });
    for (const file of ["nginx.conf", "nginx-tls.conf", "_headers", "headers.json"])
      expect(readFileSync(join(packageFolder, file), "utf8"), file).toContain(policy);
  });
});

describe("a folder of releases", () => {
  it("serves the last release, with the hashed files of earlier ones", async () => {
    const [first, second] = [await releaseVersion("a"), await releaseVersion("b")];
    expect(await listReleases(folder)).toEqual([first, second]);
    expect(await getCurrentRelease(folder)).toBe(second);
    expect(readFileSync(currentFile("index.html"), "utf8")).toBe(pageHtml("b"));
    for (const file of ["assets/index-a.js", "assets/index-a.js.br", "assets/index-b.js", "assets/shared-x.js"])
      expect(existsSync(currentFile(file)), file).toBe(true);
  });

  it("hard-links files that two releases share", async () => {
    const first = await releaseVersion("a");
    await releaseVersion("b");
    expect(statSync(currentFile("assets/index-a.js")).ino).toBe(
      statSync(join(folder, "releases", first, "site/assets/index-a.js")).ino,
    );
  });

  it("adds the new hashed files to the old release, which workers still serve", async () => {
    const first = await releaseVersion("a");
    await releaseVersion("b");
    expect(existsSync(join(folder, "releases", first, "site/assets/index-b.js"))).toBe(true);
    expect(readFileSync(join(folder, "releases", first, "site/index.html"), "utf8")).toBe(pageHtml("a"));
  });

  it("deletes releases and their files beyond the number to keep", async () => {
    for (const version of ["a", "b", "c", "d"]) await releaseVersion(version, 2);
    expect(await listReleases(folder)).toHaveLength(2);
    expect(["a", "b", "c", "d"].map((version) => existsSync(currentFile(`assets/index-${version}.js`)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it("rolls back one release at a time, and fails when there is none", async () => {
    const names = [await releaseVersion("a"), await releaseVersion("b")];
    expect(await rollBack(folder)).toBe(names[0]);
    expect(readFileSync(currentFile("index.html"), "utf8")).toBe(pageHtml("a"));
    expect(existsSync(currentFile("assets/index-b.js"))).toBe(true);
    await expect(rollBack(folder)).rejects.toThrow(`${folder} has no release before ${names[0]}.`);
  });

  it("does not roll back to a release that was rolled back before", async () => {
    const first = await releaseVersion("a");
    await releaseVersion("b");
    await rollBack(folder);
    await releaseVersion("c");
    expect(await rollBack(folder)).toBe(first);
  });

  it("keeps the releases of the last day with the files of each other, which workers serve until a reload", async () => {
    const first = await releaseVersion("a", 1);
    const names = [first];
    // The reload after each of them has failed.
    for (const [minute, version] of ["b", "c", "d"].entries())
      names.push(await releaseVersion(version, 1, new Date(getDay("d").getTime() + minute * 60_000)));
    expect(await listReleases(folder)).toEqual(names);
    for (const version of ["a", "b", "c", "d"])
      for (const file of [currentFile(""), join(folder, "releases", first, "site")])
        expect(existsSync(join(file, `assets/index-${version}.js`)), `${version} in ${file}`).toBe(true);
    const next = await releaseVersion("e", 1, new Date(getDay("e").getTime() + 3_600_000));
    expect(await listReleases(folder)).toEqual([names.at(-1), next]);
  });

  it("has the files of the release that was served until then also after roll-backs", async () => {
    for (const version of ["a", "b"]) await releaseVersion(version);
    await rollBack(folder, getDay("b"));
    await releaseVersion("c");
    await rollBack(folder, getDay("c"));
    await releaseVersion("g", 2);
    expect(existsSync(currentFile("assets/index-a.js"))).toBe(true);
  });

  it("stays as it is when the current package is released again", async () => {
    const first = await releaseVersion("a");
    const second = await releaseVersion("b");
    for (const hour of [1, 2, 3])
      expect(await deployRelease(packageFolder, { folder }, new Date(Date.UTC(2026, 0, 2, hour)))).toBe(second);
    expect(await listReleases(folder)).toEqual([first, second]);
    expect(await rollBack(folder)).toBe(first);
    const again = await deployRelease(packageFolder, { folder }, new Date(Date.UTC(2026, 0, 3)));
    expect(await getCurrentRelease(folder)).toBe(again);
    expect(again).not.toBe(second);
  });

  it("serves the last release also when the clock was set back", async () => {
    const first = await releaseVersion("z", 1);
    const second = await releaseVersion("a", 1);
    expect(await getCurrentRelease(folder)).toBe(second);
    expect(await listReleases(folder)).toEqual([first, second]);
    expect(readFileSync(currentFile("index.html"), "utf8")).toBe(pageHtml("a"));
    const third = await releaseVersion("b", 3);
    expect(await rollBack(folder)).toBe(second);
    expect(await listReleases(folder)).toEqual([first, second, third]);
  });

  it("has nothing of a release that failed or was interrupted", async () => {
    const first = await releaseVersion("a");
    const interrupted = join(folder, "releases", ".2026-01-01-interrupted");
    await mkdir(interrupted);
    await utimes(interrupted, getDay("a"), getDay("a"));
    await writeBuild("b");
    await createPackage(build, packageFolder, { notices: "" });
    await rm(join(packageFolder, "site/assets/index-b.js.br"));
    await expect(deployRelease(packageFolder, { folder })).rejects.toThrow(
      `${packageFolder} is not the complete package that its file "id" names.`,
    );
    expect(await readdir(join(folder, "releases"))).toEqual([first]);
    expect(await getCurrentRelease(folder)).toBe(first);
  });

  it("lets two commands release at the same time", async () => {
    const ofAnotherCommand = join(folder, "releases", ".2026-01-01-in-progress");
    await mkdir(ofAnotherCommand, { recursive: true });
    const name = await releaseVersion("a");
    expect(existsSync(ofAnotherCommand)).toBe(true);
    expect(await getCurrentRelease(folder)).toBe(name);
  });

  it("can be read by the accounts that serve it, whatever the account that releases grants to others", async () => {
    await writeBuild("a");
    await createPackage(build, packageFolder, { notices: "" });
    // As a machine with such an account has written it.
    await chmod(join(packageFolder, "site/assets"), 0o700);
    await chmod(join(packageFolder, "site/index.html"), 0o600);
    const command = `umask 077; "${process.execPath}" cli.mjs deploy release "${folder}" --from "${packageFolder}"`;
    execFileSync("sh", ["-c", command], { cwd: join(import.meta.dirname, "../.."), stdio: "pipe" });
    const paths = ["", ...(await readdir(folder, { recursive: true }))].map((path) => join(folder, path));
    expect(paths).toContain(join(folder, "releases", (await listReleases(folder))[0] ?? "", "site/assets/index-a.js"));
    const unreadable = paths.filter((path) => {
      const stats = statSync(path);
      return (stats.mode & 0o077) !== (stats.isDirectory() || path.endsWith("start.sh") ? 0o055 : 0o044);
    });
    expect(unreadable).toEqual([]);
  });

  it("has a symbolic link to a complete release, and no temporary files", async () => {
    await releaseVersion("a");
    await releaseVersion("b");
    expect(lstatSync(join(folder, "current")).isSymbolicLink()).toBe(true);
    expect((await readdir(folder)).toSorted()).toEqual(["current", "releases"]);
    expect((await readdir(join(folder, "releases"))).filter((name) => name.startsWith("."))).toEqual([]);
    const before = await hashFolder(packageFolder);
    await deployRelease(packageFolder, { folder: join(folder, "of-another-machine") });
    expect(await hashFolder(packageFolder)).toBe(before);
  });
});
