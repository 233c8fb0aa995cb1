import { call, callError, callErrorTexts } from '@portal/platform/web'
import { useState } from 'react'
import { evidenceApi } from '../../contract/endpoints.ts'
import type { Submitted } from '../../contract/record.ts'
import { bodyOf, type EvidenceValues, newSlots, type Saved } from './evidence-values.ts'

/** The question before files are fixed for good. */
export type SealQuestion = { onBack: () => void; onConfirm: () => void }

/** Sends a checked form after the user has confirmed that its files can never be replaced. `count`: how many files it had. */
export const useSealing = (saved: Saved) => {
  const [question, setQuestion] = useState<SealQuestion>()
  const [count, setCount] = useState(0)

  const ask = (): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (isConfirmed: boolean) => () => {
        setQuestion(undefined)
        resolve(isConfirmed)
      }
      setQuestion({ onBack: answer(false), onConfirm: answer(true) })
    })

  const send = async (values: EvidenceValues, { key }: { key: string }): Promise<Submitted> => {
    if (saved?.state === 1 && newSlots(values).length === 0)
      throw callError('refused', '请先上传要补充的材料', { status: 'U00400' })
    const isConfirmed = await ask()
    setCount(newSlots(values).length)
    if (!isConfirmed) throw callError('aborted', callErrorTexts.aborted)
    return call(evidenceApi.submit, { body: bodyOf(values, saved) }, { key })
  }
  return { question, send, count }
}
