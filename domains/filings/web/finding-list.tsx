import { classNames, Icon, type IconName, Stack } from '@portal/platform/web'
import { type Finding, type FindingLevel, levelLabels } from '../contract/finding.ts'
import css from './sheet.module.css'

const icons: Record<FindingLevel, IconName> = { missing: 'minus', wrong: 'warn', look: 'eye' }

/** A list of findings, each with icon, word and colour; with `onOpen` each one leads to its field. */
export function FindingList({
  findings,
  label,
  onOpen,
}: {
  findings: readonly Finding[]
  label: string
  onOpen?: (finding: Finding) => void
}) {
  if (findings.length === 0) return null
  return (
    <Stack as="ul" gap={8} className={css.findings} aria-label={label}>
      {findings.map((finding) => {
        const { level, text, field } = finding
        return (
          <li key={`${field} ${text}`} className={classNames(css[level])}>
            <Icon name={icons[level]} size={16} />
            <span>
              <span className="sr-only">{levelLabels[level]}：</span>
              {onOpen ? (
                <button type="button" onClick={() => onOpen(finding)}>
                  {text}
                </button>
              ) : (
                text
              )}
            </span>
          </li>
        )
      })}
    </Stack>
  )
}
