import type { SourcedLine } from '@portal/help/contract'
import { Card, Icon, Timeline } from '@portal/platform/web'
import { lazy, Suspense } from 'react'
import type { CaseSteps } from '../../contract/business-types.ts'
import styles from './help-column.module.css'

// The law stands last in the column, so that the form does not wait for it.
const LawCard = lazy(async () => ({ default: (await import('@portal/help/web/law-card')).LawCard }))

export type HelpContent = {
  prepare: readonly string[]
  /** What happens at each of the four steps of the progress bar. */
  after: readonly [string, string, string, string]
  facts: readonly SourcedLine[]
}

/** The column beside a form: what to prepare, what happens afterwards, what the law says. */
export function HelpColumn({ help, steps }: { help: HelpContent; steps: CaseSteps }) {
  return (
    <>
      <Card title="您需要准备" className={styles.beside}>
        <PrepareList help={help} />
      </Card>
      <Card title="提交之后">
        <Timeline
          label="提交之后的步骤"
          items={steps.map((title, index) => ({
            title,
            text: help.after[index],
            state: index === 0 ? 'current' : 'todo',
          }))}
        />
      </Card>
      <Suspense>
        <LawCard facts={help.facts} />
      </Suspense>
    </>
  )
}

/** What to prepare: beside the form, and on a phone, where the column comes after the form, behind a button before it. */
export function PrepareList({ help: { prepare } }: { help: HelpContent }) {
  return (
    <ul className={styles.list}>
      {prepare.map((text) => (
        <li key={text}>
          <Icon name="check" size={18} />
          {text}
        </li>
      ))}
    </ul>
  )
}
