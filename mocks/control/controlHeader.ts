/** The first segments of the paths of the control API. */
export const controlPath = "/api/__mock/";

/** The request header of the control API's secret. */
export const controlSecretHeader = "mock-control-secret";
