import type { NotificationChannel } from "./notificationSettings.ts";
import { interpolate, translate, localizedText, type Language } from "./localizedText.ts";
import type { MockStore } from "./mockStore.ts";

/**
 * A message in the outbox of the mock store: an e-mail, or of another channel. `to` is an address or a phone number. No
 * message leaves the machine.
 */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  at: string;
  code?: string;
  channel?: Exclude<NotificationChannel, "email">;
};

const mailTemplates = {
  activation: {
    subject: localizedText(
      "E-poçt ünvanınızı təsdiqləyin",
      "Подтвердите адрес электронной почты",
      "Confirm your e-mail address",
    ),
    text: localizedText(
      "Qeydiyyatı tamamlamaq üçün bu kodu daxil edin: {code}. Kod 24 saat etibarlıdır.",
      "Чтобы завершить регистрацию, введите этот код: {code}. Код действует 24 часа.",
      "To complete your registration, enter this code: {code}. It is valid for 24 hours.",
    ),
  },
  reset: {
    subject: localizedText("Şifrənin bərpası", "Восстановление пароля", "Password reset"),
    text: localizedText(
      "Yeni şifrə təyin etmək üçün bu kodu daxil edin: {code}. Kod 15 dəqiqə etibarlıdır. Bunu siz istəməmisinizsə, məktuba əhəmiyyət verməyin.",
      "Чтобы задать новый пароль, введите этот код: {code}. Код действует 15 минут. Если вы этого не запрашивали, не обращайте внимания на письмо.",
      "To set a new password, enter this code: {code}. It is valid for 15 minutes. If you did not ask for it, ignore this e-mail.",
    ),
  },
  temporaryPassword: {
    subject: localizedText("Müvəqqəti şifrəniz", "Ваш временный пароль", "Your temporary password"),
    text: localizedText(
      "Müvəqqəti şifrəniz: {code}. Daxil olduqdan sonra onu dəyişin.",
      "Ваш временный пароль: {code}. Смените его после входа.",
      "Your temporary password is {code}. Change it after you sign in.",
    ),
  },
} as const;

/** Adds an e-mail in the recipient's language to the outbox. */
export function sendMail(
  store: MockStore,
  template: keyof typeof mailTemplates,
  { to, code, lang }: { to: string; code: string; lang: Language },
): void {
  const { subject, text: body } = mailTemplates[template];
  store.addToOutbox({
    to,
    subject: translate(subject, lang),
    text: translate(interpolate(body, { code }), lang),
    at: new Date(store.now()).toISOString(),
    code,
  });
}

const channelNames = { sms: "SMS", push: "Push message" } as const;

/** Returns a message as one line for the console, where developers find the codes. */
export const formatMail = ({ to, subject, text: body, channel }: Mail): string =>
  `${channel === undefined ? "E-mail" : channelNames[channel]} to ${to}: ${subject}. ${body}`;
