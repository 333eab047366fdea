import { localizedText, type LocalizedText } from "../store/localizedText.ts";
import type { FormFieldEntry } from "../store/serviceForm.ts";
import { competitionViolation } from "./forms/competitionViolation.ts";
import { consumerComplaint } from "./forms/consumerComplaint.ts";
import { foodExport } from "./forms/foodExport.ts";
import { instrumentVerification } from "./forms/instrumentVerification.ts";
import { generalRequest } from "./forms/generalRequest.ts";
import { standardCopy } from "./forms/standardCopy.ts";
import { laws, type LawEntry } from "./laws.ts";
import { requiredDocumentTypes, type RequiredDocumentEntry } from "./requiredDocuments.ts";
import { serviceSteps } from "./serviceSteps.ts";

/** The details of a service in all languages. */
export type ServiceDetailEntry = {
  steps: readonly { title: LocalizedText; description?: LocalizedText }[];
  requiredDocuments: readonly RequiredDocumentEntry[];
  legalBasis: readonly LawEntry[];
  /** The application form; absent when the service cannot be requested on this portal. */
  form?: readonly FormFieldEntry[];
};

const { fill, pay, test, certificate, letter, review, study, hearing, inspector, read, ask } = serviceSteps;

/** The details of services by service id. */
export const serviceDetails: Readonly<Record<string, ServiceDetailEntry>> = {
  "101": {
    steps: [fill, review, pay, certificate],
    requiredDocuments: [requiredDocumentTypes.testReport, requiredDocumentTypes.buyerContract],
    legalBasis: [laws.conformity, laws.duties],
    form: foodExport,
  },
  "102": {
    steps: [fill, review, inspector, letter],
    requiredDocuments: [requiredDocumentTypes.receipt, requiredDocumentTypes.photo],
    legalBasis: [laws.consumers, laws.appeals],
    form: consumerComplaint,
  },
  "103": {
    steps: [fill, study, hearing, letter],
    requiredDocuments: [requiredDocumentTypes.evidence],
    legalBasis: [laws.competition],
    form: competitionViolation,
  },
  "104": {
    steps: [fill, pay, study, hearing, letter],
    requiredDocuments: [requiredDocumentTypes.deal, requiredDocumentTypes.balance, requiredDocumentTypes.charter],
    legalBasis: [laws.competition, laws.duties],
    form: generalRequest,
  },
  "105": {
    steps: [fill, pay, inspector, certificate],
    requiredDocuments: [requiredDocumentTypes.passport, requiredDocumentTypes.lastCertificate],
    legalBasis: [laws.measurement],
    form: instrumentVerification,
  },
  "106": {
    steps: [fill, pay, test, certificate],
    requiredDocuments: [requiredDocumentTypes.passport, requiredDocumentTypes.sample],
    legalBasis: [laws.measurement, laws.conformity],
    form: instrumentVerification,
  },
  "107": {
    steps: [fill, pay, test, certificate],
    requiredDocuments: [
      requiredDocumentTypes.productDescription,
      requiredDocumentTypes.sample,
      requiredDocumentTypes.testReport,
    ],
    legalBasis: [laws.conformity],
    form: generalRequest,
  },
  "108": {
    steps: [fill, review, letter],
    requiredDocuments: [requiredDocumentTypes.advertisement],
    legalBasis: [laws.advertising],
    form: generalRequest,
  },
  "109": {
    steps: [fill, study, letter],
    requiredDocuments: [requiredDocumentTypes.tender, requiredDocumentTypes.evidence],
    legalBasis: [laws.procurement, laws.appeals],
    form: generalRequest,
  },
  "110": {
    steps: [
      fill,
      pay,
      {
        title: localizedText("Nüsxəni alın", "Получите экземпляр", "Get your copy"),
        description: localizedText(
          "Elektron nüsxə «Sənədlərim» bölməsində, kağız nüsxə Xidmətin ünvanında verilir.",
          "Электронный — в разделе «Мои документы», бумажный — в здании службы.",
        ),
      },
    ],
    requiredDocuments: [],
    legalBasis: [laws.standards],
    form: standardCopy,
  },
  // Provided on another site.
  "111": { steps: [], requiredDocuments: [requiredDocumentTypes.receipt], legalBasis: [laws.consumers] },
  "151": { steps: [read, ask], requiredDocuments: [], legalBasis: [laws.consumers] },
  "152": { steps: [read], requiredDocuments: [], legalBasis: [laws.labelling, laws.consumers] },
  "153": {
    steps: [{ title: localizedText("Malın kodunu tapın", "Найдите код товара", "Find the code of your goods") }, read],
    requiredDocuments: [],
    legalBasis: [laws.conformity],
  },
  "154": {
    steps: [
      {
        title: localizedText("Reyestrdə axtarın", "Найдите в реестре", "Search the register"),
        description: localizedText(
          "Nömrəyə, ada, tipə və ya istehsalçıya görə.",
          "По номеру, названию, типу или изготовителю.",
          "By number, name, type or manufacturer.",
        ),
      },
    ],
    requiredDocuments: [],
    legalBasis: [laws.measurement],
  },
};
