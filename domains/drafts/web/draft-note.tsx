import { Button, momentWords, toast, useAction } from '@portal/platform/web'
import { type ComponentType, useState } from 'react'
import type { ElsewhereDialogProps } from './elsewhere-dialog.tsx'
import type { ServerDraft } from './use-server-draft.ts'

/** A note for the foot of a form: when the draft was last saved, and how to go on with it on another device. */
export function DraftNote({ draft }: { draft: ServerDraft }) {
  const [Opened, setOpened] = useState<ComponentType<ElsewhereDialogProps>>()
  const { run, busy } = useAction(async () => {
    const [problem, { ElsewhereDialog }] = await Promise.all([draft.saveNow(), import('./elsewhere-dialog.tsx')])
    if (problem === undefined) setOpened(() => ElsewhereDialog)
    else toast(problem, 'warning')
  })
  return (
    <>
      {noteOf(draft)}
      <Button variant="text" busy={busy} busyText="正在保存…" onClick={() => void run()}>
        在其他设备继续
      </Button>
      {Opened && <Opened title={draft.title} onClose={() => setOpened(undefined)} />}
    </>
  )
}

const noteOf = ({ problem, saved, clash }: ServerDraft): string => {
  if (problem) return problem
  if (clash) return '草稿暂停保存，等您选择保留哪一份'
  return saved ? `草稿已保存到账号 ${momentWords(saved.savedAt)}` : '草稿每 30 秒自动保存到您的账号'
}
