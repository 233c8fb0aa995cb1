import { type DragEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import type { ControlProps } from '../ui/control.ts'
import { useFieldControl, useFieldState } from '../ui/field-context.ts'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast-store.ts'
import { droppedFiles } from './dropped-files.ts'
import type { SendFile, UploadedFile } from './send-file.ts'
import styles from './upload.module.css'
import { UploadRow } from './upload-row.tsx'
import type { UploadRule } from './upload-rule.ts'
import { limitText } from './upload-rule.ts'
import { useUploads } from './use-uploads.ts'

export interface UploadProps extends ControlProps<readonly UploadedFile[]> {
  rule: UploadRule
  /** The most files that the field takes; the default is one. */
  max?: number | undefined
  /** How many files are sent at the same time; the default is one. */
  parallel?: number | undefined
  /** Says in words which files may be sent: `PDF 彩色扫描件，1 份，2MB 以内`. */
  help?: ReactNode
  /** Called when the first file starts and when the last one ends, so that the form waits for its uploads. */
  onBusy?: ((busy: boolean) => void) | undefined
  send?: SendFile | undefined
  /** Milliseconds without progress after which an upload is cut off; 0 never cuts it off. The default is ten seconds. */
  stallMs?: number | undefined
  /** Changes a picked file before it is judged, such as a photo too large to be sent. */
  prepare?: ((file: File) => Promise<File>) | undefined
  /** Hides the ways to pick a file once the field holds the most files that it takes. */
  hideWhenFull?: boolean | undefined
  /** Draws further ways to add a file, below the picker; `add` takes files as if the user had picked them. */
  extra?: ((add: (files: readonly File[]) => void) => ReactNode) | undefined
}

/** Pick or drop files; each is sent at once. Needs `Field group` around it. */
export function Upload({
  onBlur,
  name,
  disabled,
  help,
  onBusy,
  prepare,
  extra,
  hideWhenFull,
  ...options
}: UploadProps) {
  const { rule, value, max = 1 } = options
  const { id, 'aria-describedby': describedBy } = useFieldControl()
  const field = useFieldState()
  const [isOver, setOver] = useState(false)
  const uploads = useUploads(options)
  const { busy, surplus } = uploads

  const isClosed = hideWhenFull === true && value.length >= max
  const picker = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => onBusy?.(busy), [busy, onBusy])
  // The picker is hidden now. Somebody who picked a file by keyboard gets the focus on that file, and does not start again
  // at the top of the page.
  useLayoutEffect(() => {
    if (isClosed && picker.current === document.activeElement) list.current?.querySelector('button')?.focus()
  }, [isClosed])
  useEffect(() => {
    if (surplus) toast(surplus, 'error')
  }, [surplus])

  const add = async (files: readonly File[]) => uploads.add(prepare ? await Promise.all(files.map(prepare)) : files)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) void droppedFiles(event.dataTransfer).then(add)
  }
  return (
    <div className={classNames(styles.upload, field?.invalid && styles.invalid)}>
      <label
        className={classNames(styles.drop, isOver && styles.over)}
        hidden={isClosed}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <input
          ref={picker}
          type="file"
          id={id}
          className="sr-only"
          name={name}
          disabled={disabled}
          accept={rule.accept}
          multiple={max > 1}
          aria-labelledby={classNames(field?.label, `${id}-pick`)}
          aria-describedby={classNames(`${id}-help`, describedBy)}
          onBlur={onBlur}
          onChange={({ target }) => {
            void add([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <Icon name="upload" size={24} />
        <span>
          <span id={`${id}-pick`}>
            <b>点击选择文件</b>，或拖到这里
          </span>
          <small id={`${id}-help`}>{help ?? `最多 ${max} 个文件，单个不超过 ${limitText(rule.maxBytes)}`}</small>
        </span>
      </label>
      {extra && !isClosed && (
        // biome-ignore lint/a11y/useSemanticElements: the name comes from the Field's label, which a fieldset cannot point to.
        <div role="group" aria-labelledby={field?.label} className={styles.extra}>
          {extra((files) => void add(files))}
        </div>
      )}
      {surplus && <p className={styles.surplus}>{surplus}</p>}
      <ul ref={list}>
        {value.map((file) => (
          <UploadRow
            key={file.id}
            fileName={file.fileName}
            size={file.size}
            state="done"
            onRemove={disabled ? undefined : () => uploads.remove(file.id)}
          />
        ))}
        {uploads.items.map((item) => (
          <UploadRow
            key={item.key}
            fileName={item.file.name}
            size={item.file.size}
            state={item.state}
            percent={item.percent}
            speed={item.speed}
            failure={item.failure}
            onCancel={() => uploads.cancel(item.key)}
            onRetry={() => uploads.retry(item.key)}
            onRemove={() => uploads.drop(item.key)}
          />
        ))}
      </ul>
    </div>
  )
}
