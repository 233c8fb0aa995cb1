import type { Step } from './labels.ts'

/**
 * What a machine can honestly say of a sheet. `missing` and `wrong` keep it from being ready; `look` is worth a second
 * look by its owner.
 */
export type FindingLevel = 'missing' | 'wrong' | 'look'
export type Finding = {
  step: Step
  level: FindingLevel
  text: string
  /** Name of the field in the form, where there is one. */
  field: string
}

export const levelLabels = {
  missing: '还没有填写或上传',
  wrong: '需要更正',
  look: '请再看一眼',
} satisfies Record<FindingLevel, string>
