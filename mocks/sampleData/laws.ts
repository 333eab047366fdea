import { localizedText, type LocalizedText } from "../store/localizedText.ts";

/** A legal act on which services are based, with the URL of its text, if that is known. A front page is no such URL. */
export type LawEntry = { title: LocalizedText; url?: string };

/** The legal acts on which services are based. */
export const laws = {
  consumers: {
    title: localizedText(
      "«İstehlakçıların hüquqlarının müdafiəsi haqqında» Qanun",
      "Закон «О защите прав потребителей»",
      "Law on the Protection of Consumer Rights",
    ),
    url: "https://e-qanun.az/framework/9479",
  },
  competition: {
    title: localizedText(
      "Rəqabət Məcəlləsi (1051-VIQ)",
      "Кодекс о конкуренции (1051-VIQ)",
      "Competition Code (1051-VIQ)",
    ),
    url: "https://cis-legislation.com/document.fwx?rgn=157600",
  },
  appeals: {
    title: localizedText(
      "«Vətəndaşların müraciətləri haqqında» Qanun",
      "Закон «Об обращениях граждан»",
      "Law on Citizens’ Appeals",
    ),
    url: "https://e-qanun.az/framework/31032",
  },
  duties: {
    title: localizedText("«Dövlət rüsumu haqqında» Qanun", "Закон «О государственной пошлине»", "Law on State Duties"),
    url: "https://e-qanun.az/framework/2860",
  },
  measurement: {
    title: localizedText(
      "«Ölçmələrin vəhdətinin təmin edilməsi haqqında» Qanun",
      "Закон «Об обеспечении единства измерений»",
      "Law on the Uniformity of Measurements",
    ),
  },
  standards: {
    title: localizedText("«Standartlaşdırma haqqında» Qanun", "Закон «О стандартизации»", "Law on Standardisation"),
  },
  conformity: {
    title: localizedText(
      "«Texniki tənzimləmə haqqında» Qanun",
      "Закон «О техническом регулировании»",
      "Law on Technical Regulation",
    ),
  },
  advertising: {
    title: localizedText("«Reklam haqqında» Qanun", "Закон «О рекламе»", "Law on Advertising"),
  },
  procurement: {
    title: localizedText(
      "«Dövlət satınalmaları haqqında» Qanun",
      "Закон «О государственных закупках»",
      "Law on Public Procurement",
    ),
  },
  labelling: {
    title: localizedText(
      "Malların etiketlənməsi Qaydaları",
      "Правила маркировки товаров",
      "Rules on the Labelling of Goods",
    ),
  },
} as const satisfies Record<string, LawEntry>;
