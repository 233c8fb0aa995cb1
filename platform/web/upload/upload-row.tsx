import { classNames } from '../ui/class-names.ts'
import { fileSizeText } from '../ui/file-size.ts'
import { Icon } from '../ui/icon.tsx'
import { partOf } from '../ui/part-of.tsx'
import styles from './upload.module.css'
import type { UploadFailure } from './upload-failure.ts'
import { speedText } from './upload-speed.ts'

// It is loaded with the first picture that has arrived: an empty form needs none of it.
const UploadThumb = partOf(
  async () => ({ Component: (await import('./upload-thumb.tsx')).UploadThumb }),
  () => <Icon name="file" size={22} />,
)

export interface UploadRowProps {
  fileName: string
  size: number
  state: 'waiting' | 'sending' | 'failed' | 'done'
  percent?: number | undefined
  /** Bytes a second. */
  speed?: number | undefined
  failure?: UploadFailure | undefined
  /** The failure is told elsewhere, so that the row does not announce it a second time. */
  isTold?: boolean | undefined
  /** The signed address of the file as a small picture. */
  thumbnail?: string | null | undefined
  /** What was changed about the picked file: 已缩小到 1.6 MB. */
  note?: string | undefined
  onCancel?: (() => void) | undefined
  onRetry?: (() => void) | undefined
  /** Takes the file away and opens the picker. */
  onAgain?: (() => void) | undefined
  /** Sends a smaller copy of a picture that is too large. */
  onSmaller?: (() => void) | undefined
  onRemove?: (() => void) | undefined
}

/** One file: its name, how far it is or what went wrong, and what one can do about it. */
export function UploadRow({
  fileName,
  size,
  state,
  percent = 0,
  speed,
  failure,
  isTold = false,
  thumbnail,
  note,
  onCancel,
  onRetry,
  onAgain,
  onSmaller,
  onRemove,
}: UploadRowProps) {
  const isFailed = state === 'failed'
  // A file of the wrong kind or size fails again however often it is sent.
  const isUnfit = failure?.kind === 'extension' || failure?.kind === 'size'
  const canRetry = isFailed && !isUnfit
  return (
    <li className={classNames(styles.row, isFailed && styles.failed)}>
      {thumbnail ? (
        <UploadThumb thumbnail={thumbnail} fileName={fileName} />
      ) : (
        <Icon name={isFailed ? 'warn' : 'file'} size={22} />
      )}
      <div className={styles.about}>
        <p className={styles.name}>
          <span>{fileName}</span>
          <small>{fileSizeText(size)}</small>
        </p>
        {state === 'sending' && (
          <progress className={styles.bar} max={100} value={percent} aria-label={`${fileName} 上传进度`} />
        )}
        {state === 'waiting' && <p className={styles.quiet}>等待上传</p>}
        {note !== undefined && (
          <p className={styles.quiet}>
            {note}
            {onAgain && (
              <>
                {' · '}
                <button type="button" className={styles.again} onClick={onAgain}>
                  用原图另选
                </button>
              </>
            )}
          </p>
        )}
        {isFailed && (
          <p className={styles.problem} role={isTold ? undefined : 'alert'}>
            {failure?.text}
          </p>
        )}
      </div>
      {state === 'sending' && (
        <span className={styles.sent}>
          <span className={styles.speed}>{speed !== undefined && speedText(speed)}</span>
          <span className={styles.percent}>{percent}%</span>
        </span>
      )}
      {state === 'done' && (
        <span className={styles.done} role="status">
          <Icon name="check" size={16} />
          已上传
        </span>
      )}
      {state === 'sending' && <RowButton text="取消" fileName={fileName} onClick={onCancel} />}
      {canRetry && <RowButton text="重试" fileName={fileName} onClick={onRetry} />}
      {isFailed && failure?.kind === 'size' && onSmaller && (
        <RowButton text="另存一份小的再传" fileName={fileName} onClick={onSmaller} />
      )}
      {isFailed && isUnfit && <RowButton text="另选一个" fileName={fileName} onClick={onAgain} />}
      {state !== 'sending' && onRemove && <RowButton text="删除" fileName={fileName} onClick={onRemove} />}
    </li>
  )
}

function RowButton({
  text,
  fileName,
  onClick,
}: {
  text: string
  fileName: string
  onClick?: (() => void) | undefined
}) {
  return (
    <button type="button" className="btn btn-text" aria-label={`${text} ${fileName}`} onClick={onClick}>
      {text}
    </button>
  )
}
