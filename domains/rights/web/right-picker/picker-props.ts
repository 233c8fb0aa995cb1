import type { UploadedFile } from '@portal/platform/web'
import type { PaperKind } from '../../contract/paper-kinds.ts'
import type { Prefill, PrefillForm } from '../../contract/prefill.ts'

/** Where a form puts the papers of a right. */
export type PaperPlace = {
  /** Whether the form takes one more paper of a kind beside those that are chosen, which are told by their kinds. */
  hasRoom: (kind: PaperKind, chosen: readonly PaperKind[]) => boolean
  /** Adds a copy to the form. */
  add: (kind: PaperKind, file: UploadedFile) => void
}

export interface RightPickerProps {
  /** The form around it, by the name under which the server fills it. */
  of: PrefillForm
  /** What the fields are called that a right fills. */
  labels: Readonly<Record<string, string>>
  papers?: PaperPlace | undefined
  /** Receives the right from which the form was filled, as it was then. */
  onFilled?: ((right: Prefill['right']) => void) | undefined
}
