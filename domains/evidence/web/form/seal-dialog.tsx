import { ConfirmDialog } from '@portal/platform/web'
import { type Slot, slotTitle } from '../../contract/slots.ts'
import css from './seal-dialog.module.css'
import type { SealQuestion } from './use-sealing.ts'

/** Asks the user to go back (返回修改) or to confirm (确认): after that no file can be changed any more. */
export function SealDialog({ seals, onBack, onConfirm, files }: SealQuestion & { files: readonly Slot[] }) {
  const verb = seals ? '提交' : '保存'
  return (
    <ConfirmDialog
      open
      mark="warning"
      title={`${verb}后文件不能更换`}
      cancelText="返回修改"
      confirmText={`确认${verb}`}
      onCancel={onBack}
      onConfirm={onConfirm}
    >
      {files.length > 0 ? (
        <>
          <p>
            以下 {files.length} 份文件{verb}后不能更换、不能删除，请确认没有传错：
          </p>
          <ul className={css.files}>
            {files.map((slot) => (
              <li key={slot}>{slotTitle(slot)}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{seals ? '提交后封存，内容不能修改。' : '先保存展会信息，材料以后再补充。'}</p>
      )}
      {seals ? <p>封存后写入存证日志，不能撤回。</p> : <p>草稿整份删除后，可以重新填写。</p>}
    </ConfirmDialog>
  )
}
