import { createResultDocument } from "../appealWorkflow.ts";
import { getSubmittedAt, getAppealStatus, type AppealRecord } from "../appeals.ts";
import { posts } from "../../sampleData/posts.ts";
import type { SampleFileName } from "../../sampleData/sampleFiles.ts";
import { dayMs } from "../calendar.ts";
import { createIssuedDocument, type DocumentRecord } from "../documents.ts";
import type { Owner } from "../owners.ts";
import type { PdfContent } from "../../pdf/pdf.ts";

type DocumentSeed = Pick<DocumentRecord, "id" | "name" | "fileName"> &
  Partial<Pick<DocumentRecord, "lang" | "mimeType">> & {
    owner: Owner;
    daysAgo: number;
    appeal?: number;
    sample?: SampleFileName;
    pdf?: PdfContent;
  };

const aysel = "person:1001";
const testReport = (number: string, product: string): PdfContent => ({
  heading: "Sınaq protokolu",
  rows: [
    ["Nömrə", number],
    ["Məhsul", product],
    ["Laboratoriya", "Qida məhsullarının sınaq laboratoriyası"],
    ["Nəticə", "Tələblərə uyğundur"],
  ],
  text: ["Nümunələr AZS ISO/IEC 17025 standartının tələblərinə uyğun sınaqdan keçirilib."],
});

const seeds: readonly DocumentSeed[] = [
  {
    id: 8102,
    owner: aysel,
    daysAgo: 2,
    appeal: 481,
    name: "Sınaq protokolu",
    fileName: "sinaq-protokolu.pdf",
    lang: "az",
    pdf: testReport("SP-1187", "Nar şirəsi"),
  },
  {
    id: 8091,
    owner: aysel,
    daysAgo: 39,
    appeal: 417,
    name: "Xarab telefon (video)",
    fileName: "telefon.mp4",
    mimeType: "video/mp4",
    sample: "phoneVideo",
  },
  {
    id: 8090,
    owner: aysel,
    daysAgo: 39,
    appeal: 417,
    name: "Xarab telefonun şəkli",
    fileName: "telefon.jpg",
    mimeType: "image/jpeg",
    sample: "phonePhoto",
  },
  {
    id: 8089,
    owner: aysel,
    daysAgo: 39,
    appeal: 417,
    name: "Satış çeki",
    fileName: "qəbz.png",
    mimeType: "image/png",
    sample: "receiptPhoto",
  },
  {
    id: 8096,
    owner: aysel,
    daysAgo: 24,
    appeal: 452,
    name: "İnternet sürətinin ölçülməsi, ıldırımdan sonra",
    fileName: "İnternet ölçmələri (ıldırım).png",
    mimeType: "image/png",
    sample: "receiptPhoto",
  },
  {
    id: 8094,
    owner: aysel,
    daysAgo: 25,
    appeal: 452,
    name: "Приложение № 2 к договору об оказании услуг доступа к сети Интернет, заключённому между абонентом и оператором связи, с перечнем тарифов, действующих при подключении по технологии оптического волокна",
    fileName: "Приложение № 2.pdf",
    lang: "ru",
    pdf: {
      heading: "Приложение № 2",
      rows: [
        ["Тариф", "100 Мбит/с"],
        ["Абонентская плата", "25,00 AZN в месяц"],
      ],
      text: ["Скорость, указанная в тарифе, предоставляется круглосуточно."],
    },
  },
  // Uploaded for the next appeal, report or message.
  {
    id: 8107,
    owner: aysel,
    daysAgo: 58,
    name: "Kassa çeki",
    fileName: "kassa-çeki.png",
    mimeType: "image/png",
    sample: "receiptPhoto",
  },
  {
    id: 8110,
    owner: "organisation:504",
    daysAgo: 2,
    name: "Rüblük hesabat",
    fileName: "rubluk-hesabat.pdf",
    lang: "az",
    pdf: {
      heading: "Rüblük hesabat",
      rows: [
        ["Təşkilat", "«Göyçay Nar Şirəsi» MMC"],
        ["Satılıb", "21 150 litr"],
      ],
      text: ["Sertifikat verilmiş məhsullar barədə məlumat."],
    },
  },
  // Part of the answer of a trader.
  {
    id: 8097,
    owner: aysel,
    daysAgo: 21,
    name: "Sürətin ölçülməsi aktı",
    fileName: "olcme-akti.pdf",
    lang: "az",
    pdf: {
      heading: "Sürətin ölçülməsi aktı",
      rows: [
        ["Müştəri", "Aysel Quliyeva"],
        ["Ölçülmüş sürət", "97 Mbit/s"],
      ],
      text: ["Ölçmə «Sürətli Şəbəkə» MMC tərəfindən aparılıb."],
    },
  },
  // Files whose name or type is wrong.
  {
    id: 8075,
    owner: aysel,
    daysAgo: 44,
    appeal: 398,
    name: "Etiketin surəti",
    fileName: "etiket.pdf",
    mimeType: "application/pdf",
    sample: "hostilePage",
  },
  {
    id: 8074,
    owner: aysel,
    daysAgo: 44,
    name: "Möhür",
    fileName: "mohur.svg",
    mimeType: "image/svg+xml",
    sample: "hostileDrawing",
  },
  {
    id: 8071,
    owner: aysel,
    daysAgo: 54,
    appeal: 385,
    name: "Un qiymətləri",
    fileName: "qiymetler.csv",
    mimeType: "text/csv",
    lang: "az",
    sample: "priceTable",
  },
  {
    id: 8070,
    owner: aysel,
    daysAgo: 54,
    name: "Boş fayl",
    fileName: "bos.png",
    mimeType: "image/png",
    sample: "nothing",
  },

  {
    id: 8098,
    owner: "organisation:501",
    daysAgo: 11,
    appeal: 458,
    name: "Sınaq protokolu",
    fileName: "sinaq-protokolu-un.pdf",
    lang: "az",
    pdf: testReport("SP-1152", "Əla növ buğda unu"),
  },
  {
    id: 8040,
    owner: "organisation:504",
    daysAgo: 170,
    name: "Rüblük hesabat",
    fileName: "hesabat.pdf",
    lang: "az",
    pdf: {
      heading: "Rüblük hesabat",
      rows: [
        ["Təşkilat", "«Göyçay Nar Şirəsi» MMC"],
        ["Satılıb", "18 400 litr"],
      ],
      text: ["Sertifikat verilmiş məhsullar barədə məlumat."],
    },
  },
  {
    id: 8101,
    owner: "organisation:504",
    daysAgo: 1,
    appeal: 480,
    name: "Sınaq protokolu",
    fileName: "sinaq-protokolu.pdf",
    lang: "az",
    pdf: testReport("SP-1190", "Nar şirəsi"),
  },
];

/** Returns the documents of the initial accounts and the published issues of the bulletin. */
export function createSeedDocuments(now: number, appeals: readonly AppealRecord[]): DocumentRecord[] {
  const uploads = seeds.map(
    ({ daysAgo, appeal, sample, pdf, mimeType = "application/pdf", ...seed }): DocumentRecord => {
      const relatedAppeal = appeals.find(({ id }) => id === appeal);
      const appealNumber = relatedAppeal?.number;
      // Attachments were uploaded a few minutes before the appeal.
      const createdAt =
        relatedAppeal === undefined
          ? now - daysAgo * dayMs
          : getSubmittedAt(relatedAppeal) - (10 - (seed.id % 10)) * 60_000;
      const document = {
        ...seed,
        createdAt,
        ...(appealNumber !== undefined && { appealNumber, attached: true as const }),
      };
      if (pdf !== undefined) return createIssuedDocument(pdf, document);
      return {
        ...document,
        mimeType,
        content: { kind: "sample", name: sample ?? "nothing" },
      };
    },
  );
  const issued = appeals
    .filter((appeal) => appeal.kind === "APPLICATION" && getAppealStatus(appeal) === "CERTIFICATE_ISSUED")
    .map((appeal) => createResultDocument(appeal, 7500 + appeal.id));
  const bulletins = posts.flatMap(({ documentId: id, title, summary, daysAgo }): DocumentRecord[] =>
    id === undefined
      ? []
      : [
          createIssuedDocument(
            { heading: title.az, rows: [], text: [summary.az] },
            {
              id,
              owner: "everybody",
              name: title.az,
              fileName: `bulleten-${id}.pdf`,
              lang: "az",
              createdAt: now - daysAgo * dayMs,
            },
          ),
        ],
  );
  return [...uploads, ...issued, ...bulletins];
}
