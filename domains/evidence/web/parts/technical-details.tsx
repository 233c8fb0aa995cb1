import { Stack } from '@portal/platform/web'
import type { EvidenceDetail } from '../../contract/detail.ts'
import { type Slot, slots, slotTitle } from '../../contract/slots.ts'
import { Statement, StatementDetails } from '../proof/proof-panel.tsx'
import { DigestText } from './digest-text.tsx'
import { FileDigests } from './file-digests.tsx'
import { preciseText } from './precise-text.ts'

/** Digests, places in the log and commands, for whoever checks with programs of their own. */
export function TechnicalDetails({
  detail,
  sender,
}: {
  detail: Pick<EvidenceDetail, 'statements' | Slot>
  /** What the reader calls whoever handed the files in. */
  sender: '您' | '提交者'
}) {
  return (
    <Stack gap={24}>
      {detail.statements.map((statement) => (
        <Statement key={statement.sha256} statement={statement}>
          <StatementDetails statement={statement} />
        </Statement>
      ))}
      <ul className="lines" aria-label="每份文件的指纹">
        {slots.map((slot) => {
          const file = detail[slot]
          return (
            file && (
              <li key={slot}>
                <FileDigests
                  title={slotTitle(slot)}
                  meta={`${file.fileName} · ${preciseText(file.receivedAt)} 收到（本平台时钟）${file.leaf ? ` · 存证日志第 ${file.leaf.index} 条` : ''}`}
                  sha256={file.sha256}
                  sm3={file.sm3}
                />
                {file.copyOf && <DigestText sha256={file.copyOf.sha256} note={`${sender}声明的原图，未经证明`} />}
              </li>
            )
          )
        })}
      </ul>
    </Stack>
  )
}
