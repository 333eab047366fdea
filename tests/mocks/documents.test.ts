import type { Id } from "../../src/generated/contract.d.ts";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { detectMimeType } from "../../src/components/documents/fileFormat.ts";
import { createPdf } from "../../mocks/pdf/pdf.ts";
import { createSampleFile } from "../../mocks/sampleData/sampleFiles.ts";
import { documentUploadFile as maxFileBytes } from "../../src/generated/maxLengths.ts";
import { testFiles } from "./testFiles.ts";
import { expectOk, createTestBackend, longLivedSessions, expectProblem } from "./testBackend.ts";
import { readAlphabets } from "../../codegen/messageFiles.ts";
import { languageCodes } from "../../src/generated/languages.ts";

/** Returns the text of each page of a PDF file. */
async function readPdfPages(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: bytes.slice() }).promise;
  const pages = Array.from({ length: document.numPages }, async (_none, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    const text = items.map((item) => ("str" in item ? item.str : "")).join(" ");
    return text.replaceAll(/\s+/g, " ").trim();
  });
  return Promise.all(pages);
}

describe("an uploaded file", () => {
  it("is downloaded unchanged under its own name", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("admin");
    for (const file of [testFiles.picture(), testFiles.photo(), testFiles.video(), testFiles.pdf()]) {
      const document = expectOk(await call("uploadDocument", { token, formFields: { file, name: "Sübut" } }));
      expect(document).toMatchObject({ name: "Sübut", fileName: file.name, mimeType: file.type, size: file.size });
      const downloaded = expectOk(await call("downloadDocument", { token, path: { id: document.id } }));
      expect(downloaded.mimeType).toBe(file.type);
      expect(Buffer.compare(downloaded.bytes, new Uint8Array(await file.arrayBuffer()))).toBe(0);
      expect(downloaded.fileName).toContain(`filename*=UTF-8''${encodeURIComponent(file.name)}`);
    }
    expect(expectOk(await call("listDocuments", { token })).total).toBe(4);
  });

  it("has the file name as its name by default", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    expect(expectOk(await call("uploadDocument", { token, formFields: { file: testFiles.picture() } })).name).toBe(
      "Qəbz.png",
    );
  });

  it("is attached only once, and deleted after a day when unattached", async () => {
    const { call, signIn, store } = createTestBackend(longLivedSessions);
    const { token } = await signIn("admin");
    const send = async (): Promise<Id> =>
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

  it("has at most 20 MB", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    const { size: smallest } = testFiles.sized(0);
    const send = async (bytes: number) =>
      call("uploadDocument", { token, formFields: { file: testFiles.sized(bytes - smallest) } });
    expect(expectOk(await send(maxFileBytes)).size).toBe(maxFileBytes);
    expectProblem(413, await send(maxFileBytes + 1));
  });

  const image = "receiptPhoto";
  it.each([
    [
      "with an upper-case extension",
      new File([createSampleFile(image)], "QEBZ.PNG", { type: "image/png" }),
      "QEBZ.PNG",
    ],
    ["with several dots", new File([createSampleFile(image)], "a.pdf.png", { type: "image/png" }), "a.pdf.png"],
    [
      "with the other extension",
      new File([createSampleFile("phonePhoto")], "a.jpeg", { type: "image/jpeg" }),
      "a.jpeg",
    ],
    ["with a blank name", new File([createSampleFile("phonePhoto")], "  ", { type: "image/jpeg" }), "fayl.jpg"],
    [
      "with 300 characters in its name",
      new File([createSampleFile(image)], `${"a".repeat(296)}.png`, { type: "image/png" }),
      `${"a".repeat(251)}.png`,
    ],
  ])("%s is accepted under the name that it may have", async (_name, file, fileName) => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    const sent = expectOk(await call("uploadDocument", { token, formFields: { file } }));
    expect(sent).toMatchObject({ name: fileName, fileName });
  });

  it.each([
    ["without an extension", new File([createSampleFile(image)], "qebz", { type: "image/png" })],
    ["with the extension in the middle", new File([createSampleFile(image)], "qebz.png.txt", { type: "image/png" })],
    ["with the extension before a space", new File([createSampleFile(image)], "qebz.png ", { type: "image/png" })],
    ["with another declared type", new File([createSampleFile(image)], "qebz.png", { type: "image/jpeg" })],
    ["with another extension", new File([createSampleFile(image)], "qebz.jpg", { type: "image/png" })],
    ["with an extension that no page offers", new File(["\0\0\0\x18ftypmp42"], "a.m4v", { type: "video/mp4" })],
  ])("%s is refused, since its name or type is not that of its content", async (_name, file) => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    const { fields } = expectProblem(422, await call("uploadDocument", { token, lang: "en", formFields: { file } }));
    expect(fields).toEqual([
      {
        field: "file",
        message: "The file is not of the type its name says. Choose a PNG or JPEG image, a PDF or an MP4 video.",
      },
    ]);
  });

  it("is refused with its own message when it is empty", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    const request = { token, lang: "en", formFields: { file: testFiles.empty() } } as const;
    expect(expectProblem(422, await call("uploadDocument", request)).fields).toEqual([
      { field: "file", message: "The file is empty. Choose another one." },
    ]);
  });

  it("gets 404 when its bytes are lost", async () => {
    const { call, signIn, store } = createTestBackend();
    const { token } = await signIn("admin");
    const { id } = expectOk(await call("uploadDocument", { token, formFields: { file: testFiles.picture() } }));
    const snapshot = store.exportSnapshot();
    expect(snapshot.length).toBeLessThan(200_000);
    const other = createTestBackend();
    other.store.importSnapshot(snapshot);
    expectProblem(404, await other.call("downloadDocument", { token, path: { id } }));
  });
});

describe("the search for a document", () => {
  it.each([
    ["its name", "xarab telefon", [8091, 8090]],
    ["its file name", "etiket.pdf", [8075]],
    ["the number of its appeal", "2026-00452", [8096, 8094]],
    ["the last digits of the number", "452", [8096, 8094]],
    ["nothing that it has", "xyzzy", []],
    ["the file name of a trader's answer, which is only in its appeal", "olcme-akti", []],
  ])("finds it by %s", async (_name, word, ids) => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    const { items, total } = expectOk(await call("listDocuments", { token, query: { word, perPage: 100 } }));
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(ids));
    expect(total).toBe(ids.length);
  });

  it("finds all of them without a word", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    expect(expectOk(await call("listDocuments", { token })).total).toBeGreaterThan(10);
  });
});

describe("an issued document", () => {
  it("has the number of its certificate, and no other document has one", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    const { items } = expectOk(await call("listDocuments", { token, query: { perPage: 100 } }));
    expect(items.flatMap((item) => ("certificateNo" in item ? [[item.fileName, item.certificateNo]] : []))).toEqual([
      ["sertifikat-2026-00387.pdf", "S-2026-00387"],
    ]);
  });
});

describe("the text of an issued document", () => {
  it("has its dates in words", () => {
    const { documents } = createTestBackend().store.state;
    const rows = documents.flatMap(({ content }) => (content.kind === "issued" ? content.pdf.rows : []));
    expect(rows.map(([, value]) => value)).toContain("3\u00a0fevral 2026");
    expect(rows.filter(([, value]) => /\d{4}-\d\d-\d\d/.test(value))).toEqual([]);
  });
});

describe("a hostile file", () => {
  it("is rejected at upload, whatever its name", async () => {
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

  it("is sent as a download that cannot run scripts", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    const { items } = expectOk(await call("listDocuments", { token, query: { perPage: 100 } }));
    for (const { id, mimeType, size } of items) {
      const response = await call("downloadDocument", { token, path: { id } });
      expect(expectOk(response).bytes.length).toBe(size);
      expect(response.headers.get("content-disposition")).toMatch(
        /^attachment; filename="[ -~]+"; filename\*=UTF-8''[\w%.()!~*-]+$/,
      );
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("content-security-policy")).toContain("sandbox");
      if (mimeType === "image/svg+xml" || mimeType === "text/csv")
        expect(expectOk(response).mimeType).toBe("application/octet-stream");
    }
    expect(items.map(({ fileName }) => fileName)).toContain("mohur.svg");
    const disguised = items.find(({ fileName }) => fileName === "etiket.pdf");
    expect(
      detectMimeType(expectOk(await call("downloadDocument", { token, path: { id: disguised?.id ?? 0 } })).bytes),
    ).toBe(undefined);
  });
});

describe("createPdf", () => {
  const content = {
    heading: "Ödəniş qəbzi № 6044",
    rows: [["Xidmət", "Поверка средств измерений"]] as const,
    text: ["Bu qəbz elektron qaydada verilib."],
  };

  it("returns the same bytes for the same content", async () => {
    expect(Buffer.compare(await createPdf(content), await createPdf(content))).toBe(0);
  });

  it("writes tags for screen readers, the language and a title", async () => {
    const pdf = { ...content, qrCode: { text: "https://portal.example/", caption: "Yoxlamaq üçün oxudun." } };
    const bytes = await createPdf(pdf, "az");
    expect(Buffer.from(bytes).toString("latin1")).toContain("/Marked true");
    const document = await getDocument({ data: bytes.slice() }).promise;
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Language: "az", Title: content.heading });
    expect(await (await document.getPage(1)).getStructTree()).toMatchObject({
      children: [
        {
          role: "Document",
          children: [
            { role: "H1" },
            { role: "P" },
            { role: "P" },
            { role: "P" },
            { role: "Figure", alt: "https://portal.example/" },
            { role: "P" },
          ],
        },
      ],
    });
  });

  it("writes one page with the text in reading order", async () => {
    expect(await readPdfPages(await createPdf(content))).toEqual([
      "Ödəniş qəbzi № 6044 Xidmət Поверка средств измерений Bu qəbz elektron qaydada verilib.",
    ]);
  });

  it("renders a QR code below the text, with its caption beside it", async () => {
    const caption = "Yoxlamaq üçün oxudun.";
    const pages = await readPdfPages(
      await createPdf({ ...content, qrCode: { text: "https://portal.example/check-certificate?number=S-1", caption } }),
    );
    expect(pages).toHaveLength(1);
    expect(pages[0]?.endsWith(caption)).toBe(true);
  });

  it("has a glyph for each character of all languages", async () => {
    const letters = Object.entries(await readAlphabets()).map(
      ([language, alphabet]) => alphabet.toLocaleUpperCase(language) + alphabet,
    );
    const alphabets = [...letters, "Ww", "0123456789.,:;-–—()/«»“”\"'!?%+№₼"].join("");
    const [page] = await readPdfPages(await createPdf({ heading: "", rows: [], text: [[...alphabets].join(" ")] }));
    expect(page?.replaceAll(" ", "")).toBe(alphabets);
  });

  it("wraps a long value", async () => {
    const value = "Выдача предварительного согласия на экономическую концентрацию";
    const [page] = await readPdfPages(
      await createPdf({ heading: "", rows: [["Xidmət", `${value} ${value}`]], text: [] }),
    );
    expect(page).toBe(`Xidmət ${value} ${value}`);
  });

  it("keeps each line within the margins, also of a word that is longer than a line", async () => {
    const word = "Ə".repeat(200);
    const bytes = await createPdf({ heading: `Çek ${"qəbz ".repeat(40)}`, rows: [[word, word]], text: [word] });
    const page = await (await getDocument({ data: bytes.slice() }).promise).getPage(1);
    const { items } = await page.getTextContent();
    const lines = items.flatMap((item) =>
      "str" in item && item.str.trim() !== "" ? [{ left: Number(item.transform[4]), width: item.width }] : [],
    );
    expect(lines.length).toBeGreaterThan(6);
    const [, , pageWidth = 0] = page.view;
    expect(lines.filter(({ left, width }) => left < 59 || left + width > pageWidth - 59)).toEqual([]);
  });
});

describe("a receipt", () => {
  it("is rendered in the requested language", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    const sizes = new Set<number>();
    for (const lang of languageCodes) {
      const { bytes, fileName } = expectOk(await call("downloadReceipt", { token, lang, path: { id: 6044 } }));
      expect(detectMimeType(bytes)).toBe("application/pdf");
      expect(fileName).toContain('filename="receipt-6044.pdf"');
      sizes.add(bytes.length);
    }
    expect(sizes.size).toBe(languageCodes.length);
  });
});
