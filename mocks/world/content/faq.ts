import { text, type Text } from "../language.ts";

/** Questions that people often ask, with their answers. */
export const faq: readonly { id: string; question: Text; answer: Text }[] = [
  {
    id: "11",
    question: text("Keyfiyyətsiz malı neçə gün ərzində qaytarmaq olar?", "В течение скольких дней можно вернуть некачественный товар?", "How many days do I have to return defective goods?"),
    answer: text(
      "Qeyri-ərzaq malını 14 gün ərzində dəyişmək olar. Qüsurlu mal üçün bu müddət zəmanət müddətinin sonuna qədərdir.",
      "Непродовольственный товар можно обменять в течение 14 дней. Для товара с дефектом этот срок длится до конца гарантии.",
      "Goods other than food can be exchanged within 14 days. For goods with a defect, you have until the warranty ends.",
    ),
  },
  {
    id: "12",
    question: text("Sertifikat nə qədər etibarlıdır?", "Сколько действует сертификат?", "How long is a certificate valid?"),
    answer: text(
      "Müddət sertifikatlaşdırma sxemindən asılıdır: bir ildən iki ilədək.",
      "Срок зависит от схемы сертификации: от одного года до двух лет.",
      "It depends on the certification scheme, from one year to two years.",
    ),
  },
  {
    id: "13",
    question: text("Müraciətimə nə vaxt cavab veriləcək?", "Когда я получу ответ на обращение?", "When will I get an answer to my appeal?"),
    answer: text(
      "Ərizə və şikayətlərə 15 iş günü ərzində, əlavə araşdırma tələb edən müraciətlərə 30 iş günü ərzində cavab verilir.",
      "На заявления и жалобы отвечают в течение 15 рабочих дней, а если нужна дополнительная проверка — в течение 30 рабочих дней.",
      "Applications and complaints are answered within 15 working days, those that need further study within 30 working days.",
    ),
  },
  {
    id: "14",
    question: text("Portala necə daxil olmaq olar?", "Как войти на портал?", "How do I sign in to the portal?"),
    answer: text(
      "Ölkə vətəndaşları və təşkilatların nümayəndələri ASAN Login ilə, xarici təşkilatlar e-poçt ünvanı və şifrə ilə daxil olurlar.",
      "Граждане страны и представители организаций входят через ASAN Login, иностранные организации — по адресу электронной почты и паролю.",
      "Citizens and representatives of organisations sign in with ASAN Login, foreign organisations with an e-mail address and a password.",
    ),
  },
  {
    id: "15",
    question: text("Şifrəni unutmuşam, nə etməliyəm?", "Я забыл пароль, что делать?", "What if I have forgotten my password?"),
    answer: text(
      "Giriş pəncərəsində «Şifrəni unutmusunuz?» keçidini seçin və e-poçt ünvanınızı yazın. Sizə kod göndəriləcək.",
      "В окне входа выберите «Забыли пароль?» и укажите адрес электронной почты. Мы отправим вам код.",
      "Choose “Forgot your password?” in the sign-in window and enter your e-mail address. We will send you a code.",
    ),
  },
  {
    id: "16",
    question: text("Dövlət rüsumunu necə ödəmək olar?", "Как оплатить государственную пошлину?", "How do I pay the state duty?"),
    answer: text(
      "«Ödənişlər» bölməsində ödəniləcək məbləği seçin. Bank kartı ilə ödəyə bilərsiniz.",
      "Выберите сумму к оплате в разделе «Платежи». Оплатить можно банковской картой.",
      "Choose the amount in the payments section. You can pay by bank card.",
    ),
  },
  {
    id: "17",
    question: text("Bir neçə təşkilatı təmsil edirəmsə, kimin adından müraciət edirəm?", "От чьего имени я обращаюсь, если представляю несколько организаций?", "In whose name do I apply if I represent several organisations?"),
    answer: text(
      "Daxil olduqdan sonra vətəndaş kimi və ya təmsil etdiyiniz təşkilatın adından davam etməyi seçirsiniz. Seçimi istənilən vaxt dəyişə bilərsiniz.",
      "После входа вы выбираете, действовать как гражданин или от имени организации. Выбор можно изменить в любое время.",
      "After signing in you choose to act as a citizen or for one of your organisations. You can change this at any time.",
    ),
  },
  {
    id: "18",
    question: text("Mağazada məni çəkidə aldatdılar. Sübut kimi nə lazımdır?", "Меня обвесили в магазине. Какие нужны доказательства?", "A shop cheated me on the weight. What proof do I need?"),
    answer: text(
      "Qəbz və malın şəklini əlavə edin. Qəbz yoxdursa, alışın tarixini, vaxtını və mağazanın ünvanını yazın.",
      "Приложите чек и фотографию товара. Если чека нет, укажите дату, время и адрес магазина.",
      "Attach the receipt and a picture of the goods. Without a receipt, give the date, the time and the address of the shop.",
    ),
  },
];
