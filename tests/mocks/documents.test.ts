import { describe, expect, it } from "vitest";
import { kindOfFile } from "../../mocks/store/fileTypes.ts";
import { broken, glyphOf, lineWidth } from "../../mocks/pdf/glyphs.ts";
import { pdfOf } from "../../mocks/pdf/pdf.ts";
import { files } from "./testFiles.ts";
import { good, openService, patient, refused } from "./testBackend.ts";

describe("a file that was sent", () => {
  it("comes back byte for byte under its own name", async () => {
    const { call, signIn } = openService();
    const { token } = await signIn("foreign");
    for (const file of [files.picture(), files.photo(), files.video(), files.paper()]) {
      const document = good(await call("uploadDocument", { token, form: { file, name: "Sübut" } }));
      expect(document).toMatchObject({ name: "Sübut", fileName: file.name, mimeType: file.type, size: file.size });
      const back = good(await call("downloadDocument", { token, path: { id: document.id } }));
      expect(back.mimeType).toBe(file.type);
      expect(Buffer.compare(back.bytes, new Uint8Array(await file.arrayBuffer()))).toBe(0);
      expect(back.fileName).toContain(`filename*=UTF-8''${encodeURIComponent(file.name)}`);
    }
    expect(good(await call("listDocuments", { token })).total).toBe(4);
  });

  it("is called as its file, unless it is given a name", async () => {
    const { call, signIn } = openService();
    const { token } = await signIn("citizen");
    expect(good(await call("uploadDocument", { token, form: { file: files.picture() } })).name).toBe("Qəbz.png");
  });

  it("goes with one thing only, and is thrown away after a day when it goes with none", async () => {
    const { call, signIn, world } = openService(patient);
    const { token } = await signIn("foreign");
    const send = async (): Promise<number> => good(await call("uploadDocument", { token, form: { file: files.picture() } })).id;
    const [first, second] = [await send(), await send()];
    const body = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Weight", description: "Too little.", documentIds: [first] };
    good(await call("sendFeedback", { token, body }));
    refused(422, await call("sendFeedback", { token, body }));
    world.advance(86_401);
    expect(good(await call("listDocuments", { token })).items.map(({ id }) => id)).toEqual([first]);
    refused(404, await call("downloadDocument", { token, path: { id: second } }));
  });

  it("is not found any more by a service that has lost it", async () => {
    const { call, signIn, world } = openService();
    const { token } = await signIn("foreign");
    const { id } = good(await call("uploadDocument", { token, form: { file: files.picture() } }));
    const snapshot = world.export();
    expect(snapshot.length).toBeLessThan(200_000);
    const other = openService();
    other.world.import(snapshot);
    refused(404, await other.call("downloadDocument", { token, path: { id } }));
  });
});

describe("a file that may be hostile", () => {
  it("is refused when it is sent, whatever it is called", async () => {
    const { call, signIn } = openService();
    const { token } = await signIn("citizen");
    for (const file of [files.disguisedPage(), files.drawing(), files.wronglyNamed(), files.empty(), new File(["MZ"], "a.exe")]) {
      expect((refused(422, await call("uploadDocument", { token, form: { file } })).fields ?? []).map(({ field }) => field)).toEqual(["file"]);
    }
  });

  it("is handed out as something to save, that can run nothing", async () => {
    const { call, signIn } = openService();
    const { token } = await signIn("citizen");
    const { items } = good(await call("listDocuments", { token, query: { perPage: 100 } }));
    for (const { id, mimeType, size } of items) {
      const answered = await call("downloadDocument", { token, path: { id } });
      expect(good(answered).bytes.length).toBe(size);
      expect(answered.headers.get("content-disposition")).toMatch(/^attachment; filename="[ -~]+"; filename\*=UTF-8''[\w%.()!~*-]+$/);
      expect(answered.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answered.headers.get("content-security-policy")).toContain("sandbox");
      if (mimeType === "image/svg+xml" || mimeType === "text/csv") expect(good(answered).mimeType).toBe("application/octet-stream");
    }
    expect(items.map(({ fileName }) => fileName)).toContain("mohur.svg");
    const disguised = items.find(({ fileName }) => fileName === "etiket.pdf");
    expect(kindOfFile(good(await call("downloadDocument", { token, path: { id: disguised?.id ?? 0 } })).bytes)).toBe(undefined);
  });
});

describe("a paper", () => {
  const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

  it("is the same each time, begins and ends as its format wants, and finds its objects", () => {
    const paper = { heading: "Ödəniş qəbzi № 6044", rows: [["Xidmət", "Поверка средств измерений"]] as const, text: ["Bu qəbz elektron qaydada verilib."] };
    const file = text(pdfOf(paper));
    expect(file).toBe(text(pdfOf(paper)));
    expect(file).toMatch(/^%PDF-1\.7\n/);
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
    expect(file.slice(start, start + 5)).toBe("xref\n");
    const places = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
    expect(places.length).toBeGreaterThan(20);
    places.forEach((place, index) => expect(file.slice(place, place + 12)).toMatch(`${index + 1} 0 obj`));
  });

  it("has a letter for everything the portal's languages write", () => {
    const box = glyphOf("漢").path;
    const letters = "ABCÇDEƏFGĞHXIİJKQLMNOÖPRSŞTUÜVYZWabcçdeəfgğhxıijkqlmnoöprsştuüvyzwАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя0123456789.,:;-–—()/«»“”\"'!?%+№₼";
    const missing = [...letters].filter((letter) => glyphOf(letter).path === box || glyphOf(letter).path.includes("NaN"));
    expect(missing).toEqual([]);
    const drawings = new Set([..."ıiİIeəoöuüsşcçgğийё"].map((letter) => glyphOf(letter).path));
    expect(drawings.size).toBe(19);
  });

  it("breaks long lines between words, and a word that is too long within", () => {
    const lines = broken("Выдача предварительного согласия на экономическую концентрацию", 10, 160);
    expect(lines.join(" ")).toBe("Выдача предварительного согласия на экономическую концентрацию");
    expect(lines.length).toBeGreaterThan(2);
    expect(broken("a".repeat(80), 10, 100).join("")).toBe("a".repeat(80));
    for (const line of [...lines, ...broken("a".repeat(80), 10, 100)]) expect(lineWidth(line, 10) <= 160).toBe(true);
  });
});

describe("a receipt", () => {
  it("is written in the language asked for", async () => {
    const { call, signIn } = openService();
    const { token } = await signIn("citizen");
    const sizes = new Set<number>();
    for (const lang of ["az", "ru", "en"] as const) {
      const { bytes, fileName } = good(await call("downloadReceipt", { token, lang, path: { id: 6044 } }));
      expect(kindOfFile(bytes)?.mimeType).toBe("application/pdf");
      expect(fileName).toContain('filename="receipt-6044.pdf"');
      sizes.add(bytes.length);
    }
    expect(sizes.size).toBe(3);
  });
});
