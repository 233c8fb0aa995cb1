import { ruleOf } from '@portal/files/contract'
import { FileUpload } from '@portal/files/web'
import {
  Button,
  FormField,
  fileSizeText,
  Icon,
  limitText,
  momentText,
  Notice,
  Stack,
  type UploadedFile,
} from '@portal/platform/web'
import { type ReactNode, useCallback } from 'react'
import type { SlotFile } from '../../contract/detail.ts'
import { type Slot, slotRules, slotTitle } from '../../contract/slots.ts'
import { DigestText } from '../parts/digest-text.tsx'
import { serviceTitle } from '../paths.ts'
import { slotAdvice } from '../slots/slot-advice.ts'
import { SlotDrawing } from '../slots/slot-drawing.tsx'
import type { EvidenceForm } from './evidence-values.ts'
import css from './slot-field.module.css'
import { useSlotFile } from './use-slot-file.ts'

const purpose = 'evidence-slot'
const help = `图片或 Word，1 份，${limitText(ruleOf(purpose).bytes)} 以内`

type SlotFieldProps = {
  form: EvidenceForm
  /** The record that a file from a phone is for, even if another tab has another record open. */
  recordId: string
  slot: Slot
  /** The file that was saved before, which cannot be replaced. */
  saved: SlotFile | null
  /** What is shown in place of the upload as long as nothing may be uploaded. */
  gate?: ReactNode
  onUploading: (slot: Slot, busy: boolean) => void
}

/** One of the 13 slots: a drawing of a good picture, advice how to take it, and the file. */
export function SlotField({ form, recordId, slot, saved, gate, onUploading }: SlotFieldProps) {
  const { lines } = slotAdvice[slot]
  const { required } = slotRules[slot]
  return (
    <div className={css.slot} data-slot={slot}>
      <SlotDrawing slot={slot} />
      <FormField
        form={form}
        name={slot}
        label={slotTitle(slot)}
        hint={lines.join('；')}
        group
        {...(required ? { required } : { note: '选填' })}
      >
        {(control) => {
          if (saved) return <SavedFile file={saved} />
          if (gate) return gate
          return (
            <SlotUpload
              slot={slot}
              value={control.value}
              onChange={control.onChange}
              {...(control.onBlur && { onBlur: control.onBlur })}
              recordId={recordId}
              onUploading={onUploading}
            />
          )
        }}
      </FormField>
    </div>
  )
}

function SlotUpload({
  slot,
  value,
  onChange,
  onBlur,
  recordId,
  onUploading,
}: {
  slot: Slot
  value: UploadedFile | null
  onChange: (file: UploadedFile | null) => void
  onBlur?: () => void
  recordId: string
  onUploading: SlotFieldProps['onUploading']
}) {
  const { send, take, notesOf, adoption } = useSlotFile({ slot, onChange, onUploading })
  const notes = notesOf(value)
  const onBusy = useCallback((busy: boolean) => onUploading(slot, busy), [onUploading, slot])
  return (
    <>
      <FileUpload
        value={value ? [value] : []}
        onChange={(files) => take(files.at(-1) ?? null)}
        {...(onBlur && { onBlur })}
        purpose={purpose}
        phone={{ title: `${serviceTitle} · ${slotTitle(slot)}`, slot: `evidence-${recordId}.${slot}` }}
        help={help}
        send={send}
        hideWhenFull
        onBusy={onBusy}
      />
      {adoption && <Adoption {...adoption} />}
      {value && (
        <Stack gap={8} className={css.notes}>
          <DigestText sha256={value.sha256} note={notes ? '本机计算的与服务器收到的一致' : '服务器收到文件时计算'} />
          {notes && notes.hints.length > 0 && <Hints slot={slot} hints={notes.hints} />}
        </Stack>
      )}
    </>
  )
}

/** Shows that a file from a phone is being taken over into the slot, or why that failed. */
function Adoption({ problem, onRetry }: { problem: string | undefined; onRetry: () => void }) {
  if (problem === undefined)
    return (
      <p className={css.adopting} role="status">
        正在收存手机发来的文件…
      </p>
    )
  return (
    <Notice
      tone="error"
      actions={
        <Button variant="text" onClick={onRetry}>
          重试
        </Button>
      }
    >
      手机发来的文件没有收存：{problem}
    </Notice>
  )
}

function Hints({ slot, hints }: { slot: Slot; hints: readonly string[] }) {
  return (
    <Stack as="ul" gap={4} className={css.hints} aria-label={`${slotTitle(slot)}的画质提示`}>
      {hints.map((hint) => (
        <li key={hint}>
          <Icon name="warn" size={16} />
          {hint}
        </li>
      ))}
    </Stack>
  )
}

function SavedFile({ file: { fileName, size, sha256, receivedAt } }: { file: SlotFile }) {
  return (
    <div className={css.saved}>
      <p className={css.savedName}>
        <Icon name="lock" size={20} />
        <span>{fileName}</span>
        <small>{fileSizeText(size)}</small>
      </p>
      <p className={css.savedNote}>{momentText(receivedAt)} 收到，已保存，不能更换</p>
      <DigestText sha256={sha256} />
    </div>
  )
}
