import { createSampleFile } from "../../mocks/sampleData/sampleFiles.ts";
import { createPdf } from "../../mocks/pdf/pdf.ts";

/** Files that tests send: real ones of each kind that is taken, and some that are not what they are called. */
export const testFiles = {
  picture: (): File => new File([createSampleFile("receiptPhoto")], "Qəbz.png", { type: "image/png" }),
  photo: (): File => new File([createSampleFile("phonePhoto")], "telefon.JPG", { type: "image/jpeg" }),
  video: (): File => new File([createSampleFile("phoneVideo")], "telefon.mp4", { type: "video/mp4" }),
  paper: (): File =>
    new File([createPdf({ heading: "Hesabat", rows: [], text: [] })], "hesabat.pdf", { type: "application/pdf" }),
  disguisedPage: (): File => new File(["<script>alert(1)</script>"], "etiket.pdf", { type: "application/pdf" }),
  drawing: (): File => new File([createSampleFile("hostileDrawing")], "mohur.svg", { type: "image/svg+xml" }),
  wronglyNamed: (): File => new File([createSampleFile("receiptPhoto")], "qebz.pdf", { type: "application/pdf" }),
  empty: (): File => new File([], "bos.png", { type: "image/png" }),
  sized: (bytes: number): File =>
    new File([createPdf({ heading: "", rows: [], text: [] }), new Uint8Array(bytes)], "boyuk.pdf", {
      type: "application/pdf",
    }),
} as const;
