import { niceApi } from '@portal/nice/contract'
import { Button, Dialog, keyOf } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { EditionChanged } from '../../contract/edition-changed.ts'

interface EditionDialogProps {
  msg: string
  changed: EditionChanged
  onBack: () => void
}

/** Says which items the edition in force has elsewhere or no more, and leads back to them. */
export function EditionDialog({ msg, changed: { gone, moved }, onBack }: EditionDialogProps) {
  const queries = useQueryClient()
  // The picker then carries over what it can, and says what it cannot.
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: keyOf(niceApi.classes) })
  }, [queries])
  return (
    <Dialog
      alert
      open
      title={msg}
      onClose={onBack}
      actions={
        <Button variant="primary" onClick={onBack}>
          核对小项
        </Button>
      }
    >
      {moved.length > 0 && (
        <>
          <p>以下小项已移到新的类别：</p>
          <ul className="bullets">
            {moved.map(({ min_name, from, to }) => (
              <li key={`${from.class_id} ${min_name}`}>
                {`${min_name}：第 ${from.class_id} 类 → 第 ${to.class_id} 类`}
              </li>
            ))}
          </ul>
        </>
      )}
      {gone.length > 0 && (
        <>
          <p>现行版本已无此项，请重新选择：</p>
          <ul className="bullets">
            {gone.map(({ min_name, class_id }) => (
              <li key={`${class_id} ${min_name}`}>{`${min_name}（第 ${class_id} 类）`}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
