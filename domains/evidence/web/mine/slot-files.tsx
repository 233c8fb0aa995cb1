import { Button, fileSizeText } from '@portal/platform/web'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { type EvidenceDetail, fileProblemLabels, type SlotFile } from '../../contract/detail.ts'
import { type Slot, slotRules, slots, slotTitle } from '../../contract/slots.ts'
import type { PhotoCard } from '../../contract/time-card.ts'
import { DigestText } from '../parts/digest-text.tsx'
import { preciseText } from '../parts/precise-text.ts'
import css from './evidence-detail.module.css'

const OpenedDialog = lazy(async () => ({ default: (await import('./opened-dialog.tsx')).OpenedDialog }))

/** The 13 slots of a customer's own record, with a button that opens a travel document. */
export function OwnSlotFiles({ detail }: { detail: EvidenceDetail }) {
  const [opening, setOpening] = useState<{ slot: Slot; id: string }>()
  return (
    <>
      <SlotFiles
        files={detail}
        open={(slot, { id }) => (
          <Button
            variant="text"
            icon="lock"
            aria-label={`查看 ${slotTitle(slot)}（会被记录）`}
            onClick={() => setOpening({ slot, id })}
          >
            查看
          </Button>
        )}
      />
      {opening && (
        <Suspense>
          <OpenedDialog {...opening} onClose={() => setOpening(undefined)} />
        </Suspense>
      )}
    </>
  )
}

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

const unusable = {
  foreign: '照片中有时间卡，但不是本平台的，没有采用',
  unknown: '照片中有时间卡，但存证日志里没有这一刻，没有采用',
} as const

/** The time card that was read in a photo; nothing is shown for a photo without a card. */
function CardLine({ card: { state, at, by, code } }: { card: PhotoCard }) {
  if (state === 'none') return null
  if (state !== 'known' || at === null)
    return <p className={css.problem}>{unusable[state === 'foreign' ? state : 'unknown']}</p>
  return (
    <p className={css.card}>
      照片中含时间卡 {code}：不早于 {preciseText(at)}（来源：{by ?? '本平台时钟'}）
    </p>
  )
}

function FileRow({ slot, file, open }: { slot: Slot; file: SlotFile; open: OpenMasked }) {
  const { fileName, size, receivedAt, sha256, sm3, masked, problem, card, url, viewUrl, leaf } = file
  const name = slotTitle(slot)
  return (
    <>
      <div className={css.about}>
        <p className={css.name}>{fileName}</p>
        <p className={css.facts}>
          {fileSizeText(size)} · {preciseText(receivedAt)} 收到（本平台时钟）
          {leaf && ` · 存证日志第 ${leaf.index} 条`}
        </p>
        {card && <CardLine card={card} />}
        {problem && <p className={css.problem}>{fileProblemLabels[problem]}</p>}
        <details>
          <summary>摘要</summary>
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
