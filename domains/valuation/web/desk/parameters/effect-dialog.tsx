import { Button, type Column, DataTable, Dialog, Notice, Quiet, Stack } from '@portal/platform/web'
import type { ValuationNumbers } from '../../../contract/detail.ts'
import { exampleDay } from '../../../proof/examples.ts'
import type { Effect } from './effects.ts'

const scoreWords = ({ score, scoreLow, scoreHigh }: ValuationNumbers): string => `${score}（${scoreLow}–${scoreHigh}）`
const priceWords = ({ price, priceLow, priceHigh }: ValuationNumbers): string => `${price}（${priceLow}–${priceHigh}）`

/** Old and new of one figure; that nothing changes is said in words. */
function Change({ before, after }: { before: string; after: string }) {
  if (before === after) return <>{before}，不变</>
  return (
    <>
      {before} → <b>{after}</b>
    </>
  )
}

const columns: readonly Column<Effect>[] = [
  { key: 'name', header: '示例', title: true, cell: ({ name }) => name },
  {
    key: 'score',
    header: '分值（八成把握的区间）',
    cell: ({ before, after }) => <Change before={scoreWords(before)} after={scoreWords(after)} />,
  },
  {
    key: 'price',
    header: '参考价（万元，五成把握的区间）',
    cell: ({ before, after }) => <Change before={priceWords(before)} after={priceWords(after)} />,
  },
]

type Props = {
  effects: readonly Effect[]
  busy: boolean
  /** Why it could not be saved. */
  failure: string | undefined
  onClose: () => void
  onSave: () => void
}

/** What new parameters do to three examples, shown before they are saved. */
export function EffectDialog({ effects, busy, failure, onClose, onSave }: Props) {
  return (
    <Dialog
      open
      size="large"
      title="影响预览"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>返回修改</Button>
          <Button variant="primary" busy={busy} busyText="正在保存…" onClick={onSave}>
            保存为新版本
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <DataTable caption="三个示例：现行参数 → 新参数" columns={columns} rows={effects} rowKey={({ name }) => name} />
        <Quiet>
          示例是虚构的专利，按 {exampleDay}{' '}
          和现用对照组计算。保存后立即用于新的评估，已有结果不变；保存的版本不能修改或删除。
        </Quiet>
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
      </Stack>
    </Dialog>
  )
}
