/** The portal of this build. The build constant `VITE_COMPANY_ID` is "2" for the quality portal. */
export const portal: "competition" | "quality" = import.meta.env.VITE_COMPANY_ID === "2" ? "quality" : "competition";
