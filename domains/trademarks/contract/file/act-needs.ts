import type { FieldError } from '@portal/platform/contract'
import type { TrademarkKind } from '../kinds.ts'
import type { MemberResult } from './action.ts'
import { type ActField, actFieldLabels, type FileAct, type Paper, paperLabels, wayOf } from './acts.ts'

type Of = { act: FileAct; kind: TrademarkKind }

/** The fields without which an act is refused, in China or abroad. */
export const neededFields = ({ act, kind }: Of): readonly ActField[] => {
  const { needs = [], needsAbroad = [] } = wayOf(act)
  return kind === 'gjsbzc' ? [...needs, ...needsAbroad] : needs
}

/** All fields that the form of an act offers. */
export const offeredFields = (of: Of): readonly ActField[] => [
  ...new Set([...neededFields(of), ...(wayOf(of.act).takes ?? [])]),
]

/** The paper that an act needs; null for none, as for an answer of a member that grants protection. */
export const neededPaper = (act: FileAct, result: MemberResult | '' | null): Paper | null => {
  const { paper, paperWith } = wayOf(act)
  if (paper === undefined) return null
  return paperWith === undefined || paperWith.some((one) => one === result) ? paper : null
}

type Filled = Readonly<Record<ActField, string | null>> & {
  result: MemberResult | '' | null
  files: readonly unknown[]
}

/** What an act needs by its table and does not have, in the words that stand at the fields. */
export const missingOf = (of: Of, form: Filled): FieldError[] => {
  const paper = neededPaper(of.act, form.result)
  return [
    ...(paper !== null && form.files.length === 0 ? [{ path: 'files', msg: `请上传${paperLabels[paper]}` }] : []),
    ...neededFields(of).flatMap((field) =>
      form[field] === '' || form[field] === null ? [{ path: field, msg: `请填写${actFieldLabels[field]}` }] : [],
    ),
  ]
}
