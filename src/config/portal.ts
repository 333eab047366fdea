/** The company that a build belongs to: 1 is the competition portal, 2 the quality portal. Fixed when the portal is built. */
export const companyId: "1" | "2" = import.meta.env.VITE_COMPANY_ID === "2" ? "2" : "1";

/** Which of the two portals this build is. */
export const portal: "competition" | "quality" = import.meta.env.VITE_COMPANY_ID === "2" ? "quality" : "competition";
