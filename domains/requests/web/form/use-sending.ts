import type { OrderedForm } from '@portal/platform/web'
import type { SendingGate } from '@portal/prechecks/web'
import { useRef, useState } from 'react'

/**
 * Sends a form once its pre-check has no question, or the person wants it sent all the same. Meanwhile the button says that
 * something is under way.
 */
export const useSending = ({ check, submit }: Pick<OrderedForm<never>, 'check' | 'submit'>) => {
  const gate = useRef<SendingGate>(null)
  const [isAsking, setAsking] = useState(false)
  const send = async (): Promise<void> => {
    const ask = gate.current
    if (ask) {
      if (!(await check())) return
      setAsking(true)
      const mayGo = await ask()
      setAsking(false)
      if (!mayGo) return
    }
    await submit()
  }
  return { gate, isAsking, send }
}
