import { Button, Dialog, momentWords, useAction } from '@portal/platform/web'
import { factLabels } from '../contract/labels.ts'
import type { SheetDetail } from '../contract/sheet.ts'
import { differingParts, type SheetValues, valuesOf } from './sheet-form.ts'

const partLabels: Readonly<Record<string, string>> = { ...factLabels, papers: '材料' }

/**
 * Two tabs or devices have saved the same sheet: its owner chooses which version stays, and nothing is overwritten
 * unasked.
 */
export function ClashDialog({
  mine,
  theirs,
  onTheirs,
  onMine,
}: {
  mine: SheetValues
  /** The version that was saved in another tab or on another device. */
  theirs: SheetDetail
  onTheirs: () => void
  onMine: () => Promise<void>
}) {
  const keep = useAction(onMine)
  const isRecorded = theirs.state === 4
  const parts = differingParts(mine, valuesOf(theirs)).map((part) => partLabels[part] ?? part)
  return (
    <Dialog
      alert
      open
      mark="warning"
      title={isRecorded ? '这项权利已登记备案' : '这份信息表已在别处保存过'}
      onClose={onTheirs}
      actions={
        <>
          {!isRecorded && (
            <Button busy={keep.busy} busyText="正在保存…" onClick={() => void keep.run()}>
              用这里的覆盖
            </Button>
          )}
          <Button variant="primary" onClick={onTheirs}>
            {isRecorded ? '查看备案信息' : '用那边保存的'}
          </Button>
        </>
      }
    >
      <p>
        另一个窗口或设备于 {momentWords(theirs.saveTime)}{' '}
        {isRecorded ? '登记了备案，信息表不能再修改。' : '保存了另一份。'}
      </p>
      {!isRecorded && parts.length > 0 && <p>两份不同的地方：{parts.join('、')}。</p>}
      <p>{isRecorded ? '这里没有保存的修改将不再保留。' : '选择保留哪一份；没有选中的那一份不再保留。'}</p>
    </Dialog>
  )
}
