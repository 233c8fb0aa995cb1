import type { RefObject } from 'react'

/** Answers whether the form may be sent now; the person may have to be asked before. */
export type SendingGate = () => Promise<boolean>

export type PrecheckProps = {
  /** The code of the form: `request-7`. */
  code: string
  /** Receives the question before sending, once this part is there; null where nothing is asked. */
  gate: RefObject<SendingGate | null>
  /** Is told how many findings stand in the list, for the foot of the form, which stays in view when the list does not. */
  onCount: (count: number) => void
}
