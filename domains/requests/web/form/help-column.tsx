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
      <Card title={prepareTitle} className={styles.beside}>
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

const prepareTitle = '您需要准备'

/** On a small screen the help column comes after the form, so this folded part before the form says what to prepare. */
export function PrepareBrief({ help }: { help: HelpContent }) {
  return (
    <details className={styles.brief}>
      <summary>
        {prepareTitle} {help.prepare.length} 项
      </summary>
      <PrepareList help={help} />
    </details>
  )
}

function PrepareList({ help }: { help: HelpContent }) {
  return (
    <ul className={styles.list}>
      {help.prepare.map((text) => (
        <li key={text}>
          <Icon name="check" size={18} />
          {text}
        </li>
      ))}
    </ul>
  )
}
