// Generated from openapi/schemas/Language.yaml. Do not edit.

export { default as initial } from "../initial/en.json";
export const data = () => import("../data/en.json");
export const session = () => import("../session/en.json");
export const layout = () => import("../layout/en.json");
export const rest = () => import("../rest/en.json");
