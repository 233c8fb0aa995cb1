import { Button, reportFailure, toast } from '@portal/platform/web'
import { useState } from 'react'
import css from '../parts/parts.module.css'
import type { Trust } from './verify-file.ts'

/** The choice of the pins by which a package is judged: the portal's own, or a file that the visitor has kept. */
export function PinsChoice({ trust, onTrust }: { trust: Trust | undefined; onTrust: (trust: Trust) => void }) {
  const [busy, setBusy] = useState(false)
  const askPortal = async () => {
    setBusy(true)
    try {
      onTrust(await (await import('./verify-file.ts')).askPortal())
    } catch (error) {
      reportFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const readFile = async (file: File | undefined) => {
    if (!file) return
    const read = await (await import('./verify-file.ts')).readTrust(file)
    if (read) onTrust(read)
    else toast('这不是核验依据文件', 'error')
  }
  return (
    <>
      <p className={css.text}>核验要对照材料包以外的公钥和根证书；没有它们，任何人都能从头编造一个自圆其说的材料包。</p>
      <div className={`no-print row ${css.choice}`}>
        <Button busy={busy} busyText="正在取得…" onClick={() => void askPortal()}>
          用本平台公布的依据
        </Button>
        <label className="btn btn-secondary">
          <input
            type="file"
            accept=".json,application/json"
            className="sr-only"
            onChange={({ target }) => {
              readFile(target.files?.[0]).catch(reportFailure)
              target.value = ''
            }}
          />
          用自己保存的依据文件
        </label>
      </div>
      <p role="status" className={css.text}>
        {trust === undefined && '尚未选择：结论只会是“无法判断”。'}
        {trust?.from === 'portal' && '正在使用本平台自己公布的依据：它们由本平台给出，不独立于本平台。'}
        {trust?.from === 'file' && '正在使用您提供的依据。'}
      </p>
    </>
  )
}
