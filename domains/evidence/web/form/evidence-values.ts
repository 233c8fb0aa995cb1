import type { OrderedForm, UploadedFile } from '@portal/platform/web'
import * as z from 'zod/mini'
import type { EvidenceDetail } from '../../contract/detail.ts'
import { basicForm, type SubmitBody } from '../../contract/record.ts'
import { requiredSlots, type Slot, slots } from '../../contract/slots.ts'

type SlotValues = Record<Slot, UploadedFile | null>

/** What the form holds: the six fields, and of each slot the file that has arrived since it was opened. */
export type EvidenceValues = {
  obligeeName: string
  idCard: string
  lxrPhone: string
  exhibitionName: string
  /** Epoch ms of the fair's first day; null until it is chosen. */
  exhibitionTime: number | null
  exhibitionAddress: string
} & SlotValues

export type EvidenceForm = OrderedForm<EvidenceValues>

/** What is filled and fixed already: nothing of a new record. */
export type Saved = EvidenceDetail | undefined

/** The rules of the six fields; which files a sealing needs, the server says by the same list that the button reads. */
export const formSchema = z.extend(
  basicForm,
  Object.fromEntries(slots.map((slot) => [slot, z.unknown()])) as Record<Slot, z.ZodMiniUnknown>,
)

const noFiles = Object.fromEntries(slots.map((slot) => [slot, null])) as SlotValues

export const emptyValues = (known: { obligeeName: string; idCard: string }): EvidenceValues => ({
  ...known,
  lxrPhone: '',
  exhibitionName: '',
  exhibitionTime: null,
  exhibitionAddress: '',
  ...noFiles,
})

export const valuesOf = (saved: EvidenceDetail): EvidenceValues => {
  const { obligeeName, idCard, lxrPhone, exhibitionName, exhibitionTime, exhibitionAddress } = saved
  return { obligeeName, idCard, lxrPhone, exhibitionName, exhibitionTime, exhibitionAddress, ...noFiles }
}

/** Whether a slot has its file, saved before or arrived now. */
export const isFilled = (slot: Slot, values: EvidenceValues, saved: Saved): boolean =>
  values[slot] !== null || (saved?.[slot] ?? null) !== null

export const missingSlots = (values: EvidenceValues, saved: Saved): Slot[] =>
  requiredSlots.filter((slot) => !isFilled(slot, values, saved))

/** The files that this sending fixes for good. */
export const newSlots = (values: EvidenceValues): Slot[] => slots.filter((slot) => values[slot] !== null)

/** What is sent: seals as soon as every required slot has its file, else keeps a draft. */
export const bodyOf = (values: EvidenceValues, saved: Saved): SubmitBody => {
  const files = newSlots(values).flatMap((slot) => {
    const file = values[slot]
    return file ? [[slot, { url: file.url, fileName: file.fileName }]] : []
  })
  const { obligeeName, idCard, lxrPhone, exhibitionName, exhibitionTime, exhibitionAddress } = values
  return {
    ...(saved && { id: saved.id }),
    obligeeName,
    idCard,
    lxrPhone,
    exhibitionName,
    exhibitionTime,
    exhibitionAddress,
    ...Object.fromEntries(files),
    state: missingSlots(values, saved).length === 0 ? 1 : 0,
  }
}
