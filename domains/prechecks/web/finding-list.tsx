import { classNames, Icon, type IconName } from '@portal/platform/web'
import type { ReactNode } from 'react'
import { type Finding, type Level, levelWords } from '../contract/finding.ts'
import css from './precheck.module.css'

const icons: Record<Level, IconName> = { must: 'warn', should: 'edit', hint: 'eye' }

export const keyOfFinding = ({ rule, file }: Finding): string => `${rule} ${file ?? ''}`

const sourceOf = ({ source: { title, place } }: Finding): string => `${title}${place ?? ''}`

/** Findings, each with its weight, reason, source and what to do; `acts` is what the reader can do about one. */
export function FindingList<F extends Finding>({
  findings,
  label,
  acts,
}: {
  findings: readonly F[]
  label: string
  acts: (finding: F) => ReactNode
}) {
  return (
    <ul className={css.list} aria-label={label}>
      {findings.map((finding) => {
        const { level, file, text, why, mend } = finding
        return (
          <li key={keyOfFinding(finding)}>
            <p className={classNames(css.head, css[level])}>
              <Icon name={icons[level]} size={16} />
              <span>
                <strong>{levelWords[level]}</strong>
                {file === null ? '' : `《${file}》`}
                {text}
              </span>
            </p>
            <p className={css.why}>
              {why}（{sourceOf(finding)}）
            </p>
            <p>{mend}</p>
            <div className={css.acts}>{acts(finding)}</div>
          </li>
        )
      })}
    </ul>
  )
}
