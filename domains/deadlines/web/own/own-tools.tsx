import { Button, Buttons } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import { KeepDialog } from './keep-dialog.tsx'
import { ownDate } from './kept-values.ts'

const FeedDialog = lazy(async () => ({ default: (await import('./feed-dialog.tsx')).FeedDialog }))

/** What can be done above list and month: one more deadline, and the calendar of the user's phone. */
export function OwnTools() {
  const [opened, setOpened] = useState<'add' | 'feed'>()
  const close = () => setOpened(undefined)
  return (
    <>
      <Buttons>
        <Button icon="plus" variant="primary" onClick={() => setOpened('add')}>
          添加期限
        </Button>
        <Button icon="calendar" onClick={() => setOpened('feed')}>
          订阅日历
        </Button>
      </Buttons>
      {opened === 'add' && <KeepDialog start={ownDate()} onClose={close} />}
      {opened === 'feed' && (
        <Suspense fallback={null}>
          <FeedDialog onClose={close} />
        </Suspense>
      )}
    </>
  )
}
