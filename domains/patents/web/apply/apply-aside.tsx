import { rightsLaw } from '@portal/help/contract'
import { Card, Icon, Timeline } from '@portal/platform/web'
import { lazy, Suspense } from 'react'
import { AgencyLine } from './agency-line.tsx'
import styles from './apply-aside.module.css'
import { applySteps, prepare } from './apply-words.ts'

// The law stands last in the column, so that the form does not wait for it.
const LawCard = lazy(async () => ({ default: (await import('@portal/help/web/law-card')).LawCard }))

const facts = [rightsLaw.confidentiality, rightsLaw.patentPriority]

/** What to have at hand: beside the form, and on a phone behind a button before it. */
export function PrepareList() {
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

/** The column beside the form: what to have at hand, who does the work, what happens afterwards, what the law says. */
export function ApplyAside() {
  return (
    <>
      <Card title="您需要准备" className={styles.beside}>
        <PrepareList />
      </Card>
      <Card title="谁来办理">
        <AgencyLine />
      </Card>
      <Card title="提交之后">
        <Timeline
          label="提交之后的步骤"
          items={applySteps.map(({ title, text }, index) => ({ title, text, state: index === 0 ? 'current' : 'todo' }))}
        />
      </Card>
      <Suspense>
        <LawCard facts={facts} />
      </Suspense>
    </>
  )
}
