// Generated from openapi/. Do not edit.
import type { Shape } from "./operations.js";

/** The named shapes of the responses that restore a session, or that a signed-in user sees first. */
export declare const sessionShapes: Readonly<Record<string, Shape>>;
