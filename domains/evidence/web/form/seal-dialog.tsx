import { Button, Dialog, Fold, Thumb } from '@portal/platform/web'
import { isTravelDocument, type Slot, slotTitle } from '../../contract/slots.ts'
import { notProved, proved } from '../parts/what-is-proved.ts'
import type { EvidenceValues, Saved, ShownFile } from './evidence-values.ts'
import css from './form.module.css'
import type { SealWords } from './seal-words.ts'
import { useOwnPicture } from './use-own-picture.ts'
import type { SealQuestion } from './use-sealing.ts'

type SealDialogProps = SealQuestion & { words: SealWords; values: EvidenceValues; saved: Saved }

/** Shows what is about to be sealed, and asks: 返回, or 确认. After that no file can be changed any more. */
export function SealDialog({ words, values, saved, onBack, onConfirm }: SealDialogProps) {
  const { title, text, confirm, files } = words
  return (
    <Dialog
      alert
      open
      full
      size="large"
      title={title}
      onClose={onBack}
      actions={
        <>
          <Button onClick={onBack}>返回</Button>
          <Button variant="primary" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {files.length > 0 && (
        <>
          <ul className={css.files} aria-label="要封存的材料">
            {files.map((slot) => {
              const file = values[slot] ?? saved?.[slot]
              return file && <Sealing key={slot} slot={slot} file={file} />
            })}
          </ul>
          <Fold title="封存后能证明什么">
            <Lines lines={proved} />
          </Fold>
          <Fold title="不能证明什么">
            <Lines lines={notProved} />
          </Fold>
        </>
      )}
    </Dialog>
  )
}

function Sealing({ slot, file }: { slot: Slot; file: ShownFile }) {
  const { thumbnail } = useOwnPicture(slot, file)
  return (
    <li>
      <Thumb picture={thumbnail} lock={isTravelDocument(slot)} size="fill" alt="" />
      {slotTitle(slot)}
    </li>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="bullets">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
