import { type OrderedForm, Tabs } from '@portal/platform/web'
import type { ReactNode } from 'react'
import { requirementWords } from '../../contract/fields.ts'

type Requirement = keyof typeof requirementWords
const tabs = [
  { value: '1', label: requirementWords[1] },
  { value: '2', label: requirementWords[2] },
] as const

/** Complaint and appeal as two tabs of one form: values that both ask for stay when the tab changes. */
export function RequirementTabs({
  label,
  value,
  onChange,
  children,
}: {
  label: string
  value: Requirement
  onChange: (value: Requirement) => void
  children: ReactNode
}) {
  return (
    <div>
      <Tabs label={label} tabs={tabs} value={`${value}`} onChange={(tab) => onChange(tab === '1' ? 1 : 2)}>
        {children}
      </Tabs>
    </div>
  )
}

/** Chooses a tab of the form, and removes the messages of the other one. */
export const chooseRequirement = <T extends { requirementType: Requirement }>(
  form: OrderedForm<T>,
  value: Requirement,
): void => {
  const { rhf } = form as unknown as OrderedForm<{ requirementType: Requirement }>
  rhf.setValue('requirementType', value, { shouldDirty: true })
  rhf.clearErrors()
}
