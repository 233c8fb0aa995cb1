import { patentStateLabels } from '../../contract/states.ts'

/** The choices of the filter by state; the empty one means all. */
export const stateChoices = ['', '1', '2', '3', '4'] as const

export const stateOptions: readonly { value: (typeof stateChoices)[number]; label: string }[] = [
  { value: '', label: '全部' },
  { value: '1', label: patentStateLabels[1] },
  { value: '2', label: patentStateLabels[2] },
  { value: '3', label: patentStateLabels[3] },
  { value: '4', label: patentStateLabels[4] },
]
