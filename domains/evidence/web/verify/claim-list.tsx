import { Notice, type NoticeTone, StatusTag, type StatusTone } from '@portal/platform/web'
import css from '../parts/parts.module.css'
import type { Found, ToldClaim } from './verify-file.ts'

const tags = {
  VALID: { tone: 'done', text: '成立' },
  PARTIAL: { tone: 'waiting', text: '未提供' },
  INVALID: { tone: 'refused', text: '不成立' },
  CANNOT_TELL: { tone: 'draft', text: '无法判断' },
  ABSENT: { tone: 'draft', text: '没有' },
} satisfies Record<ToldClaim['verdict'], { tone: StatusTone; text: string }>

const conclusions: Record<string, { tone: NoticeTone; title: string }> = {
  VALID: { tone: 'success', title: '核验通过' },
  PARTIAL: { tone: 'warning', title: '所提供的部分核验通过' },
  INVALID: { tone: 'error', title: '核验不通过' },
  CANNOT_TELL: { tone: 'warning', title: '无法判断' },
}

/** The report on a package: the conclusion, and below it one row in plain words for each claim. */
export function ClaimList({ verdict, conclusion, claims }: Extract<Found, { kind: 'package' }>) {
  const { tone, title } = conclusions[verdict] ?? { tone: 'error', title: verdict }
  return (
    <>
      <Notice tone={tone} title={title}>
        {conclusion}
      </Notice>
      <ul className="lines" aria-label="各项结果">
        {claims.map((claim) => (
          <li key={claim.id}>
            <p className="row">
              <b>{claim.title}</b>
              <StatusTag tone={tags[claim.verdict].tone}>{tags[claim.verdict].text}</StatusTag>
            </p>
            <p className={css.text}>{claim.detail}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
