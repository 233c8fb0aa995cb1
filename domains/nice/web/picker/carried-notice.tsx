import { Button, Notice } from '@portal/platform/web'
import type { CarriedOver, LeftItem } from '../choose/carry-over.ts'

/** Says what became of items that were chosen under another edition. */
export function CarriedNotice({
  carried: { moved, gone },
  onClose,
}: {
  carried: Pick<CarriedOver, 'moved' | 'gone'>
  onClose: () => void
}) {
  return (
    <Notice
      tone="warning"
      title="分类版本已更新，请核对小项"
      actions={
        <Button variant="text" onClick={onClose}>
          知道了
        </Button>
      }
    >
      {moved.length > 0 && (
        <>
          <p>以下小项已移到新的类别：</p>
          <ul className="bullets">
            {moved.map((item) => (
              <li key={keyOf(item)}>{`${item.min_name}：第 ${item.class_id} 类 → 第 ${item.to} 类`}</li>
            ))}
          </ul>
        </>
      )}
      {gone.length > 0 && (
        <>
          <p>现行版本已无此项，请重新选择：</p>
          <ul className="bullets">
            {gone.map((item) => (
              <li key={keyOf(item)}>{`${item.min_name}（第 ${item.class_id} 类）`}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}

const keyOf = ({ class_id, min_name }: LeftItem): string => `${class_id} ${min_name}`
