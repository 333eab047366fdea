import { createSampleFile } from "../../mocks/sampleData/sampleFiles.ts";

/** The mock backend recognises a PDF file by its first bytes. */
const pdf = "%PDF-1.7\n%%EOF\n";

/** Files to upload: a valid file of each accepted type, and files with a wrong name or type. */
export const testFiles = {
  picture: (): File => new File([createSampleFile("receiptPhoto")], "Qəbz.png", { type: "image/png" }),
  photo: (): File => new File([createSampleFile("phonePhoto")], "telefon.JPG", { type: "image/jpeg" }),
  video: (): File => new File([createSampleFile("phoneVideo")], "telefon.mp4", { type: "video/mp4" }),
  pdf: (): File => new File([pdf], "hesabat.pdf", { type: "application/pdf" }),
  disguisedPage: (): File => new File(["<script>alert(1)</script>"], "etiket.pdf", { type: "application/pdf" }),
  drawing: (): File => new File([createSampleFile("hostileDrawing")], "mohur.svg", { type: "image/svg+xml" }),
  wronglyNamed: (): File => new File([createSampleFile("receiptPhoto")], "qebz.pdf", { type: "application/pdf" }),
  empty: (): File => new File([], "bos.png", { type: "image/png" }),
  sized: (bytes: number): File => new File([pdf, new Uint8Array(bytes)], "boyuk.pdf", { type: "application/pdf" }),
} as const;
