import { type HelpLine, Icon, LinkButton, linkTo, Notice, Quiet, Stack } from '@portal/platform/web'
import type { ReactNode } from 'react'
import type { PlaybookView as Playbook } from '../../contract/playbook-endpoints.ts'
import { HelpLines } from '../help-lines.tsx'
import { SourceList } from '../source-list.tsx'
import css from './playbook.module.css'

/** Said where no country that was asked for has an entry; what is no country of the list is not named. */
const notHeld = (nations: readonly string[]): string =>
  `暂未收录该国${nations.length > 0 ? `（${nations.join('、')}）` : ''}，以下为通用步骤`

interface PlaybookViewProps {
  playbook: Playbook
  /** The level of the headings of its parts. */
  level: 2 | 3
  /** Whether the page may lead to the page of deadlines and to services of the portal. */
  leadsOn?: boolean
}

/** What to do on the first day: steps, papers, language, the periods of checked rules, and the law, each with its source. */
export function PlaybookView({ playbook, level, leadsOn = true }: PlaybookViewProps) {
  const { known, nation, nations, steps, papers, language, rules, deadlines, on } = playbook
  return (
    <Stack gap={20} className={css.playbook}>
      {nation !== null && !known && <Notice>{notHeld(nations)}</Notice>}
      {nation !== null && <p className="print-only">国家或地区：{nation}</p>}
      <Lines title="第一天" lines={steps} level={level} isOrdered />
      {deadlines.length > 0 && (
        <Part title="期限" level={level}>
          <ul className={css.periods}>
            {deadlines.map((period) => (
              <Period key={period.rule} period={period} leadsOn={leadsOn} />
            ))}
          </ul>
        </Part>
      )}
      <Lines title="材料" lines={papers} level={level} />
      <Lines title="语言" lines={language} level={level} />
      <Lines title="相关规定" lines={rules} level={level} />
      <SourceList lines={[...steps, ...papers, ...language, ...rules]} />
      <Quiet>以 {on} 的内容为准。</Quiet>
    </Stack>
  )
}

function Part({ title, level, children }: { title: string; level: 2 | 3; children: ReactNode }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section aria-label={title} className={css.part}>
      <Heading>{title}</Heading>
      {children}
    </section>
  )
}

function Lines({
  title,
  lines,
  level,
  isOrdered = false,
}: {
  title: string
  lines: readonly HelpLine[]
  level: 2 | 3
  isOrdered?: boolean
}) {
  if (lines.length === 0) return null
  return (
    <Part title={title} level={level}>
      <HelpLines lines={lines} isOrdered={isOrdered} />
    </Part>
  )
}

function Period({ period: one, leadsOn }: { period: Playbook['deadlines'][number]; leadsOn: boolean }) {
  const { rule, name, trigger, period, source, checkedOn, calendar } = one
  return (
    <li>
      <p>
        {name}：<b>{period}</b>，{trigger}
      </p>
      <Quiet>
        依据：{source}
        {checkedOn !== null && `；核对于 ${checkedOn}`}
      </Quiet>
      {leadsOn && (
        <LinkButton to={linkTo('/home/deadlines', { rule, calendar })} variant="text" className="no-print">
          算出最后一天
          <Icon name="right" size={16} />
        </LinkButton>
      )}
    </li>
  )
}
