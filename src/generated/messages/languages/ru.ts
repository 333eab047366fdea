// Generated from openapi/schemas/Language.yaml. Do not edit.

export { default as initial } from "../initial/ru.json";
export const data = () => import("../data/ru.json");
export const session = () => import("../session/ru.json");
export const layout = () => import("../layout/ru.json");
export const rest = () => import("../rest/ru.json");
