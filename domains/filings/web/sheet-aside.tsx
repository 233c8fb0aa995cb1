import { LawCard } from '@portal/help/web/law-card'
import { Card, Quiet } from '@portal/platform/web'
import type { Finding } from '../contract/finding.ts'
import { isComplete } from '../contract/findings.ts'
import { filingFacts } from '../contract/law.ts'
import { FindingList } from './finding-list.tsx'
import css from './sheet.module.css'

/** The most findings in the list: as many as a person takes in at a glance. */
const shown = 8

/** The column beside a sheet: what is not done, and what the law says. */
export function SheetAside({ findings, onOpen }: { findings: readonly Finding[]; onOpen: (finding: Finding) => void }) {
  const open = findings.filter(({ level }) => level !== 'look')
  const looks = findings.length - open.length
  return (
    <>
      <Card title="还缺什么">
        {isComplete(findings) ? (
          <p className={css.complete}>各项都填好了，材料也齐了。{looks > 0 && `另有 ${looks} 处请再看一眼。`}</p>
        ) : (
          <>
            <FindingList findings={open.slice(0, shown)} label="还缺什么" onOpen={onOpen} />
            {open.length > shown && <Quiet className={css.more}>还有 {open.length - shown} 项，见“核对取走”。</Quiet>}
          </>
        )}
      </Card>
      <LawCard facts={filingFacts} />
    </>
  )
}
