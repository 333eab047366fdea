/** What every page is given: its title in the current language, and the parts that its address fills in. */
export type ScreenProps = { title: string; parts: Readonly<Record<string, string>> };
