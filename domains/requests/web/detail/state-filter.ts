import { requestStateLabels } from '../../contract/rules.ts'

/** The choices of the filter by state; the empty one means all. */
export const stateChoices = ['', '1', '2', '3', '4'] as const
type StateChoice = (typeof stateChoices)[number]

export const stateOptions: readonly { value: StateChoice; label: string }[] = [
  { value: '', label: '全部' },
  { value: '1', label: requestStateLabels[1] },
  { value: '2', label: requestStateLabels[2] },
  { value: '3', label: requestStateLabels[3] },
  { value: '4', label: requestStateLabels[4] },
]
