/** The persona and the scenario that an address or the developer panel has set in this tab. */
export type Preset = { persona?: string | undefined; scenario?: string | undefined };

/** The key of the preset in the session storage. */
export const presetKey = "mockPreset";
