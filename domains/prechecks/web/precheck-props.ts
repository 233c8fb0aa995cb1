import type { RefObject } from 'react'

/** Answers whether the form may be sent now; the person may have to be asked before. */
export type SendingGate = () => Promise<boolean>

export type PrecheckProps = {
  /** The code of the form: `request-7`. */
  code: string
  /** Receives the question before sending, once this part is there; null where nothing is asked. */
  gate: RefObject<SendingGate | null>
}
