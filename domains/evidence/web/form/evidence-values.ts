import type { OrderedForm, UploadedFile } from '@portal/platform/web'
import * as z from 'zod/mini'
import type { EvidenceDetail, ReceivedFile } from '../../contract/detail.ts'
import { basicForm, type SubmitBody } from '../../contract/record.ts'
import { requiredSlots, type Slot, slots } from '../../contract/slots.ts'

/** An uploaded file in the form. What a draft kept before the portal told it is undefined. */
export type SlotValue = UploadedFile & Partial<Pick<ReceivedFile, 'viewUrl' | 'receivedAt' | 'copyOf'>>
/** What is shown of a file in a slot, uploaded now or sealed before. */
export type ShownFile = Omit<SlotValue, 'url'>
type SlotValues = Record<Slot, SlotValue | null>

/** The values of the form: the six fields, and for each slot the file that was uploaded since the form was opened. */
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

/** The saved record that the form completes; undefined for a new record. */
export type Saved = EvidenceDetail | undefined

/** The rules of the six fields. Which files are required is not checked here: the server does, by the slots' `required`. */
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

/** Whether a slot has a file, saved before or uploaded now. */
export const isFilled = (slot: Slot, values: EvidenceValues, saved: Saved): boolean =>
  values[slot] !== null || (saved?.[slot] ?? null) !== null

export const missingSlots = (values: EvidenceValues, saved: Saved): Slot[] =>
  requiredSlots.filter((slot) => !isFilled(slot, values, saved))

/** How many of the required slots have a file. */
export const filledCount = (values: EvidenceValues, saved: Saved): number =>
  requiredSlots.length - missingSlots(values, saved).length

/** The slots whose files were uploaded now; once the form is sent they can never be replaced. */
export const newSlots = (values: EvidenceValues): Slot[] => slots.filter((slot) => values[slot] !== null)

/** The body of the request: it seals the record if every required slot has a file, else it keeps a draft. */
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
