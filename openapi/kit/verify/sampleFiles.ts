import { phonePhoto } from "../../../mocks/sampleData/sampleFiles/phonePhoto.ts";
import { phoneVideo } from "../../../mocks/sampleData/sampleFiles/phoneVideo.ts";

/** The parts of a PDF of one empty page. */
const pdfObjects = [
  "<</Type/Catalog/Pages 2 0 R>>",
  "<</Type/Pages/Kids[3 0 R]/Count 1>>",
  "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>",
];

/** Returns a PDF of one empty page, with the table of its objects. */
function createPdf(): string {
  let text = "%PDF-1.4\n";
  const offsets = pdfObjects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const count = pdfObjects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join("")}`;
  return `${text}${table}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
}

/** Returns a small file of each type that may be uploaded, besides PNG. */
export const createSampleFiles = (): readonly File[] => [
  new File([Buffer.from(phonePhoto, "base64")], "contract.jpg", { type: "image/jpeg" }),
  new File([createPdf()], "contract.pdf", { type: "application/pdf" }),
  new File([Buffer.from(phoneVideo, "base64")], "contract.mp4", { type: "video/mp4" }),
];
