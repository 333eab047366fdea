import { describe, expect, it } from "vitest";
import { detectFileType } from "../../mocks/store/fileTypes.ts";
import { wrapLines, getGlyph, measureLine } from "../../mocks/pdf/glyphs.ts";
import { createPdf } from "../../mocks/pdf/pdf.ts";
import { testFiles } from "./testFiles.ts";
import { expectOk, createTestBackend, longLivedSessions, expectProblem } from "./testBackend.ts";

describe("a file that was sent", () => {
  it("comes back byte for byte under its own name", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("foreign");
    for (const file of [testFiles.picture(), testFiles.photo(), testFiles.video(), testFiles.paper()]) {
      const document = expectOk(await call("uploadDocument", { token, formFields: { file, name: "Sübut" } }));
      expect(document).toMatchObject({ name: "Sübut", fileName: file.name, mimeType: file.type, size: file.size });
      const back = expectOk(await call("downloadDocument", { token, path: { id: document.id } }));
      expect(back.mimeType).toBe(file.type);
      expect(Buffer.compare(back.bytes, new Uint8Array(await file.arrayBuffer()))).toBe(0);
      expect(back.fileName).toContain(`filename*=UTF-8''${encodeURIComponent(file.name)}`);
    }
    expect(expectOk(await call("listDocuments", { token })).total).toBe(4);
  });

  it("is called as its file, unless it is given a name", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    expect(expectOk(await call("uploadDocument", { token, formFields: { file: testFiles.picture() } })).name).toBe(
      "Qəbz.png",
    );
  });

  it("goes with one thing only, and is thrown away after a day when it goes with none", async () => {
    const { call, signIn, store } = createTestBackend(longLivedSessions);
    const { token } = await signIn("foreign");
    const send = async (): Promise<number> =>
      expectOk(await call("uploadDocument", { token, formFields: { file: testFiles.picture() } })).id;
    const [first, second] = [await send(), await send()];
    const body = {
      type: "CONSUMER_RIGHTS",
      category: "CHEATING",
      subject: "Weight",
      description: "Too little.",
      documentIds: [first],
    };
    expectOk(await call("sendFeedback", { token, body }));
    expectProblem(422, await call("sendFeedback", { token, body }));
    store.advanceClock(86_401);
    expect(expectOk(await call("listDocuments", { token })).items.map(({ id }) => id)).toEqual([first]);
    expectProblem(404, await call("downloadDocument", { token, path: { id: second } }));
  });

  it("is not found any more by a service that has lost it", async () => {
    const { call, signIn, store } = createTestBackend();
    const { token } = await signIn("foreign");
    const { id } = expectOk(await call("uploadDocument", { token, formFields: { file: testFiles.picture() } }));
    const snapshot = store.exportSnapshot();
    expect(snapshot.length).toBeLessThan(200_000);
    const other = createTestBackend();
    other.store.importSnapshot(snapshot);
    expectProblem(404, await other.call("downloadDocument", { token, path: { id } }));
  });
});

describe("a file that may be hostile", () => {
  it("is refused when it is sent, whatever it is called", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    for (const file of [
      testFiles.disguisedPage(),
      testFiles.drawing(),
      testFiles.wronglyNamed(),
      testFiles.empty(),
      new File(["MZ"], "a.exe"),
    ]) {
      expect(
        (expectProblem(422, await call("uploadDocument", { token, formFields: { file } })).fields ?? []).map(
          ({ field }) => field,
        ),
      ).toEqual(["file"]);
    }
  });

  it("is handed out as something to save, that can run nothing", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    const { items } = expectOk(await call("listDocuments", { token, query: { perPage: 100 } }));
    for (const { id, mimeType, size } of items) {
      const answered = await call("downloadDocument", { token, path: { id } });
      expect(expectOk(answered).bytes.length).toBe(size);
      expect(answered.headers.get("content-disposition")).toMatch(
        /^attachment; filename="[ -~]+"; filename\*=UTF-8''[\w%.()!~*-]+$/,
      );
      expect(answered.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answered.headers.get("content-security-policy")).toContain("sandbox");
      if (mimeType === "image/svg+xml" || mimeType === "text/csv")
        expect(expectOk(answered).mimeType).toBe("application/octet-stream");
    }
    expect(items.map(({ fileName }) => fileName)).toContain("mohur.svg");
    const disguised = items.find(({ fileName }) => fileName === "etiket.pdf");
    expect(
      detectFileType(expectOk(await call("downloadDocument", { token, path: { id: disguised?.id ?? 0 } })).bytes),
    ).toBe(undefined);
  });
});

describe("a paper", () => {
  const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

  it("is the same each time, begins and ends as its format wants, and finds its objects", () => {
    const paper = {
      heading: "Ödəniş qəbzi № 6044",
      rows: [["Xidmət", "Поверка средств измерений"]] as const,
      text: ["Bu qəbz elektron qaydada verilib."],
    };
    const file = text(createPdf(paper));
    expect(file).toBe(text(createPdf(paper)));
    expect(file).toMatch(/^%PDF-1\.7\n/);
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
    expect(file.slice(start, start + 5)).toBe("xref\n");
    const places = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
    expect(places.length).toBeGreaterThan(20);
    places.forEach((place, index) => expect(file.slice(place, place + 12)).toMatch(`${index + 1} 0 obj`));
  });

  it("has a letter for everything the portal's languages write", () => {
    const box = getGlyph("漢").path;
    const letters =
      "ABCÇDEƏFGĞHXIİJKQLMNOÖPRSŞTUÜVYZWabcçdeəfgğhxıijkqlmnoöprsştuüvyzwАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя0123456789.,:;-–—()/«»“”\"'!?%+№₼";
    const missing = [...letters].filter(
      (letter) => getGlyph(letter).path === box || getGlyph(letter).path.includes("NaN"),
    );
    expect(missing).toEqual([]);
    const drawings = new Set([..."ıiİIeəoöuüsşcçgğийё"].map((letter) => getGlyph(letter).path));
    expect(drawings.size).toBe(19);
  });

  it("breaks long lines between words, and a word that is too long within", () => {
    const lines = wrapLines("Выдача предварительного согласия на экономическую концентрацию", 10, 160);
    expect(lines.join(" ")).toBe("Выдача предварительного согласия на экономическую концентрацию");
    expect(lines.length).toBeGreaterThan(2);
    expect(wrapLines("a".repeat(80), 10, 100).join("")).toBe("a".repeat(80));
    for (const line of [...lines, ...wrapLines("a".repeat(80), 10, 100)])
      expect(measureLine(line, 10) <= 160).toBe(true);
  });
});

describe("a receipt", () => {
  it("is written in the language asked for", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    const sizes = new Set<number>();
    for (const lang of ["az", "ru", "en"] as const) {
      const { bytes, fileName } = expectOk(await call("downloadReceipt", { token, lang, path: { id: 6044 } }));
      expect(detectFileType(bytes)?.mimeType).toBe("application/pdf");
      expect(fileName).toContain('filename="receipt-6044.pdf"');
      sizes.add(bytes.length);
    }
    expect(sizes.size).toBe(3);
  });
});
