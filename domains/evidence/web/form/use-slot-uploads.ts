import type { DeclaredPicture } from '@portal/files/contract'
import { extensionOf, ruleOf, tooLargeText, unsupportedText } from '@portal/files/contract'
import { call, errorText, toast, type UploadedFile } from '@portal/platform/web'
import { useEffect, useRef, useState } from 'react'
import { evidenceApi } from '../../contract/endpoints.ts'
import type { Slot } from '../../contract/slots.ts'
import { slotAdvice } from '../slots/slot-advice.ts'
import type { EvidenceForm } from './evidence-values.ts'
import { sendIntoSlot } from './slot-upload.ts'

const { bytes, extensions } = ruleOf('evidence-slot')

/** A file on its way into a slot. */
export type Sending = {
  fileName: string
  size: number
  /** 0 to 99. */
  percent: number
  /** Why it did not arrive; undefined while it is on its way. */
  problem?: string
  /** Sends it again; undefined where that cannot help. */
  again?: () => void
}

/** A picked file that cannot be sent as it is: the user chooses what is done about it. */
export type Unfit = { slot: Slot; file: File }

export type SlotUploads = {
  sendingOf: (slot: Slot) => Sending | undefined
  isBusy: boolean
  /** What this browser found out about a file that it sent itself; undefined for a file from elsewhere. */
  hintsOf: (file: UploadedFile) => readonly string[] | undefined
  /** Sends a picked file. One over the limit, or a photo of a kind that is not taken, is not sent: it becomes `unfit`. */
  pick: (slot: Slot, file: File | undefined) => void
  /** Sends a smaller copy, and with it what it was made from, which the server keeps as a declaration. */
  sendCopy: (slot: Slot, copy: File, of: DeclaredPicture) => void
  /** Takes over a file that a phone has sent. */
  adopt: (slot: Slot, file: UploadedFile) => void
  cancel: (slot: Slot) => void
  remove: (slot: Slot) => void
  unfit: Unfit | undefined
  /** The user has chosen what is done about the unfit file, or does nothing. */
  settle: () => void
}

const isPhotoFile = ({ type }: File): boolean => type.startsWith('image/')

/**
 * The uploads of all slots. They run on while the user goes from one slot to the next, and end when the form is left. A file
 * that arrives stands in its slot, in place of the one before.
 */
export const useSlotUploads = ({ rhf }: EvidenceForm): SlotUploads => {
  const [sending, setSending] = useState<Partial<Record<Slot, Sending>>>({})
  const [unfit, setUnfit] = useState<Unfit>()
  const hints = useRef(new Map<string, readonly string[]>())
  const running = useRef(new Map<Slot, AbortController>())
  useEffect(() => {
    const all = running.current
    return () => {
      for (const abort of all.values()) abort.abort()
    }
  }, [])

  const show = (slot: Slot, now: Sending | undefined) =>
    setSending(({ [slot]: _, ...others }) => (now ? { ...others, [slot]: now } : others))
  const keep = (slot: Slot, file: UploadedFile | null) => {
    rhf.clearErrors(slot)
    rhf.setValue(slot, file, { shouldDirty: true, shouldTouch: true })
  }

  /** Does the work of one upload: another file for the same slot ends it, and then it says nothing any more. */
  const work = async (slot: Slot, about: Sending, task: (signal: AbortSignal) => Promise<UploadedFile>) => {
    running.current.get(slot)?.abort()
    const abort = new AbortController()
    running.current.set(slot, abort)
    const isCurrent = () => running.current.get(slot) === abort
    show(slot, about)
    try {
      const file = await task(abort.signal)
      if (!isCurrent()) return
      keep(slot, file)
      show(slot, undefined)
    } catch (error) {
      if (!isCurrent()) return
      const again = () => void work(slot, about, task)
      show(slot, { ...about, problem: errorText(error), again })
    } finally {
      if (isCurrent()) running.current.delete(slot)
    }
  }

  const send = (slot: Slot, file: File, copyOf?: DeclaredPicture) => {
    const about = { fileName: file.name, size: file.size, percent: 0 }
    const { expects } = slotAdvice[slot]
    void work(slot, about, async (signal) => {
      const onProgress = (sent: number, total: number) =>
        show(slot, { ...about, percent: total > 0 ? Math.min(Math.floor((sent / total) * 100), 99) : 0 })
      const options = { purpose: 'evidence-slot', signal, onProgress }
      const { file: stored, hints: found } = await sendIntoSlot(slot, { expects, copyOf })(file, options)
      hints.current.set(stored.id, found)
      return stored
    })
  }

  const pick = (slot: Slot, file: File | undefined) => {
    if (!file) return
    const isTaken = extensions.includes(extensionOf(file.name))
    if (file.size > bytes) toast(tooLargeText('evidence-slot'), 'error')
    if (file.size > bytes || (!isTaken && isPhotoFile(file))) setUnfit({ slot, file })
    else if (isTaken) send(slot, file)
    else show(slot, { fileName: file.name, size: file.size, percent: 0, problem: unsupportedText })
  }

  const cancel = (slot: Slot) => {
    running.current.get(slot)?.abort()
    running.current.delete(slot)
    show(slot, undefined)
  }

  return {
    sendingOf: (slot) => sending[slot],
    isBusy: Object.values(sending).some(({ problem }) => problem === undefined),
    hintsOf: ({ id }) => hints.current.get(id),
    pick,
    sendCopy: (slot, copy, of) => send(slot, copy, of),
    adopt: (slot, file) =>
      void work(slot, { fileName: file.fileName, size: file.size, percent: 0 }, () =>
        call(evidenceApi.adoptUpload, { body: { url: file.url, slot } }),
      ),
    cancel,
    remove: (slot) => keep(slot, null),
    unfit,
    settle: () => setUnfit(undefined),
  }
}
