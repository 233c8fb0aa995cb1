import { type DragEvent, type ReactNode, type RefObject, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { useFieldControl, useFieldState } from '../ui/field-context.ts'
import { Icon } from '../ui/icon.tsx'
import { useTouch } from '../ui/use-media.ts'
import { CameraIcon } from './camera-icon.tsx'
import { droppedFiles } from './dropped-files.ts'
import styles from './upload.module.css'
import { limitText, type UploadRule } from './upload-rule.ts'

export interface UploadPickerProps {
  rule: UploadRule
  max: number
  help: ReactNode
  hidden: boolean
  name: string | undefined
  disabled: boolean | undefined
  onBlur: (() => void) | undefined
  onPick: (files: readonly File[]) => void
  /** The one file input of the field, by which the field finds its focus and opens the picker again. */
  input: RefObject<HTMLInputElement | null>
}

/** The ways to pick a file: at a computer a place to click or drop on, on a phone the camera and the album first. */
export function UploadPicker(props: UploadPickerProps) {
  return useTouch() ? <TouchPicker {...props} /> : <DropPlace {...props} />
}

function FileInput({ rule, max, name, disabled, onBlur, onPick, input, label }: UploadPickerProps & { label: string }) {
  const { id, 'aria-describedby': describedBy } = useFieldControl()
  return (
    <input
      ref={input}
      type="file"
      id={id}
      className="sr-only"
      name={name}
      disabled={disabled}
      accept={rule.accept}
      multiple={max > 1}
      aria-labelledby={label}
      aria-describedby={classNames(`${id}-help`, describedBy)}
      onBlur={onBlur}
      onChange={({ target }) => {
        onPick([...(target.files ?? [])])
        target.value = ''
      }}
    />
  )
}

/** The words below the ways to pick: which files may be sent, and how many. */
function Help({ id, help, max, rule }: { id: string } & Pick<UploadPickerProps, 'help' | 'max' | 'rule'>) {
  return <small id={`${id}-help`}>{help ?? `最多 ${max} 个文件，单个不超过 ${limitText(rule.maxBytes)}`}</small>
}

function DropPlace(props: UploadPickerProps) {
  const { hidden, disabled, onPick } = props
  const { id = '' } = useFieldControl()
  const field = useFieldState()
  const [isOver, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) void droppedFiles(event.dataTransfer).then(onPick)
  }
  return (
    <label
      htmlFor={id}
      className={classNames(styles.drop, isOver && styles.over)}
      hidden={hidden}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <FileInput {...props} label={classNames(field?.label, `${id}-pick`)} />
      <Icon name="upload" size={24} />
      <span>
        <span id={`${id}-pick`}>
          <b>点击选择文件</b>，或拖到这里
        </span>
        <Help {...props} id={id} />
      </span>
    </label>
  )
}

function TouchPicker(props: UploadPickerProps) {
  const { rule, hidden, disabled, input } = props
  const { id = '' } = useFieldControl()
  const field = useFieldState()
  /** The one input serves all ways, since a form reads its file from one place: only what it opens differs. */
  const open = (accept: string | undefined, hasCamera = false) => {
    const element = input.current
    if (!element) return
    if (accept !== undefined) element.accept = accept
    element.toggleAttribute('capture', hasCamera)
    if (hasCamera) element.setAttribute('capture', 'environment')
    element.click()
  }
  const { photos, accept } = rule
  const shared = { disabled, 'aria-describedby': field?.label }
  const takesPapers = photos === undefined || accept !== photos
  return (
    <div className={styles.touch} hidden={hidden}>
      <FileInput {...props} label={field?.label ?? ''} />
      {photos !== undefined && (
        <>
          <button type="button" className="btn btn-primary" {...shared} onClick={() => open('image/*', true)}>
            <CameraIcon />
            拍照
          </button>
          <button type="button" className="btn btn-secondary" {...shared} onClick={() => open(photos)}>
            从相册选
          </button>
        </>
      )}
      {takesPapers && (
        <button
          type="button"
          className={photos === undefined ? 'btn btn-secondary' : 'btn btn-text'}
          {...shared}
          onClick={() => open(accept)}
        >
          选文件
        </button>
      )}
      <Help {...props} id={id} />
    </div>
  )
}
