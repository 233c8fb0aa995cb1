import { dayText, Notice } from '@portal/platform/web'
import { memo } from 'react'
import { trademarkWarnings } from '../../contract/warnings.ts'

/** What whoever applies must know before he does. */
export function RiskList() {
  return (
    <ul className="bullets">
      {trademarkWarnings(dayText(Date.now())).map(({ text, law }) => (
        <li key={text}>
          {text}
          {law && ` — ${law.title}${law.article}`}
        </li>
      ))}
    </ul>
  )
}

/** The same on the form. */
export const RiskNotice = memo(function RiskNotice() {
  return (
    <Notice tone="warning" title="风险提示">
      <RiskList />
    </Notice>
  )
})
