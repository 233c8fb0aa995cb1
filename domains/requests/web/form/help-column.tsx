import { Card, Icon, Timeline } from '@portal/platform/web'
import type { CaseSteps } from '../../contract/business-types.ts'
import styles from './help-column.module.css'

/** A statement of law with where it stands and when that text was last read. */
export type SourcedFact = { text: string; source: string; checkedOn: string }

export type HelpContent = {
  prepare: readonly string[]
  /** What happens at each step of the progress bar. */
  after: readonly [string, string, string, string]
  facts: readonly SourcedFact[]
}

/** Beside a form: what to have at hand, what comes after, what the law says. */
export function HelpColumn({ help, steps }: { help: HelpContent; steps: CaseSteps }) {
  return (
    <>
      <Card title="您需要准备">
        <ul className={styles.list}>
          {help.prepare.map((text) => (
            <li key={text}>
              <Icon name="check" size={18} />
              {text}
            </li>
          ))}
        </ul>
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
      {help.facts.length > 0 && (
        <Card title="相关规定" tone="tint">
          <ul className={styles.facts}>
            {help.facts.map(({ text, source, checkedOn }) => (
              <li key={text}>
                <p>{text}</p>
                <p className={styles.source}>
                  依据：{source}；核对于 {checkedOn}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
