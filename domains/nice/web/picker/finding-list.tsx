import { Button, Icon } from '@portal/platform/web'
import { useState } from 'react'
import type { Choice, NiceFinding } from '../../contract/findings.ts'
import styles from './picker.module.css'
import { useFindings } from './use-findings.ts'

/** How many findings are shown before the user asks for all of them. */
const most = 5

const weight = { block: 0, warn: 1, hint: 2 } as const satisfies Record<NiceFinding['level'], number>

/** What is worth a second look in the chosen items, the weightier first. It keeps nobody from choosing. */
export function FindingList({ choice, edition }: { choice: Choice; edition: string }) {
  const [isWhole, setWhole] = useState(false)
  const found = useFindings(choice, edition).toSorted((a, b) => weight[a.level] - weight[b.level])
  if (found.length === 0) return null
  const shown = isWhole ? found : found.slice(0, most)
  return (
    <section aria-label="所选项目的提示">
      <ul className={`ticked ${styles.findings}`}>
        {shown.map(({ level, text }) => (
          <li key={text} data-level={level}>
            <Icon name={level === 'hint' ? 'info' : 'warn'} size={18} />
            {text}
          </li>
        ))}
      </ul>
      {found.length > shown.length && (
        <Button variant="text" onClick={() => setWhole(true)}>{`再看 ${found.length - shown.length} 条`}</Button>
      )}
    </section>
  )
}
