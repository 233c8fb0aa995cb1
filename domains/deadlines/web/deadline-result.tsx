import { Card, ErrorView, Notice, Quiet, Skeleton, Stack, StatusTag } from '@portal/platform/web'
import type { ReactNode } from 'react'
import { deadlineErrors } from '../contract/errors.ts'
import type { RuleView } from '../contract/rules.ts'
import { askedFaults, triggerFault } from '../proof/asked-faults.ts'
import type { Asked, Counted } from '../proof/counting.ts'
import type { RuleVersion } from '../proof/rule.ts'
import { sourceWords } from '../proof/step-words.ts'
import { CountedSteps } from './counted-steps.tsx'
import styles from './deadline.module.css'
import { KeepNamed, KeepResult } from './own/keep-result.tsx'
import { useCount } from './use-count.ts'
import { versionFor, versionsOf } from './version-of.ts'

/** What a rule answers: why it cannot, or the last day with its steps. */
export function DeadlineResult({ rules, code, asked }: { rules: readonly RuleView[]; code: string; asked: Asked }) {
  const wrong = triggerFault(asked.trigger)
  if (wrong !== undefined) return <Refused>{wrong}</Refused>
  const shown = versionFor(versionsOf(rules, code), asked.trigger)
  const name = rules.find((rule) => rule.code === code)?.name ?? ''
  const byHand = <KeepNamed name={name} />
  if (!shown) return <Refused actions={byHand}>{deadlineErrors['deadline.no_rule'].msg}</Refused>
  const { version, checked, isTold } = shown
  if (!isTold)
    return <Refused actions={byHand}>{version.unchecked ?? deadlineErrors['deadline.rule_unchecked'].msg}</Refused>
  const [fault] = askedFaults(version, asked)
  if (fault) return <Refused>{fault.msg}</Refused>
  return <Result key={`${code} ${version.version}`} version={version} checked={checked} asked={asked} />
}

/** The name of the live part that tells the answer, beside the toasts. */
const resultName = '计算结果'

function Refused({ children, actions }: { children: string; actions?: ReactNode }) {
  return (
    <Stack gap={12}>
      <div role="status" aria-label={resultName}>
        <Notice tone="warning">{children}</Notice>
      </div>
      {actions && <div>{actions}</div>}
    </Stack>
  )
}

const weekdays = ['日', '一', '二', '三', '四', '五', '六'] as const
const weekdayOf = (day: string): string => `星期${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}`

function Result({ version, checked, asked }: { version: RuleVersion; checked: boolean; asked: Asked }) {
  const { counted, error, retry } = useCount(version, asked)
  if (error) return <ErrorView title="工作日历加载失败" error={error} onRetry={retry} />
  if (!counted) return <Skeleton rows={4} rowHeight={56} />
  return (
    <Stack gap={20}>
      <Card
        title={counted.opensOn === null ? '最后一天' : '办理的期间'}
        actions={<KeepResult rule={version} asked={asked} dueOn={counted.dueOn} />}
      >
        <Stack gap={12}>
          <p role="status" aria-label={resultName} className={styles.due}>
            {counted.opensOn !== null && (
              <>
                <time dateTime={counted.opensOn}>{counted.opensOn}</time> 至{' '}
              </>
            )}
            <time dateTime={counted.dueOn}>{counted.dueOn}</time>{' '}
            <small>
              {weekdayOf(counted.dueOn)} {counted.closing.time} 前
            </small>
          </p>
          <Marks counted={counted} checked={checked} />
        </Stack>
      </Card>
      <Card title="怎样得出">
        <CountedSteps steps={counted.steps} />
        <Source version={version} checked={checked} />
      </Card>
    </Stack>
  )
}

function Marks({
  counted: { dueAt, provisional, earliestOn, missing },
  checked,
}: {
  counted: Counted
  checked: boolean
}) {
  const years = [...new Set(missing.map(({ year }) => year))].join('、')
  return (
    <>
      {!checked && <StatusTag tone="refused">未核对</StatusTag>}
      {dueAt <= Date.now() && <Notice tone="warning">这一天已经过去。</Notice>}
      {provisional && (
        <Notice tone="warning" title="暂定">
          <p>
            {years} 年的放假安排尚未录入，暂按周末计算；公布后可能变化，最早可能为 {earliestOn}，请留出余地。
          </p>
        </Notice>
      )}
    </>
  )
}

function Source({
  version: { source, effectiveFrom, effectiveTo },
  checked,
}: {
  version: RuleVersion
  checked: boolean
}) {
  const span = effectiveTo === null ? `${effectiveFrom} 起` : `${effectiveFrom} 起至 ${effectiveTo} `
  return (
    <Quiet>
      {sourceWords(source)}
      {checked && source.checkedOn !== null && `，${source.checkedOn} 核对`}；适用于 {span}的情形。
    </Quiet>
  )
}
