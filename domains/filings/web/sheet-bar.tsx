import { Button, classNames, Icon, momentText, Notice } from '@portal/platform/web'
import { type Step, steps } from '../contract/labels.ts'
import css from './sheet.module.css'
import type { SheetSaving } from './use-sheet-saving.ts'

/** The bar at the foot of a sheet, always visible: what the server has saved, and the way to the next step. */
export function SheetBar({
  saving,
  step,
  waiting,
  onStep,
}: {
  saving: SheetSaving
  step: Step
  waiting: boolean
  onStep: (step: Step) => void
}) {
  const { state, isUnsaved } = saving
  const before = steps[steps.indexOf(step) - 1]
  const isLast = step === 'take'
  return (
    <div className={classNames(css.bar, isLast && css.still)}>
      {state.kind === 'failed' && (
        <Notice
          tone="error"
          className={css.failure ?? ''}
          actions={
            <button type="submit" className="btn btn-text">
              重试
            </button>
          }
        >
          没有保存：{state.msg}。填写的内容还在本页。
        </Notice>
      )}
      <div className={css.barRow}>
        <p className={css.saved} role="status">
          {state.kind === 'saving' ? (
            '正在保存…'
          ) : state.kind === 'failed' || isUnsaved ? (
            '有内容还没有保存'
          ) : (
            <>
              <Icon name="check" size={16} />
              已保存 {momentText(state.at).slice(5)}
            </>
          )}
        </p>
        {before && <Button onClick={() => onStep(before)}>上一步</Button>}
        {!isLast && (
          <Button
            type="submit"
            variant="primary"
            className={css.next ?? ''}
            busy={waiting || state.kind === 'saving'}
            busyText={waiting ? '文件上传中…' : '正在保存…'}
          >
            保存，下一步
          </Button>
        )}
      </div>
    </div>
  )
}
