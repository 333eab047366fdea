import type { Id } from "../generated/contract.d.ts";

// The names are a format: tabs and the server store drafts under them, and with the step.

/** Returns the name of the form of a service, under which its draft is stored. */
export const getServiceFormName = (id: Id): string => `service-${id}`;

/** Returns the id of the service to which a form belongs; `undefined` for a form of the portal. */
export const parseServiceFormName = (form: string): string | undefined => /^service-([^/]+)$/.exec(form)?.[1];

/** The steps of an appeal in their order, as in the URL and in its draft. */
export const appealSteps = ["answers", "documents", "check"] as const;

/** A step of an appeal. */
export type AppealStep = (typeof appealSteps)[number];
