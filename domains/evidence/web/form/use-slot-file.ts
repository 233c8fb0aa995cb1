import { call, errorText, type SendFile, type UploadedFile } from '@portal/platform/web'
import { useMemo, useRef, useState } from 'react'
import { evidenceApi } from '../../contract/endpoints.ts'
import type { Slot } from '../../contract/slots.ts'
import { slotAdvice } from '../slots/slot-advice.ts'
import { type FileNotes, sendIntoSlot } from './slot-upload.ts'

/**
 * Receives the file of one slot. A file sent from this browser is an original at once. A file sent from a phone is at first
 * a plain upload, which the server must take over as an original.
 */
export const useSlotFile = ({
  slot,
  onChange,
  onUploading,
}: {
  slot: Slot
  onChange: (file: UploadedFile | null) => void
  onUploading: (slot: Slot, busy: boolean) => void
}) => {
  const sent = useRef(new Map<string, FileNotes>())
  const [adopting, setAdopting] = useState<{ file: UploadedFile; problem: string | undefined }>()
  const send = useMemo<SendFile>(
    () => sendIntoSlot(slot, slotAdvice[slot].expects, ({ id }, notes) => sent.current.set(id, notes)),
    [slot],
  )

  const adopt = async (file: UploadedFile) => {
    setAdopting({ file, problem: undefined })
    onUploading(slot, true)
    try {
      onChange(await call(evidenceApi.adoptUpload, { body: { url: file.url, slot } }))
      setAdopting(undefined)
    } catch (error) {
      setAdopting({ file, problem: errorText(error) })
    } finally {
      onUploading(slot, false)
    }
  }
  const take = (file: UploadedFile | null) => {
    if (file === null || sent.current.has(file.id)) onChange(file)
    else void adopt(file)
  }
  const notesOf = (file: UploadedFile | null): FileNotes | undefined => (file ? sent.current.get(file.id) : undefined)
  const adoption = adopting && { problem: adopting.problem, onRetry: () => void adopt(adopting.file) }
  return { send, take, notesOf, adoption }
}
