import type { ServerDraft } from '@portal/drafts/web'
import type { Slot } from '../../contract/slots.ts'
import type { EvidenceForm, EvidenceValues, Saved } from './evidence-values.ts'
import type { TravelGate } from './travel-gate.tsx'
import type { SlotUploads } from './use-slot-uploads.ts'

/** What both layouts of the form are made of. */
export type FormParts = {
  title: string
  form: EvidenceForm
  values: EvidenceValues
  saved: Saved
  draft: ServerDraft
  uploads: SlotUploads
  travel: TravelGate
  /** The index of the step that the form is at. */
  step: number
}

export type PhoneFormProps = FormParts & {
  /** Opens the camera of this page for a slot; undefined where there is none. */
  onShoot: ((slot: Slot) => void) | undefined
}
