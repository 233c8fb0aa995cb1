import { Card, Icon, Timeline } from '@portal/platform/web'
import { lazy, Suspense } from 'react'
import type { CaseSteps } from '../../contract/business-types.ts'
import styles from './help-column.module.css'
import type { LawTopic } from './law-topic.ts'

// The law stands last in the column, so that the form does not wait for it.
const KindLaw = lazy(async () => ({ default: (await import('./kind-law.tsx')).KindLaw }))

export type HelpContent = {
  prepare: readonly string[]
  /** What happens at each of the four steps of the progress bar. */
  after: readonly [string, string, string, string]
  law: LawTopic | null
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
      {help.law && (
        <Suspense>
          <KindLaw topic={help.law} />
        </Suspense>
      )}
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
