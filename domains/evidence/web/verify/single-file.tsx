import { Button, call, reportFailure } from '@portal/platform/web'
import { useState } from 'react'
import { Link } from 'react-router'
import { evidencePackageApi } from '../../contract/package-endpoints.ts'
import { slotTitle } from '../../contract/slots.ts'
import type { Verified } from '../../contract/verdict.ts'
import { DigestText } from '../parts/digest-text.tsx'
import css from '../parts/parts.module.css'
import { recordPath } from '../paths.ts'
import type { Found } from './verify-file.ts'

/** What is shown for a file that is no package: its digests, and on request the records that hold this file. */
export function SingleFile({ fileName, sha256, sm3 }: Extract<Found, { kind: 'file' }>) {
  const [matches, setMatches] = useState<Verified['matches']>()
  const [busy, setBusy] = useState(false)
  const lookUp = async () => {
    setBusy(true)
    try {
      setMatches((await call(evidencePackageApi.verify, { body: { sha256 } })).matches)
    } catch (error) {
      reportFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p className={css.text}>{fileName} 不是材料包。它的文件指纹是：</p>
      <DigestText sha256={sha256} note="在您的浏览器里计算" />
      <DigestText name="SM3" sha256={sm3} note="在您的浏览器里计算" />
      <div className={`no-print row ${css.choice}`}>
        <Button busy={busy} busyText="正在查找…" onClick={() => void lookUp()}>
          在本平台的存证中查找（只发送 SHA-256）
        </Button>
      </div>
      <div role="status">
        {matches?.length === 0 && <p className={css.text}>没有已封存的存证含有这份文件。</p>}
        {matches?.map(({ evidenceNo, slot }) => (
          <p key={`${evidenceNo}${slot}`} className={css.text}>
            <Link to={recordPath(evidenceNo)}>{evidenceNo}</Link> 的“{slotTitle(slot)}”与它逐字节相同。
          </p>
        ))}
      </div>
    </>
  )
}
