/*
 * What every server of the specification has, whatever its style.
 */

/** The two notifications of every account, the first of which asks a question. */
export const notifications = [
  { type: "QUESTION", title: "Xidməti qiymətləndirin", description: "Xidmətdən razı qaldınızmı?" },
  { type: "INFO", title: "Müraciət baxılır", description: "Müraciətiniz icraya götürüldü" },
] as const;

/** What the search finds: an entry of each place that the specification names, and of one more. */
export const searchedEntries = ["news", "useful-information", "market-prices", "faq", "e-services"].map(
  (searchPlace, index) => ({
    index: 301 + index,
    title: `Sertifikat almaq ${index + 1}`,
    content: searchPlace === "e-services" ? "" : "Sertifikat üç iş gününə verilir",
    searchPlace,
  }),
);

/** The messages of refused calls. */
export const refusals = {
  wrongPassword: "E-poçt ünvanı və ya şifrə yanlışdır",
  wrongOldPassword: "Cari şifrə yanlışdır",
  wrongCode: "Kod yanlışdır",
  tooManyResults: "Bir sorğuda ən çox 10 nəticə",
  noCertNumber: "Şəhadətnamənin nömrəsi tələb olunur",
} as const;
