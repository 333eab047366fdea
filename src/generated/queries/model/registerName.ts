/**
 * Generated from openapi/. Do not edit.
 */

/**
 * Which of the government registers. `measurement-tools` lists those allowed in the country, `removed-measurement-tools` those no longer allowed, `standard-samples` reference materials, and `nomenclature` the kinds of measuring and testing instruments.
 */
export type RegisterName = 'measurement-tools' | 'removed-measurement-tools' | 'standard-samples' | 'nomenclature';