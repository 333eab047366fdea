import { text, type Text } from "../store/localizedText.ts";
import type { QuestionEntry } from "../store/serviceForm.ts";
import { competitionViolation } from "./forms/competitionViolation.ts";
import { consumerComplaint } from "./forms/consumerComplaint.ts";
import { foodExport } from "./forms/foodExport.ts";
import { instrumentVerification } from "./forms/instrumentVerification.ts";
import { request } from "./forms/generalRequest.ts";
import { standardCopy } from "./forms/standardCopy.ts";
import { laws, type LawEntry } from "./laws.ts";
import { papers, type PaperEntry } from "./requiredDocuments.ts";
import { steps } from "./serviceSteps.ts";

/** What one needs to know before asking for a service, in every language. */
export type ServiceDetailEntry = {
  steps: readonly { title: Text; description?: Text }[];
  requiredDocuments: readonly PaperEntry[];
  legalBasis: readonly LawEntry[];
  /** What is asked; absent where one cannot apply here. */
  form?: readonly QuestionEntry[];
};

const { fill, pay, test, certificate, letter, review, study, hearing, inspector, read, ask } = steps;

/** The details of each service by its id. */
export const serviceDetails: Readonly<Record<string, ServiceDetailEntry>> = {
  "101": { steps: [fill, review, pay, certificate], requiredDocuments: [papers.testReport, papers.buyerContract], legalBasis: [laws.conformity, laws.duties], form: foodExport },
  "102": { steps: [fill, review, inspector, letter], requiredDocuments: [papers.receipt, papers.photo], legalBasis: [laws.consumers, laws.appeals], form: consumerComplaint },
  "103": { steps: [fill, study, hearing, letter], requiredDocuments: [papers.evidence], legalBasis: [laws.competition], form: competitionViolation },
  "104": { steps: [fill, pay, study, hearing, letter], requiredDocuments: [papers.deal, papers.balance, papers.charter], legalBasis: [laws.competition, laws.duties], form: request },
  "105": { steps: [fill, pay, inspector, certificate], requiredDocuments: [papers.passport, papers.lastCertificate], legalBasis: [laws.measurement], form: instrumentVerification },
  "106": { steps: [fill, pay, test, certificate], requiredDocuments: [papers.passport, papers.sample], legalBasis: [laws.measurement, laws.conformity], form: instrumentVerification },
  "107": { steps: [fill, pay, test, certificate], requiredDocuments: [papers.productDescription, papers.sample, papers.testReport], legalBasis: [laws.conformity], form: request },
  "108": { steps: [fill, review, letter], requiredDocuments: [papers.advertisement], legalBasis: [laws.advertising], form: request },
  "109": { steps: [fill, study, letter], requiredDocuments: [papers.tender, papers.evidence], legalBasis: [laws.procurement, laws.appeals], form: request },
  "110": {
    steps: [fill, pay, { title: text("Nüsxəni alın", "Получите экземпляр", "Get your copy"), description: text("Elektron nüsxə «Sənədlərim» bölməsində, kağız nüsxə Xidmətin ünvanında verilir.", "Электронный — в разделе «Мои документы», бумажный — в здании службы.") }],
    requiredDocuments: [],
    legalBasis: [laws.standards],
    form: standardCopy,
  },
  // Given on another site.
  "111": { steps: [], requiredDocuments: [papers.receipt], legalBasis: [laws.consumers] },
  "151": { steps: [read, ask], requiredDocuments: [], legalBasis: [laws.consumers] },
  "152": { steps: [read], requiredDocuments: [], legalBasis: [laws.labelling, laws.consumers] },
  "153": { steps: [{ title: text("Malın kodunu tapın", "Найдите код товара", "Find the code of your goods") }, read], requiredDocuments: [], legalBasis: [laws.conformity] },
  "154": { steps: [{ title: text("Reyestrdə axtarın", "Найдите в реестре", "Search the register"), description: text("Nömrəyə, ada, tipə və ya istehsalçıya görə.", "По номеру, названию, типу или изготовителю.", "By number, name, type or manufacturer.") }], requiredDocuments: [], legalBasis: [laws.measurement] },
};
