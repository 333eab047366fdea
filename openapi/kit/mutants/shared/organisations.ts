import type { Caller } from "../caller.ts";

/** The certificate of the first organisation of the representative. */
export const shirvanCertificate = "AZ-2026-000481";

/** Lets the representative act for an organisation. Resolves to the tokens. */
export const chooseFirstOrganisation = async ({ call }: Caller): Promise<{ token: string; refreshToken: string }> => {
  const chosen = await call("chooseAccount", { as: "representative", query: { certNumber: shirvanCertificate } });
  return { token: String(chosen.at("token")), refreshToken: String(chosen.at("refreshToken")) };
};
