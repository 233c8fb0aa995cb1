import type { ReactNode } from 'react'
import css from './file-drop.module.css'

/** A field for one file that is read in this browser and not uploaded; a click opens the choice, or the file is dropped. */
export function FileDrop({ onFile, children }: { onFile: (file: File | undefined) => void; children: ReactNode }) {
  return (
    <label
      className={css.drop}
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
      {children}
    </label>
  )
}
