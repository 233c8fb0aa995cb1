import { PhoneUpload } from '@portal/files/web'
import { Button, classNames, FormField, Icon, momentWords, Stack } from '@portal/platform/web'
import { type DragEvent, type ReactNode, useState } from 'react'
import type { SlotFile } from '../../contract/detail.ts'
import { type Slot, slotRules, slotTitle } from '../../contract/slots.ts'
import { serviceTitle } from '../paths.ts'
import { SlotDrawing } from '../slots/slot-drawing.tsx'
import type { EvidenceForm, SlotValue } from './evidence-values.ts'
import css from './form.module.css'
import { FileFacts, FileNotes, PickFile, Rules, SendingLine } from './slot-parts.tsx'
import { SlotPicture } from './slot-picture.tsx'
import type { SlotUploads } from './use-slot-uploads.ts'

export type SlotProps = {
  form: EvidenceForm
  slot: Slot
  uploads: SlotUploads
  /** The file that was sealed before, which cannot be replaced. */
  saved: SlotFile | null
  /** What stands in place of the upload as long as nothing may be uploaded. */
  gate?: ReactNode
}

/** One of the 13 slots on a wide screen: its picture or a drawing of a good one, how to take it, and the file. */
export function SlotRow({ form, slot, uploads, saved, gate, recordId }: SlotProps & { recordId: string }) {
  const [isOver, setOver] = useState(false)
  const { required } = slotRules[slot]
  const value: SlotValue | null = form.rhf.watch(slot)
  const shown = saved ?? value
  const isOpen = !saved && !gate
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (isOpen) uploads.pick(slot, event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button that picks a file.
    <div
      className={classNames(css.row, isOver && css.over)}
      data-slot={slot}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(isOpen)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {shown ? <SlotPicture slot={slot} file={shown} /> : <SlotDrawing slot={slot} />}
      <FormField
        form={form}
        name={slot}
        label={slotTitle(slot)}
        group
        {...(required ? { required } : { note: '选填' })}
      >
        {() => (
          <Stack gap={10}>
            {saved && <Sealed file={saved} />}
            {!saved && !value && <Rules slot={slot} />}
            {isOpen && <OpenSlot slot={slot} value={value} uploads={uploads} place={`evidence-${recordId}.${slot}`} />}
            {!saved && gate}
          </Stack>
        )}
      </FormField>
    </div>
  )
}

/** The file of a slot that was sealed before. */
export function Sealed({ file }: { file: SlotFile }) {
  return (
    <FileFacts
      file={file}
      state={
        <>
          <Icon name="lock" size={16} />
          {momentWords(file.receivedAt)} 收到，已封存，不能更换
        </>
      }
    />
  )
}

export const uploadedState = (
  <>
    <Icon name="check" size={16} />
    已传到平台，还没有封存
  </>
)

function OpenSlot({
  slot,
  value,
  uploads,
  place,
}: {
  slot: Slot
  value: SlotValue | null
  uploads: SlotUploads
  place: string
}) {
  const sending = uploads.sendingOf(slot)
  const pick = (file: File | undefined) => uploads.pick(slot, file)
  return (
    <>
      {value && <FileFacts file={value} state={uploadedState} />}
      {sending && <SendingLine sending={sending} onCancel={() => uploads.cancel(slot)} />}
      <div className="row">
        <PickFile slot={slot} onPick={pick}>
          {value ? '换一张' : '选择文件'}
        </PickFile>
        {value ? (
          <Button variant="text" aria-label={`删除 ${value.fileName}`} onClick={() => uploads.remove(slot)}>
            删除
          </Button>
        ) : (
          <PhoneUpload
            purpose="evidence-slot"
            title={`${serviceTitle} · ${slotTitle(slot)}`}
            slot={place}
            onFile={(file) => uploads.adopt(slot, file)}
          />
        )}
      </div>
      {value && <FileNotes slot={slot} file={value} hints={uploads.hintsOf(value)} />}
    </>
  )
}
