/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The name of a government register. `measurement-tools` lists approved instruments, `removed-measurement-tools` instruments that are no longer approved, `standard-samples` reference materials, and `nomenclature` the kinds of measuring and testing instruments.
 */
export type RegisterName = 'measurement-tools' | 'removed-measurement-tools' | 'standard-samples' | 'nomenclature';