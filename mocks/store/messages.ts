import { localizedText, type LocalizedText } from "./localizedText.ts";

/** Messages that the contract's examples do not contain. */
export const messages = {
  identityCodeRefused: localizedText(
    "Kod düzgün daxil edilməyib. Yenidən daxil olun.",
    "Код введён неверно. Войдите ещё раз.",
    "Code has been entered incorrectly. Sign in again.",
  ),
  codeExpired: localizedText(
    "Kodun vaxtı bitib. Yeni kod istəyin.",
    "Срок действия кода истёк. Запросите новый.",
    "The code has expired. Ask for a new one.",
  ),
  passwordNotReset: localizedText(
    "Şifrə bərpa edilmədi. Qeyd olunmuş xanaları yoxlayın.",
    "Пароль не восстановлен. Проверьте отмеченные поля.",
    "Your password has not been reset. Check the marked fields.",
  ),
  temporaryPasswordSent: localizedText(
    "Müvəqqəti şifrə e-poçt ünvanınıza göndərildi.",
    "Временный пароль отправлен на вашу электронную почту.",
    "A temporary password has been sent to your e-mail address.",
  ),
  passwordWeak: localizedText(
    "Şifrə ən azı 10 simvoldan ibarət olmalı, onlardan ən azı 5-i fərqli olmalıdır. Böyük və kiçik hərf, rəqəm və xüsusi işarə daxil edin.",
    "Пароль должен содержать не менее 10 символов, из них не менее 5 разных, в том числе заглавную и строчную буквы, цифру и специальный знак.",
    "The password must have at least 10 characters, at least 5 of them different, with an upper-case and a lower-case letter, a digit and a special character.",
  ),
  passwordHasName: localizedText(
    "Şifrədə adınız və ya soyadınız olmamalıdır.",
    "Пароль не должен содержать ваше имя или фамилию.",
    "The password must not contain your name or surname.",
  ),
  passwordUsed: localizedText(
    "Bu şifrədən əvvəl istifadə etmisiniz. Başqasını seçin.",
    "Вы уже использовали этот пароль. Выберите другой.",
    "You have used this password before. Choose another one.",
  ),
  possessorsMissing: localizedText(
    "Təşkilatın qeydiyyatı tapılmadı. Təşkilatın məlumatlarını yenidən göndərin.",
    "Регистрация организации не найдена. Отправьте её данные ещё раз.",
    "The organisation’s registration was not found. Send its details again.",
  ),
  taxpayerUnknown: localizedText(
    "Bu VÖEN üzrə vergi ödəyicisi tapılmadı.",
    "Налогоплательщик с таким VÖEN не найден.",
    "No taxpayer has this taxpayer number.",
  ),
  emailTaken: localizedText(
    "Bu e-poçt ünvanı başqa hesaba aiddir. Başqa ünvan yazın.",
    "Этот адрес уже указан в другой учётной записи. Введите другой.",
    "Another account uses this e-mail address. Enter a different one.",
  ),
  keyReused: localizedText(
    "Bu sorğu başqa məlumatla artıq göndərilib. Səhifəni yeniləyib yenidən cəhd edin.",
    "Этот запрос уже отправлен с другими данными. Обновите страницу и попробуйте снова.",
    "This request has already been sent with other information. Reload the page and try again.",
  ),
  documentsNeeded: localizedText(
    "Bu xidmət üçün mütləq olan sənədləri əlavə edin.",
    "Приложите документы, обязательные для этой услуги.",
    "Attach the documents that this service requires.",
  ),
  documentsUnknown: localizedText(
    "Əlavə olunmuş fayl tapılmadı və ya başqa müraciətə aiddir. Onu yenidən yükləyin.",
    "Приложенный файл не найден или относится к другому обращению. Загрузите его ещё раз.",
    "An attached file was not found or belongs to another case. Upload it again.",
  ),
  reportNotAFile: localizedText(
    "Hesabatı PDF və ya şəkil kimi yükləyin.",
    "Загрузите отчёт в виде PDF или изображения.",
    "Upload the report as a PDF or an image.",
  ),
  slotUnknown: localizedText(
    "Bu vaxt artıq keçib. Başqa vaxt seçin.",
    "Это время уже прошло. Выберите другое.",
    "This time has passed. Choose another one.",
  ),
  questionnaireChanged: localizedText(
    "Suallar dəyişib. Səhifəni yeniləyin.",
    "Вопросы изменились. Обновите страницу.",
    "The questions have changed. Reload the page.",
  ),
  answerEach: localizedText(
    "Hər suala bir cavab verin.",
    "Дайте один ответ на каждый вопрос.",
    "Give one answer to each question.",
  ),
  commentNotAllowed: localizedText(
    "Bu suala şərh yazılmır.",
    "К этому вопросу нельзя добавить комментарий.",
    "This question takes no comment.",
  ),
  appealNotToEvaluate: localizedText(
    "Bu müraciət hələ tamamlanmayıb. Qərar verildikdən sonra qiymətləndirin.",
    "Это обращение ещё не завершено. Оцените услугу после решения.",
    "This case has not been decided yet. Rate the service once it has been.",
  ),
  appealClosed: localizedText(
    "Bu müraciət bağlanıb, onu düzəltmək olmaz.",
    "Это обращение закрыто, исправить его нельзя.",
    "This case is closed and can no longer be corrected.",
  ),
  fileEmpty: localizedText(
    "Fayl boşdur. Başqa fayl seçin.",
    "Файл пуст. Выберите другой.",
    "The file is empty. Choose another one.",
  ),
  fileNotAsCalled: localizedText(
    "Faylın məzmunu onun növünə uyğun gəlmir. PNG və ya JPEG şəkli, PDF və ya MP4 videosu seçin.",
    "Содержимое файла не соответствует его типу. Выберите изображение PNG или JPEG, PDF или видео MP4.",
    "The file is not of the type its name says. Choose a PNG or JPEG image, a PDF or an MP4 video.",
  ),
  noSuchCall: localizedText(
    "Xidmətdə belə əməliyyat yoxdur.",
    "В службе нет такой операции.",
    "The service has no such operation.",
  ),
  tooLarge: localizedText(
    "Göndərilən məlumat çox böyükdür. Onu hissələrə bölüb göndərin.",
    "Отправлено слишком много данных. Отправьте их частями.",
    "Too much was sent at once. Send it in parts.",
  ),
} as const satisfies Record<string, LocalizedText>;

/** The message of a value without one of its own. */
export const invalidValueMessage = localizedText(
  "Düzgün daxil edilməyib.",
  "Введено неверно.",
  "It has not been entered correctly.",
);
const passwordsDifferMessage = localizedText(
  "Şifrələr eyni deyil.",
  "Пароли не совпадают.",
  "The passwords do not match.",
);
const invalidEmailMessage = localizedText(
  "E-poçt ünvanı düzgün daxil edilməyib.",
  "Адрес электронной почты введён неверно.",
  "The e-mail address has not been entered correctly.",
);

const invalidOrganisationNameMessage = localizedText(
  "Təşkilatın adı düzgün daxil edilməyib.",
  "Название организации введено неверно.",
  "The organisation’s name has not been entered correctly.",
);

/** Validation messages by field name, or by operation and field where an operation has its own rule. */
const fieldErrorMessages: Readonly<Record<string, LocalizedText>> = {
  "signIn.password": localizedText(
    "Şifrə ən azı 5 simvoldan ibarət olmalıdır.",
    "Пароль должен содержать не менее 5 символов.",
    "The password must have at least 5 characters.",
  ),
  "registerPossessor.name": invalidOrganisationNameMessage,
  "updatePossessor.name": invalidOrganisationNameMessage,
  name: localizedText(
    "Ad düzgün daxil edilməyib.",
    "Имя введено неверно.",
    "The given name has not been entered correctly.",
  ),
  surname: localizedText(
    "Soyad düzgün daxil edilməyib.",
    "Фамилия введена неверно.",
    "The surname has not been entered correctly.",
  ),
  fatherName: localizedText(
    "Ata adı düzgün daxil edilməyib.",
    "Отчество введено неверно.",
    "The father’s name has not been entered correctly.",
  ),
  username: invalidEmailMessage,
  email: invalidEmailMessage,
  password: messages.passwordWeak,
  newPassword: messages.passwordWeak,
  oldPassword: localizedText("Cari şifrəni daxil edin.", "Введите текущий пароль.", "Enter the current password."),
  repeatedPassword: passwordsDifferMessage,
  phoneNumber: localizedText(
    "Telefon nömrəsi düzgün daxil edilməyib.",
    "Номер телефона введён неверно.",
    "The phone number has not been entered correctly.",
  ),
  pin: localizedText("FİN düzgün daxil edilməyib.", "FİN введён неверно.", "The FIN has not been entered correctly."),
  possessorIds: messages.possessorsMissing,
  address: localizedText(
    "Hüquqi ünvan düzgün daxil edilməyib.",
    "Юридический адрес введён неверно.",
    "The registered address has not been entered correctly.",
  ),
  category: localizedText("Kateqoriyanı seçin.", "Выберите категорию.", "Choose a category."),
  subject: localizedText(
    "Mövzunu bir neçə sözlə yazın (ən çox 300 simvol).",
    "Опишите тему в нескольких словах (не более 300 символов).",
    "Say in a few words what it is about (300 characters at most).",
  ),
  text: localizedText(
    "Müraciətin mətnini yazın (ən çox 4000 simvol).",
    "Напишите текст обращения (не более 4000 символов).",
    "Say what it is about (4000 characters at most).",
  ),
  counterparty: localizedText(
    "Mağazanın, şirkətin və ya satıcının adını və VÖEN-ini (10 rəqəm) yoxlayın.",
    "Проверьте название магазина, компании или имя продавца и VÖEN (10 цифр).",
    "Check the name of the shop, company or seller and its VÖEN (10 digits).",
  ),
  kind: localizedText("Müraciətin növünü seçin.", "Выберите вид обращения.", "Choose the type of case."),
  type: localizedText("Məlumatın növünü seçin.", "Выберите вид сообщения.", "Choose what you are reporting."),
  serviceId: localizedText(
    "Bu xidmət üçün portalda müraciət etmək olmur.",
    "Эту услугу нельзя запросить на портале.",
    "You cannot apply for this service on the portal.",
  ),
  documentIds: localizedText(
    "Ən çox 20 fərqli fayl əlavə edin.",
    "Приложите не более 20 разных файлов.",
    "Attach at most 20 different files.",
  ),
  answers: localizedText("Bütün suallara cavab verin.", "Ответьте на все вопросы.", "Answer all the questions."),
  "sendAppeal.answers": localizedText(
    "Formanın xanalarını yoxlayın.",
    "Проверьте поля формы.",
    "Check the fields of the form.",
  ),
  "sendFeedback.description": localizedText(
    "Təsvir boş ola bilməz (ən çox 4000 simvol).",
    "Описание не может быть пустым (не более 4000 символов).",
    "The description cannot be empty (4000 characters at most).",
  ),
  "uploadDocument.file": localizedText("Fayl seçin.", "Выберите файл.", "Choose a file."),
  "uploadDocument.name": localizedText(
    "Sənədin adını yazın (ən çox 300 simvol).",
    "Укажите название документа (не более 300 символов).",
    "Give the document a name (300 characters at most).",
  ),
  phone: localizedText(
    "Telefon nömrəsi düzgün daxil edilməyib.",
    "Номер телефона введён неверно.",
    "The phone number has not been entered correctly.",
  ),
  slot: localizedText("Zəng vaxtını seçin.", "Выберите время звонка.", "Choose a time for the call."),
  topic: localizedText(
    "Zəng mövzusunu yazın (ən çox 300 simvol).",
    "Введите тему звонка (не более 300 символов).",
    "Say what the call is about (300 characters at most).",
  ),
  documentId: localizedText("Hesabatın faylını yükləyin.", "Загрузите файл отчёта.", "Upload the report file."),
  description: localizedText(
    "Qeyd çox uzundur. Onu qısaldın.",
    "Примечание слишком длинное. Сократите его.",
    "The note is too long. Shorten it.",
  ),
  note: localizedText(
    "Qeyd çox uzundur. Onu qısaldın.",
    "Примечание слишком длинное. Сократите его.",
    "The note is too long. Shorten it.",
  ),
};

/** Returns the validation message of a field. `field` is the path into the request body. */
export function getFieldErrorMessage(operationId: string, field: string): LocalizedText {
  const [name = ""] = field.split("/");
  return fieldErrorMessages[`${operationId}.${name}`] ?? fieldErrorMessages[name] ?? invalidValueMessage;
}
