import { text, type Text } from "./language.ts";

/**
 * What the service says beyond the contract's own examples: an answer that only repeats an example takes its words from
 * there.
 */
export const messages = {
  identityCodeRefused: text(
    "Kod düzgün daxil edilməyib. Yenidən daxil olun.",
    "Код введён неверно. Войдите ещё раз.",
    "Code has been entered incorrectly. Sign in again.",
  ),
  codeExpired: text("Kodun vaxtı bitib. Yeni kod istəyin.", "Срок действия кода истёк. Запросите новый.", "The code has expired. Ask for a new one."),
  passwordNotReset: text("Şifrə bərpa edilmədi. Qeyd olunmuş sahələri yoxlayın.", "Пароль не восстановлен. Проверьте отмеченные поля.", "Your password has not been reset. Check the marked fields."),
  temporaryPasswordSent: text(
    "Müvəqqəti şifrə e-poçt ünvanınıza göndərildi.",
    "Временный пароль отправлен на вашу электронную почту.",
    "A temporary password has been sent to your e-mail address.",
  ),
  passwordWeak: text(
    "Şifrə ən azı 10 simvoldan ibarət olmalı, onlardan ən azı 5-i fərqli olmalıdır. Böyük və kiçik hərf, rəqəm və xüsusi simvol daxil edin.",
    "Пароль должен содержать не менее 10 символов, из них не менее 5 разных, в том числе заглавную и строчную буквы, цифру и специальный символ.",
    "The password must have at least 10 characters, 5 of them different, with an upper-case and a lower-case letter, a digit and a special character.",
  ),
  passwordHasName: text("Şifrədə adınız və ya soyadınız olmamalıdır.", "Пароль не должен содержать ваше имя или фамилию.", "The password must not contain your name or surname."),
  passwordUsed: text("Bu şifrədən əvvəl istifadə etmisiniz. Başqasını seçin.", "Вы уже использовали этот пароль. Выберите другой.", "You have used this password before. Choose another one."),
  possessorsMissing: text(
    "Təşkilatın qeydiyyatı tapılmadı. Təşkilatın məlumatlarını yenidən göndərin.",
    "Регистрация организации не найдена. Отправьте её данные ещё раз.",
    "The organisation's registration was not found. Send its details again.",
  ),
  taxpayerUnknown: text("Bu VÖEN üzrə vergi ödəyicisi tapılmadı.", "Налогоплательщик с таким VÖEN не найден.", "No taxpayer has this taxpayer number."),
  emailTaken: text("Bu e-poçt ünvanından başqa hesabda istifadə olunur.", "Этот адрес уже указан в другой учётной записи.", "Another account uses this e-mail address."),
  noSuchCall: text("Xidmətdə belə əməliyyat yoxdur.", "В службе нет такой операции.", "The service has no such operation."),
  tooLarge: text("Göndərilən məlumat həddindən artıq böyükdür.", "Отправлено слишком много данных.", "Too much was sent at once."),
} as const satisfies Record<string, Text>;

const notCorrect = text("Düzgün daxil edilməyib.", "Введено неверно.", "It has not been entered correctly.");
const passwordsDiffer = text("Şifrələr eyni deyil.", "Пароли не совпадают.", "The passwords do not match.");
const emailWrong = text("E-poçt ünvanı düzgün daxil edilməyib.", "Адрес электронной почты введён неверно.", "The e-mail address has not been entered correctly.");

const organisationName = text("Təşkilatın adı düzgün daxil edilməyib.", "Название организации введено неверно.", "The organisation's name has not been entered correctly.");

/** Why what stands in a field is not accepted, by the field's name, or by call and field where a call has a rule of its own. */
const fieldMessages: Readonly<Record<string, Text>> = {
  "signIn.password": text("Şifrə ən azı 5 simvoldan ibarət olmalıdır.", "Пароль должен содержать не менее 5 символов.", "The password must have at least 5 characters."),
  "registerPossessor.name": organisationName,
  "updatePossessor.name": organisationName,
  name: text("Ad düzgün daxil edilməyib.", "Имя введено неверно.", "The name has not been entered correctly."),
  surname: text("Soyad düzgün daxil edilməyib.", "Фамилия введена неверно.", "The surname has not been entered correctly."),
  fatherName: text("Ata adı düzgün daxil edilməyib.", "Отчество введено неверно.", "The patronymic name has not been entered correctly."),
  username: emailWrong,
  email: emailWrong,
  password: messages.passwordWeak,
  newPassword: messages.passwordWeak,
  oldPassword: text("Cari şifrəni daxil edin.", "Введите текущий пароль.", "Enter the current password."),
  repeatedPassword: passwordsDiffer,
  phoneNumber: text("Telefon nömrəsi düzgün daxil edilməyib.", "Номер телефона введён неверно.", "The phone number has not been entered correctly."),
  pin: text("FİN düzgün daxil edilməyib.", "PIN удостоверения личности введён неверно.", "The ID card PIN has not been entered correctly."),
  possessorIds: messages.possessorsMissing,
  address: text("Hüquqi ünvan düzgün daxil edilməyib.", "Юридический адрес введён неверно.", "The legal address has not been entered correctly."),
  description: text("Qeyd həddindən artıq uzundur.", "Примечание слишком длинное.", "The note is too long."),
  note: text("Qeyd həddindən artıq uzundur.", "Примечание слишком длинное.", "The note is too long."),
};

/** What to say about a field whose value breaks the contract's rule. `field` is the path into the body of the call. */
export function fieldMessage(call: string, field: string): Text {
  const [name = ""] = field.split("/");
  return fieldMessages[`${call}.${name}`] ?? fieldMessages[name] ?? notCorrect;
}
