// Generated from openapi/schemas/Language.yaml. Do not edit.

export { default as initial } from "../initial/az.json";
export const data = () => import("../data/az.json");
export const session = () => import("../session/az.json");
export const layout = () => import("../layout/az.json");
export const rest = () => import("../rest/az.json");
