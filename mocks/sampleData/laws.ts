import { localizedText, type LocalizedText } from "../store/localizedText.ts";

/** A legal act on which services are based, with the URL of its text. */
export type LawEntry = { title: LocalizedText; url?: string };

/** The legal acts on which services are based. */
export const laws = {
  consumers: {
    title: localizedText(
      "«İstehlakçıların hüquqlarının müdafiəsi haqqında» Qanun",
      "Закон «О защите прав потребителей»",
      "Law on the Protection of Consumer Rights",
    ),
    url: "https://e-qanun.az/",
  },
  competition: {
    title: localizedText(
      "Rəqabət Məcəlləsi (1051-VIQ)",
      "Кодекс о конкуренции (1051-VIQ)",
      "Competition Code (1051-VIQ)",
    ),
    url: "https://e-qanun.az/",
  },
  appeals: {
    title: localizedText(
      "«Vətəndaşların müraciətləri haqqında» Qanun",
      "Закон «Об обращениях граждан»",
      "Law on Citizens' Appeals",
    ),
    url: "https://e-qanun.az/",
  },
  duties: {
    title: localizedText("«Dövlət rüsumu haqqında» Qanun", "Закон «О государственной пошлине»", "Law on State Duties"),
    url: "https://e-qanun.az/",
  },
  measurement: {
    title: localizedText(
      "«Ölçmələrin vəhdətinin təmin edilməsi haqqında» Qanun",
      "Закон «Об обеспечении единства измерений»",
      "Law on the Uniformity of Measurements",
    ),
    url: "https://e-qanun.az/",
  },
  standards: {
    title: localizedText("«Standartlaşdırma haqqında» Qanun", "Закон «О стандартизации»", "Law on Standardisation"),
    url: "https://e-qanun.az/",
  },
  conformity: {
    title: localizedText(
      "«Texniki tənzimləmə haqqında» Qanun",
      "Закон «О техническом регулировании»",
      "Law on Technical Regulation",
    ),
    url: "https://e-qanun.az/",
  },
  advertising: {
    title: localizedText("«Reklam haqqında» Qanun", "Закон «О рекламе»", "Law on Advertising"),
    url: "https://e-qanun.az/",
  },
  procurement: {
    title: localizedText(
      "«Dövlət satınalmaları haqqında» Qanun",
      "Закон «О государственных закупках»",
      "Law on Public Procurement",
    ),
    url: "https://e-qanun.az/",
  },
  // An act without a published text.
  labelling: {
    title: localizedText(
      "Malların etiketlənməsi Qaydaları",
      "Правила маркировки товаров",
      "Rules on the Labelling of Goods",
    ),
  },
} as const satisfies Record<string, LawEntry>;
