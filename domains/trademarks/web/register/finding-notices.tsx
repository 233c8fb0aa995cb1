import { Notice, type NoticeTone, Stack } from '@portal/platform/web'
import type { Finding, FindingLevel } from '../../contract/check.ts'

const tones = { hint: 'info', warn: 'warning', block: 'error' } as const satisfies Record<FindingLevel, NoticeTone>

/** Findings with the law that they rest on, where it is told. */
export function FindingNotices({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  return (
    <Stack gap={8}>
      {findings.map(({ code, level, text, law }) => (
        <Notice key={`${code} ${text}`} tone={tones[level]}>
          {text}
          {law && ` — ${law.title}${law.article}`}
        </Notice>
      ))}
    </Stack>
  )
}

/** The findings about the words of a mark; those about goods stand at the goods, and marks that are alike are listed. */
export const signFindings = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ code }) => code.startsWith('sign.'))
