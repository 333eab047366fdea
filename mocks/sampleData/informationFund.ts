import { localizedText } from "../store/localizedText.ts";
import type { PostEntry } from "./posts.ts";

/** The government information fund and the issues of the bulletin. */
export const informationFund: readonly PostEntry[] = [
  {
    id: "310",
    place: "government-info",
    daysAgo: 40,
    title: localizedText("Rəqabət Məcəlləsi", "Кодекс о конкуренции", "The Competition Code"),
    summary: localizedText(
      "Bazarda rəqabətin qorunması qaydaları: sazişlər, hökmran mövqe, təmərküzləşmə.",
      "Правила защиты конкуренции: соглашения, доминирующее положение, концентрация.",
      "The rules that protect competition: agreements, dominant positions and mergers.",
    ),
    content: localizedText(
      "<p>Məcəllə (1051-VIQ) bazarda rəqabətin qorunmasını tənzimləyir.</p><ul><li>üfüqi və şaquli sazişlər</li><li>hökmran mövqedən sui-istifadə</li><li>təmərküzləşməyə nəzarət</li></ul>",
      "<p>Кодекс (1051-VIQ) регулирует защиту конкуренции.</p><ul><li>горизонтальные и вертикальные соглашения</li><li>злоупотребление доминирующим положением</li><li>контроль концентрации</li></ul>",
      "<p>The code (1051-VIQ) governs how competition is protected.</p><ul><li>horizontal and vertical agreements</li><li>abuse of a dominant position</li><li>control of mergers</li></ul>",
    ),
    picture: { motif: "book", alt: localizedText("Açıq qanun kitabı", "Открытый свод законов", "An open book of law") },
    related: ["311"],
  },
  {
    id: "311",
    place: "government-info",
    daysAgo: 62,
    title: localizedText(
      "İstehlakçıların hüquqlarının müdafiəsi haqqında Qanun",
      "Закон о защите прав потребителей",
      "Law on the Protection of Consumer Rights",
    ),
    summary: localizedText(
      "Alıcının və satıcının hüquq və vəzifələri.",
      "Права и обязанности покупателя и продавца.",
      "The rights and duties of buyers and sellers.",
    ),
    content: localizedText(
      "<p>Qanun istehlakçıya keyfiyyətli mal və dəqiq məlumat almaq hüququ verir, zərərin ödənilməsi qaydasını müəyyən edir.</p>",
      "<p>Закон даёт потребителю право на качественный товар и точную информацию и определяет порядок возмещения вреда.</p>",
      "<p>The law gives consumers the right to goods of good quality and to correct information, and says how damage is made good.</p>",
    ),
    related: ["310", "305"],
  },
  {
    id: "312",
    place: "government-info",
    daysAgo: 75,
    title: localizedText("Dövlət xidmətlərinin reyestrindən çıxarış", "Выписка из реестра государственных услуг"),
    summary: localizedText(
      "Xidmətin göstərdiyi 15 dövlət xidmətinin siyahısı.",
      "Перечень 15 государственных услуг, оказываемых службой.",
    ),
    content: localizedText(
      "<p>Siyahıda hər bir xidmətin müddəti və rüsumu göstərilir.</p>",
      "<p>В перечне указаны срок и пошлина каждой услуги.</p>",
    ),
  },
  {
    id: "313",
    place: "bulletin",
    documentId: 8001,
    daysAgo: 11,
    title: localizedText("Bülleten: yeni buraxılış", "Бюллетень: новый выпуск", "Bulletin: the new issue"),
    summary: localizedText(
      "Bu buraxılışda: rəqabət sahəsində qərarlar, yeni standartlar və metroloji reyestrdə dəyişikliklər.",
      "В выпуске: решения в области конкуренции, новые стандарты и изменения в метрологическом реестре.",
      "In this issue: decisions on competition, new standards, and changes in the metrological register.",
    ),
    content: localizedText(
      "<h2>Qərarlar</h2><p>Rəqabət sahəsində üç qərar qəbul edilib.</p><h2>Standartlar</h2><p>On iki standart qüvvəyə minib.</p>",
      "<h2>Решения</h2><p>В области конкуренции принято три решения.</p><h2>Стандарты</h2><p>Вступили в силу двенадцать стандартов.</p>",
      "<h2>Decisions</h2><p>Three decisions on competition have been taken.</p><h2>Standards</h2><p>Twelve standards have come into force.</p>",
    ),
    picture: {
      motif: "book",
      alt: localizedText("Bülletenin üz qabığı", "Обложка бюллетеня", "The cover of the bulletin"),
    },
    related: ["314"],
  },
  {
    id: "314",
    place: "bulletin",
    documentId: 8002,
    daysAgo: 102,
    title: localizedText("Bülleten: əvvəlki buraxılış", "Бюллетень: предыдущий выпуск", "Bulletin: the previous issue"),
    summary: localizedText(
      "Bu buraxılışda: reklam bazarına nəzarət və ölçmə vasitələrinin tip təsdiqi.",
      "В выпуске: надзор за рынком рекламы и утверждение типов средств измерений.",
      "In this issue: oversight of advertising, and type approval of measuring instruments.",
    ),
    content: localizedText(
      "<h2>Reklam</h2><p>Doqquz reklam dayandırılıb.</p><h2>Metrologiya</h2><p>Reyestrə 21 tip daxil edilib.</p>",
      "<h2>Реклама</h2><p>Остановлено девять рекламных материалов.</p><h2>Метрология</h2><p>В реестр внесён 21 тип.</p>",
      "<h2>Advertising</h2><p>Nine advertisements have been stopped.</p><h2>Metrology</h2><p>21 types have been entered in the register.</p>",
    ),
    related: ["313"],
  },
];
