import { copyTitle, extensionOf, ruleOf } from '@portal/files/contract'
import { compressedCopy } from '@portal/files/web'
import { Button, Dialog, limitText, Stack, sizeWords, useAction } from '@portal/platform/web'
import { type ReactNode, useEffect, useState } from 'react'
import { hashFile } from '../hash/hash-file.ts'
import css from './form.module.css'
import { PickFile } from './slot-parts.tsx'
import type { SlotUploads, Unfit } from './use-slot-uploads.ts'

const { bytes } = ruleOf('evidence-slot')
const limit = limitText(bytes)

type Way = 'shoot' | 'copy' | 'other'

type UnfitDialogProps = {
  unfit: Unfit
  uploads: SlotUploads
  /** Opens the camera of this page; undefined where there is none. */
  onShoot: (() => void) | undefined
}

const titleOf = ({ size, name, type }: File): string => {
  const what = type.startsWith('image/') ? '这张照片' : '这份文件'
  return size > bytes
    ? `${what} ${sizeWords(size)}，超过 ${limit}`
    : `${what}是 ${extensionOf(name).toUpperCase()} 格式，不能直接存证`
}

/** Asks what is done about a picked file that cannot be sent as it is. Nothing is sent before the user has chosen. */
export function UnfitDialog({ unfit: { slot, file }, uploads, onShoot }: UnfitDialogProps) {
  const isPhoto = file.type.startsWith('image/')
  const copy = useCopy(file, isPhoto)
  const [way, setWay] = useState<Way>(isPhoto ? (onShoot ? 'shoot' : 'copy') : 'other')
  const send = useAction(async () => {
    if (!copy) return
    const sha256 = await hashFile(file)
    uploads.settle()
    uploads.sendCopy(slot, copy, { sha256, size: file.size })
  })
  const choice = (of: Way, title: string, text: ReactNode, isOff = false) => (
    <label className={css.way}>
      <input type="radio" name="way" checked={way === of} disabled={isOff} onChange={() => setWay(of)} />
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </label>
  )
  return (
    <Dialog
      open
      size="sheet"
      title={titleOf(file)}
      onClose={uploads.settle}
      actions={
        <>
          <Button onClick={uploads.settle}>先不传</Button>
          {way === 'shoot' && onShoot && (
            <Button
              variant="primary"
              onClick={() => {
                uploads.settle()
                onShoot()
              }}
            >
              打开相机重拍
            </Button>
          )}
          {way === 'copy' && (
            <Button variant="primary" disabled={!copy} busy={send.busy} onClick={() => void send.run()}>
              存证这份{copyTitle}
            </Button>
          )}
          {way === 'other' && (
            <PickFile
              slot={slot}
              className="btn btn-primary"
              onPick={(next) => {
                uploads.settle()
                uploads.pick(slot, next)
              }}
            >
              另选一张
            </PickFile>
          )}
        </>
      }
    >
      <p>原图的每一个字节都会参与存证。要换小，得先经您同意。</p>
      <Stack as="fieldset" gap={10} className={css.ways}>
        <legend className="sr-only">怎么办</legend>
        {isPhoto && onShoot && choice('shoot', '用这里的相机重拍', `直接拍成 ${limit} 以内，仍是原始文件。推荐。`)}
        {isPhoto && choice('copy', '另存一份小的再存证', copyText(file, copy), copy === null)}
        {choice(
          'other',
          isPhoto ? '另选一张' : '另选一份',
          isPhoto ? `选一张小于 ${limit} 的，例如相册里的“标准画质”` : `选一份小于 ${limit} 的`,
        )}
      </Stack>
    </Dialog>
  )
}

const copyText = ({ size }: File, copy: File | null | undefined): string => {
  if (copy === undefined) return '正在看看能缩到多小…'
  if (copy === null) return '这张照片在这里打不开，缩不了。'
  return `${sizeWords(size)} → ${sizeWords(copy.size)}。存证的是这份“${copyTitle}”，记录里会写明；原图请自己留好。`
}

/** A smaller copy of a photo, made in this browser: undefined while it is being made, null where none can be made. */
const useCopy = (file: File, isPhoto: boolean): File | null | undefined => {
  const [copy, setCopy] = useState<File | null>()
  useEffect(() => {
    const made = { isOver: false }
    const make = async () => {
      const { file: smaller } = await compressedCopy('evidence-slot')(file)
      if (!made.isOver) setCopy(smaller === file ? null : smaller)
    }
    if (isPhoto) make().catch(() => setCopy(null))
    return () => {
      made.isOver = true
    }
  }, [file, isPhoto])
  return copy
}
