// Generated from forms/ and openapi/. Do not edit.
import type { FormDefinition } from "../../forms/formDefinition.ts";
import type { components } from "./values.d.ts";

export declare const form: FormDefinition<components["schemas"]["appealLookup"]>;
