// Generated from public/config.schema.json. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Settings of one deployment
         * @description What differs between deployments of one build, read from /config.json when the portal starts. A missing file or field means the default here, which works on one origin.
         */
        Settings: {
            $schema?: string;
            /**
             * @description Where every call of the contract begins: a path of this origin, or another host's https:// address (http:// on localhost only).
             * @default /api
             */
            apiBaseUrl: string;
            /**
             * @description The public phone number of the call center in the header and footer of every page, such as +994125550195 or a short number. Empty: no number is shown there.
             * @default
             */
            callCenterPhone: string;
            /**
             * @description The state identity login: a path of this origin, or an https:// address (http:// on localhost only). It is opened with the query redirect, state and lang, and returns to redirect with code and state, or with error and state.
             * @default /identity/
             */
            identityLoginUrl: string;
            /**
             * @description The single sign-out of the state identity. It is opened with the query redirect and lang.
             * @default /identity/?leave
             */
            identityLogoutUrl: string;
            /**
             * @description Whether the state identity login returns the state that it got. False only for one that never does: a return without a state then counts in the tab that has started a login within half an hour, while nobody is signed in there. One with another state is refused in any case.
             * @default true
             */
            identityReturnsState: boolean;
            /**
             * @description The other portal (quality beside competition, competition beside quality): an https:// address, since it gets the session of a signed-in person (http:// on localhost only). Empty: no link is shown.
             * @default
             */
            otherPortalUrl: string;
            /**
             * @description The hosts of banks to which a payment may lead, such as pay.bank.example. The portal's own host is always among them; an address on any other host is not opened.
             * @default []
             */
            paymentHosts: string[];
            /**
             * @description Links in the footer.
             * @default []
             */
            socialLinks: {
                name: string;
                url: string;
            }[];
            /**
             * @description The destination that a signed-in person subscribes to.
             * @default /user/queue/notifications
             */
            socketDestination: string;
            /**
             * @description Where the live feed (STOMP over WebSocket) is opened: a path of this origin, or a wss:// address (ws:// on localhost only).
             * @default /ws
             */
            socketUrl: string;
            /**
             * @description The external site of standards, linked from the header of the competition portal.
             * @default https://azstand.gov.az/
             */
            standardsSiteUrl: string;
            /**
             * @description Where the tokens of a signed-in person are kept: in this browser's localStorage, which other pages of the service share, or by the gateway, behind a cookie that no script can read. The gateway sets it by itself where it serves the pages.
             * @default browser
             * @enum {unknown}
             */
            tokenStorage: "browser" | "gateway";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

export type Settings = components["schemas"]["Settings"];

/** What a part of the settings has to fulfil: the keywords of JSON Schema that `src/config/validateSettings.ts` reads. */
export type SettingsRule = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: SettingsRule;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly properties?: Readonly<Record<string, SettingsRule>>;
  readonly if?: SettingsRule;
  readonly then?: SettingsRule;
};

/** The rules of `/config.json`, in which every field may be absent. They leave out that there is no other field. */
export declare const rules: SettingsRule & Required<Pick<SettingsRule, "properties">>;
