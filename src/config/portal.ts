/** The company of this build, a build constant: 1 is the competition portal, 2 the quality portal. */
export const companyId: "1" | "2" = import.meta.env.VITE_COMPANY_ID === "2" ? "2" : "1";

/** The portal of this build. */
export const portal: "competition" | "quality" = import.meta.env.VITE_COMPANY_ID === "2" ? "quality" : "competition";
