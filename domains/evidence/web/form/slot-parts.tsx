import { acceptOf, copyTitle } from '@portal/files/contract'
import { Button, Fold, fileSizeText, Icon, Notice, Stack } from '@portal/platform/web'
import type { ReactNode } from 'react'
import { type Slot, slotTitle } from '../../contract/slots.ts'
import { DigestText } from '../parts/digest-text.tsx'
import { slotAdvice } from '../slots/slot-advice.ts'
import type { ShownFile } from './evidence-values.ts'
import css from './form.module.css'
import type { Sending } from './use-slot-uploads.ts'

/** A button that picks one file for a slot. */
export function PickFile({
  slot,
  onPick,
  className = 'btn btn-secondary btn-small',
  children,
}: {
  slot: Slot
  onPick: (file: File | undefined) => void
  className?: string
  children: string
}) {
  return (
    <label className={className}>
      <input
        type="file"
        className="sr-only"
        accept={acceptOf('evidence-slot')}
        aria-label={`${slotTitle(slot)}：${children}`}
        onChange={({ target }) => {
          onPick(target.files?.[0])
          target.value = ''
        }}
      />
      {children}
    </label>
  )
}

/** Two things to do and one not to do. */
export function Rules({ slot }: { slot: Slot }) {
  const { take, avoid } = slotAdvice[slot]
  return (
    <ul className={`ticked ${css.rules}`}>
      {take.map((line) => (
        <li key={line}>
          <Icon name="check" size={18} className={css.yes} />
          {line}
        </li>
      ))}
      <li>
        <Icon name="close" size={18} className={css.no} />
        {avoid}
      </li>
    </ul>
  )
}

/** A file on its way, or why it did not arrive and what can be done. */
export function SendingLine({ sending, onCancel }: { sending: Sending; onCancel: () => void }) {
  const { fileName, size, percent, problem, again } = sending
  if (problem !== undefined)
    return (
      <Notice
        tone="error"
        actions={
          <>
            {again && (
              <Button variant="text" onClick={again}>
                重试
              </Button>
            )}
            <Button variant="text" onClick={onCancel}>
              不传了
            </Button>
          </>
        }
      >
        {fileName} 没有传上：{problem}
      </Notice>
    )
  return (
    <div className={css.sending} role="status">
      <span>
        正在上传 {fileName}（{fileSizeText(size)}）
      </span>
      <progress max={100} value={percent} aria-label={`${fileName} 上传进度`} />
      <Button variant="text" onClick={onCancel}>
        取消
      </Button>
    </div>
  )
}

/** The name and size of the file in a slot, whether it is a smaller copy, and how far it is from being sealed. */
export function FileFacts({ file, state }: { file: ShownFile; state: ReactNode }) {
  return (
    <div className={css.facts}>
      <p className={css.name}>
        {file.fileName} <small>{fileSizeText(file.size)}</small>
      </p>
      {file.copyOf && <p className={css.copy}>{copyTitle}：不是相机原图，记录和证据包里会写明。原图请自己留好。</p>}
      <p className={css.state}>{state}</p>
    </div>
  )
}

/** What the browser's measures found, and the digest for those who want it. */
export function FileNotes({
  slot,
  file,
  hints,
}: {
  slot: Slot
  file: ShownFile
  hints: readonly string[] | undefined
}) {
  return (
    <>
      {hints && hints.length > 0 && (
        <Stack as="ul" gap={4} className={`ticked ${css.hints}`} aria-label={`${slotTitle(slot)}的画质提示`}>
          {hints.map((hint) => (
            <li key={hint}>
              <Icon name="warn" size={16} />
              {hint}
            </li>
          ))}
        </Stack>
      )}
      <Fold title="文件指纹">
        <DigestText sha256={file.sha256} note={hints ? '本机计算的与服务器收到的一致' : '服务器收到文件时计算'} />
      </Fold>
    </>
  )
}
