import { localizedText } from "../store/localizedText.ts";
import type { PostEntry } from "./posts.ts";

/** News of the agency. */
export const news: readonly PostEntry[] = [
  {
    id: "301",
    place: "news",
    daysAgo: 1,
    title: localizedText(
      "Sertifikatlaşdırma sxemləri yeniləndi",
      "Обновлены схемы сертификации",
      "Certification schemes have been updated",
    ),
    summary: localizedText(
      "Sertifikat bundan sonra sxemdən asılı olaraq bir və ya iki il etibarlı olacaq.",
      "Теперь сертификат действует один или два года в зависимости от схемы.",
      "From now on a certificate is valid for one or two years, depending on the scheme.",
    ),
    content: localizedText(
      "<p>Sertifikat bundan sonra sxemdən asılı olaraq <strong>bir və ya iki il</strong> etibarlı olacaq. Məhsul 1s–5s sxemlərindən biri üzrə sertifikatlaşdırılır.</p><h2>Əvvəl verilmiş sertifikatlar</h2><p>Onlar müddəti bitənədək qüvvədə qalır.</p>",
      "<p>Теперь сертификат действует <strong>один или два года</strong> в зависимости от схемы. Продукция сертифицируется по одной из схем 1s–5s.</p><h2>Сертификаты, выданные ранее</h2><p>Они остаются в силе до конца срока.</p>",
      "<p>From now on a certificate is valid for <strong>one or two years</strong>, depending on the scheme. Products are certified under one of the schemes 1s to 5s.</p><h2>Certificates issued earlier</h2><p>They stay valid until they expire.</p>",
    ),
    picture: {
      motif: "certificate",
      alt: localizedText(
        "Masa üzərində sertifikat və möhür",
        "Сертификат и печать на столе",
        "A certificate and a stamp on a desk",
      ),
    },
    related: ["305", "303"],
  },
  {
    id: "303",
    place: "news",
    daysAgo: 6,
    title: localizedText(
      "Yanacaqdoldurma məntəqələrində ölçmə vasitələri yoxlanıldı",
      "Проведена внеплановая проверка топливораздаточных колонок и других средств измерений на автозаправочных станциях, расположенных вдоль магистральных дорог республиканского значения",
      "Measuring instruments at filling stations have been checked",
    ),
    summary: localizedText(
      "Yoxlanılmış 84 məntəqədən 5-də yanacaq az doldurulurdu. Həmin yanacaqpaylayıcı kolonkalar möhürləndi.",
      "На 5 из 84 проверенных станций топливо недоливали. Эти колонки опломбированы.",
      "At 5 of the 84 stations customers were given too little fuel. Those pumps have been sealed.",
    ),
    content: localizedText(
      "<p>Yoxlanılmış 84 məntəqədən <strong>5-də</strong> yanacaq az doldurulurdu. Həmin yanacaqpaylayıcı kolonkalar möhürləndi, sahiblərinə qarşı inzibati iş başlandı.</p><p>Kolonkanın üzərində yoxlama nişanı yoxdursa, bizə bildirin.</p>",
      "<p>На <strong>5</strong> из 84 проверенных станций топливо недоливали. Эти колонки опломбированы, в отношении владельцев начато административное производство.</p><p>Если на колонке нет знака поверки, сообщите нам.</p>",
      "<p>At <strong>5</strong> of the 84 stations customers were given too little fuel. Those pumps have been sealed and their owners face proceedings.</p><p>If you see a pump without a verification mark, please tell us.</p>",
    ),
    picture: {
      motif: "scales",
      alt: localizedText(
        "Yanacaqdoldurma məntəqəsində ölçmə qabı",
        "Мерник на автозаправочной станции",
        "A measuring can at a filling station",
      ),
    },
    related: ["306"],
  },
  {
    id: "304",
    place: "news",
    daysAgo: 13,
    title: localizedText(
      "İstehlakçı şikayətlərinin illik təhlili dərc olundu",
      "Опубликован годовой анализ жалоб потребителей",
      "The yearly review of consumer complaints is out",
    ),
    summary: localizedText(
      "Şikayətlərin 59 faizi keyfiyyətsiz mallar, 14 faizi isə hesabda, çəkidə və ya qiymətdə aldatma barədədir.",
      "59 процентов жалоб касаются некачественных товаров, 14 процентов — обсчёта, обвеса или обмана в цене.",
      "59 per cent of complaints are about defective goods, 14 per cent about overcharging or short weight.",
    ),
    content: localizedText(
      "<p>Şikayətlər mövzu üzrə belə bölünür:</p><ul><li>keyfiyyətsiz mallar: 59 faiz</li><li>istehlakçının digər hüquqları: 22 faiz</li><li>hesabda, çəkidə və ya qiymətdə aldatma: 14 faiz</li><li>müqavilə şərtləri: 4 faiz</li><li>məlumatın olmaması: 1 faiz</li></ul>",
      "<p>Жалобы распределяются по темам так:</p><ul><li>некачественные товары: 59 процентов</li><li>другие права потребителя: 22 процента</li><li>обсчёт, обвес или обман в цене: 14 процентов</li><li>условия договора: 4 процента</li><li>непредоставление информации: 1 процент</li></ul>",
      "<p>By subject, the complaints are about:</p><ul><li>defective goods: 59 per cent</li><li>other consumer rights: 22 per cent</li><li>overcharging or short weight: 14 per cent</li><li>contract terms: 4 per cent</li><li>missing information: 1 per cent</li></ul>",
    ),
    picture: {
      motif: "chart",
      alt: localizedText("Şikayətlərin mövzu üzrə bölgüsü", "Распределение жалоб по темам", "Complaints by subject"),
    },
    related: ["305", "311"],
  },
  {
    id: "316",
    place: "news",
    daysAgo: 21,
    title: localizedText("Çağrı mərkəzi şənbə günləri də işləyəcək", "Колл-центр будет работать и по субботам"),
    summary: localizedText(
      "Zənglər şənbə günləri saat 10:00-dan 16:00-dək qəbul olunur.",
      "Звонки по субботам принимаются с 10:00 до 16:00.",
    ),
    content: localizedText(
      "<p>Zənglər şənbə günləri saat 10:00-dan 16:00-dək qəbul olunur. Bazar günü səsli mesaj qoya bilərsiniz.</p>",
      "<p>Звонки по субботам принимаются с 10:00 до 16:00. В воскресенье можно оставить голосовое сообщение.</p>",
    ),
  },
  {
    id: "317",
    place: "news",
    daysAgo: 34,
    title: localizedText(
      "Qiymətlər barədə razılığa gəlmiş iki pərakəndə satış şəbəkəsi cərimələndi",
      "Две розничные сети оштрафованы за сговор о ценах",
      "Two retail chains have been fined for agreeing on prices",
    ),
    summary: localizedText(
      "Üfüqi saziş barədə iş rəqibin müraciəti əsasında başlanmışdı.",
      "Дело о горизонтальном соглашении начато по заявлению конкурента.",
      "The case about a horizontal agreement began with a competitor’s report.",
    ),
    content: localizedText(
      '<p>Şəbəkələr süd məhsullarının qiymətini bir-biri ilə razılaşdırırdılar. Saziş ləğv edildi.</p><p>Belə hallardan xəbəriniz varsa, <a href="/e-services">rəqabət qanunvericiliyinin pozulması barədə müraciət</a> göndərin.</p>',
      '<p>Сети согласовывали между собой цены на молочные продукты. Соглашение прекращено.</p><p>Если вам известно о подобном, отправьте <a href="/e-services">заявление о нарушении законодательства о конкуренции</a>.</p>',
      '<p>The chains had agreed with each other on the prices of dairy products. The agreement has been ended.</p><p>If you know of such a case, send a <a href="/e-services">report of a breach of competition law</a>.</p>',
    ),
    related: ["310"],
  },
];
