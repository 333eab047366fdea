interface ImportMetaEnv {
  /** The company that the build belongs to: "2" is the quality portal, anything else the competition portal. */
  readonly VITE_COMPANY_ID?: string;
}
