import { useTouch } from '@portal/platform/web'
import css from './parts.module.css'

export interface FileDropProps {
  /** What a click does: 选择文件. */
  pick: string
  note?: string
  onFile: (file: File | undefined) => void
}

/**
 * A field for one file that is read in this browser and not uploaded. A click opens the choice; at a computer the file may
 * also be dropped, which a finger cannot do.
 */
export function FileDrop({ pick, note, onFile }: FileDropProps) {
  const isTouch = useTouch()
  return (
    <label
      className={`no-print ${css.drop}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onFile(event.dataTransfer.files[0])
      }}
    >
      <input
        type="file"
        className="sr-only"
        onChange={({ target }) => {
          onFile(target.files?.[0])
          target.value = ''
        }}
      />
      <b>{pick}</b>
      {!isTouch && '，或拖到这里'}。{note}
    </label>
  )
}
