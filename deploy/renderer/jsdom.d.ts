/** The part of jsdom that the renderer uses; the package has no types. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string);
    readonly window: NonNullable<typeof globalThis.sanitizerWindow>;
  }
}
