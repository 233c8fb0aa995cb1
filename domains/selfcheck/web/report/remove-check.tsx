import { Button, momentWords } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import type { RemovedCheck } from './remove-question.tsx'

/** The dialog is loaded on the first press, since it is larger than the rest of the list. */
const RemoveQuestion = lazy(async () => ({ default: (await import('./remove-question.tsx')).RemoveQuestion }))

/** The button 删除, which deletes a saved check after a question; `onGone` is called when the check is deleted. */
export function RemoveCheck({ check, onGone }: { check: RemovedCheck; onGone: () => void }) {
  const { product, createTime } = check
  const [isAsking, setAsking] = useState(false)
  const end = () => {
    setAsking(false)
    onGone()
  }
  return (
    <>
      <Button
        variant="text"
        aria-label={`删除 ${product} ${momentWords(createTime)} 的自查`}
        onClick={() => setAsking(true)}
      >
        删除
      </Button>
      {isAsking && (
        <Suspense>
          <RemoveQuestion check={check} onCancel={() => setAsking(false)} onGone={end} />
        </Suspense>
      )}
    </>
  )
}
