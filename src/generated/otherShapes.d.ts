// Generated from openapi/. Do not edit.
import type { Shape } from "./operations.js";

/** All named shapes but `firstShapes`. */
export declare const otherShapes: Readonly<Record<string, Shape>>;
