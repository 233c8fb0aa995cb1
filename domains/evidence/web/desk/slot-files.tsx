import { copyTitle } from '@portal/files/contract'
import { fileSizeText } from '@portal/platform/web'
import type { ReactNode } from 'react'
import { fileProblemLabels, type SlotFile } from '../../contract/detail.ts'
import { type Slot, slotRules, slots, slotTitle } from '../../contract/slots.ts'
import { cardText } from '../parts/card-text.ts'
import { DigestText } from '../parts/digest-text.tsx'
import { preciseText } from '../parts/precise-text.ts'
import css from './desk-detail.module.css'

type OpenMasked = (slot: Slot, file: SlotFile) => ReactNode

/** The 13 slots, each with its file, its digests and a way to see it; `open` draws the button that opens a masked file. */
export function SlotFiles({ files, open }: { files: Readonly<Record<Slot, SlotFile | null>>; open: OpenMasked }) {
  return (
    <ul className={css.files}>
      {slots.map((slot) => {
        const file = files[slot]
        return (
          <li key={slot}>
            <p className={css.slot}>
              {slotTitle(slot)}
              {!slotRules[slot].required && <small>选填</small>}
            </p>
            {file ? <FileRow slot={slot} file={file} open={open} /> : <p className={css.none}>未上传</p>}
          </li>
        )
      })}
    </ul>
  )
}

function FileRow({ slot, file, open }: { slot: Slot; file: SlotFile; open: OpenMasked }) {
  const { fileName, size, receivedAt, sha256, sm3, masked, problem, card, copyOf, url, viewUrl, leaf } = file
  const name = slotTitle(slot)
  return (
    <>
      <div className={css.about}>
        <p className={css.name}>{fileName}</p>
        <p className={css.facts}>
          {fileSizeText(size)} · {preciseText(receivedAt)} 收到（本平台时钟）
          {leaf && ` · 存证日志第 ${leaf.index} 条`}
        </p>
        {card && <p className={css.note}>{cardText(card)}</p>}
        {copyOf && (
          <p className={css.note}>
            {copyTitle}：提交者声明的原图 SHA-256 {copyOf.sha256}，未经证明
          </p>
        )}
        {problem && <p className={css.problem}>{fileProblemLabels[problem]}</p>}
        <details>
          <summary>文件指纹</summary>
          <DigestText sha256={sha256} />
          <DigestText name="SM3" sha256={sm3} />
        </details>
      </div>
      <div className={css.actions}>
        {masked && problem === null && open(slot, file)}
        {viewUrl && (
          <a className="btn btn-text" href={viewUrl} target="_blank" rel="noreferrer" aria-label={`查看 ${name}`}>
            查看
          </a>
        )}
        {url && (
          <a className="btn btn-text" href={url} download={fileName} aria-label={`下载 ${name}`}>
            下载
          </a>
        )}
      </div>
    </>
  )
}
