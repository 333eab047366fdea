/** The contract's entry file. It references all other files. */
export const contractFile = "openapi/portal.yaml";

/** The contract as one JSON file, for the mock backend and for tests that validate responses. */
export const bundleFile = "mocks/generated/contract.json";
