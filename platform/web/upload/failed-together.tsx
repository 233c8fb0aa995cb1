import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { UploadItem } from './use-uploads.ts'

export interface FailedTogetherProps {
  items: readonly UploadItem[]
  busy: boolean
  /** What a file of the wrong kind should have been. */
  unfit: string
}

/**
 * Tells the failures of files that were picked together in one window, once all of them have come to an end. A file that is
 * sent again and fails again is told again; one that the user stopped himself is not.
 */
export function FailedTogether({ items, busy, unfit }: FailedTogetherProps) {
  const told = useRef(new Set<string>())
  const [lines, setLines] = useState<readonly { key: string; text: string }[]>([])
  useEffect(() => {
    const failed = items.filter(({ state, failure }) => state === 'failed' && failure && failure.kind !== 'abort')
    const keys = new Set(failed.map(({ key }) => key))
    for (const key of told.current) if (!keys.has(key)) told.current.delete(key)
    if (busy) return
    const fresh = failed.filter(({ key }) => !told.current.has(key))
    if (fresh.length === 0) return
    for (const { key } of fresh) told.current.add(key)
    setLines(
      fresh.map(({ key, file, failure }) => ({
        key,
        text: `${file.name}：${failure && failure.kind !== 'extension' ? failure.text : unfit}`,
      })),
    )
  }, [items, busy, unfit])
  if (lines.length === 0) return null
  const close = () => setLines([])
  return (
    <Dialog
      alert
      open
      title="上传失败"
      onClose={close}
      actions={
        <Button variant="primary" onClick={close}>
          知道了
        </Button>
      }
    >
      <ul className="bullets">
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </Dialog>
  )
}
