import { Button, FootBar, Icon, momentWords, uploadingText, useCurrentForm } from '@portal/platform/web'
import { type Step, steps } from '../contract/labels.ts'
import css from './sheet.module.css'
import type { SheetSaving } from './use-sheet-saving.ts'

/** The bar at the foot of a sheet, always visible: what the server has saved, and the way to the next step. */
export function SheetBar({ saving, step, onStep }: { saving: SheetSaving; step: Step; onStep: (step: Step) => void }) {
  const { state } = saving
  const before = steps[steps.indexOf(step) - 1]
  const isLast = step === 'take'
  const isUploading = useCurrentForm()?.waits === true
  return (
    <FootBar
      failure={state.kind === 'failed' ? `没有保存：${state.msg}。填写的内容还在本页。` : undefined}
      note={<Saved saving={saving} />}
      live
      still={isLast}
    >
      {before && <Button onClick={() => onStep(before)}>上一步</Button>}
      {!isLast && (
        <Button
          type="submit"
          variant="primary"
          className={css.next}
          busy={isUploading || state.kind === 'saving'}
          busyText={isUploading ? uploadingText : '正在保存…'}
        >
          保存，下一步
        </Button>
      )}
    </FootBar>
  )
}

/** Says what of the sheet the server has saved. */
function Saved({ saving: { state, isUnsaved } }: { saving: SheetSaving }) {
  if (state.kind === 'saving') return '正在保存…'
  if (state.kind === 'failed' || isUnsaved) return '有内容还没有保存'
  return (
    <>
      <Icon name="check" size={16} />
      已保存 {momentWords(state.at)}
    </>
  )
}
