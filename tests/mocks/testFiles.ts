import { sampleFile } from "../../mocks/sampleData/sampleFiles.ts";
import { pdfOf } from "../../mocks/pdf/pdf.ts";

/** Files that tests send: real ones of each kind that is taken, and some that are not what they are called. */
export const files = {
  picture: (): File => new File([sampleFile("receiptPhoto")], "Qəbz.png", { type: "image/png" }),
  photo: (): File => new File([sampleFile("phonePhoto")], "telefon.JPG", { type: "image/jpeg" }),
  video: (): File => new File([sampleFile("phoneVideo")], "telefon.mp4", { type: "video/mp4" }),
  paper: (): File => new File([pdfOf({ heading: "Hesabat", rows: [], text: [] })], "hesabat.pdf", { type: "application/pdf" }),
  disguisedPage: (): File => new File(["<script>alert(1)</script>"], "etiket.pdf", { type: "application/pdf" }),
  drawing: (): File => new File([sampleFile("hostileDrawing")], "mohur.svg", { type: "image/svg+xml" }),
  wronglyNamed: (): File => new File([sampleFile("receiptPhoto")], "qebz.pdf", { type: "application/pdf" }),
  empty: (): File => new File([], "bos.png", { type: "image/png" }),
  sized: (bytes: number): File => new File([pdfOf({ heading: "", rows: [], text: [] }), new Uint8Array(bytes)], "boyuk.pdf", { type: "application/pdf" }),
} as const;
