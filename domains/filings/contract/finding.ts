import type { Step } from './labels.ts'

/** How serious a finding is. `missing` and `wrong` keep a sheet from being ready; `look` asks its owner to look again. */
export type FindingLevel = 'missing' | 'wrong' | 'look'
export type Finding = {
  step: Step
  level: FindingLevel
  text: string
  /** The name of the form's field that the finding is about. */
  field: string
}

export const levelLabels = {
  missing: '还没有填写或上传',
  wrong: '需要更正',
  look: '请再看一眼',
} satisfies Record<FindingLevel, string>
