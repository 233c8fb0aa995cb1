import { Button, Dialog, momentWords, useAction } from '@portal/platform/web'
import { useState } from 'react'
import styles from './clash-dialog.module.css'
import { type Difference, differencesOf } from './draft-text.ts'
import type { Clash } from './use-draft-saving.ts'
import type { ServerDraft } from './use-server-draft.ts'

export interface ClashDialogProps {
  draft: ServerDraft
  clash: Clash
  onLater: () => void
}

/**
 * Two devices changed the same draft, or another device has sent the form off: the user chooses how to go on, and sees both
 * versions before.
 */
export function ClashDialog({ draft, clash, onLater }: ClashDialogProps) {
  return clash.is === 'conflict' ? (
    <Conflict draft={draft} clash={clash} onLater={onLater} />
  ) : (
    <Gone draft={draft} onLater={onLater} />
  )
}

interface ConflictProps extends ClashDialogProps {
  clash: Extract<Clash, { is: 'conflict' }>
}

function Conflict({ draft, clash: { other, isFirst }, onLater }: ConflictProps) {
  const [differences, setDifferences] = useState<readonly Difference[]>()
  const { run: compare, busy } = useAction(async () =>
    setDifferences(await differencesOf(draft, draft.values(), other.values)),
  )
  return (
    <Dialog
      alert
      open
      size={differences ? 'large' : 'medium'}
      title={isFirst ? '您的账号里还有一份草稿' : '这份草稿在另一处也有改动'}
      onClose={onLater}
      actions={
        <>
          <Button variant="text" onClick={onLater}>
            稍后再选
          </Button>
          {!differences && (
            <Button variant="text" busy={busy} busyText="正在对比…" onClick={() => void compare()}>
              对比两份
            </Button>
          )}
          <Button onClick={draft.takeOther}>用另一份</Button>
          <Button variant="primary" onClick={() => void draft.keepMine()}>
            用这一份
          </Button>
        </>
      }
    >
      <p>
        另一份于 <strong>{momentWords(other.savedAt)}</strong> 在 <strong>{other.device}</strong>{' '}
        保存。请选择保留哪一份，未选的一份将被替换。
      </p>
      {differences && <Comparison differences={differences} />}
    </Dialog>
  )
}

function Comparison({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return <p>两份内容相同。</p>
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="sr-only">两份草稿不同之处</caption>
        <thead>
          <tr>
            <th scope="col">内容</th>
            <th scope="col">这一份</th>
            <th scope="col">另一份</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ label, here, there }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{here || '（空）'}</td>
              <td>{there || '（空）'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Gone({ draft, onLater }: { draft: ServerDraft; onLater: () => void }) {
  return (
    <Dialog
      alert
      open
      title="这份草稿已在另一处提交或删除"
      onClose={onLater}
      actions={
        <>
          <Button variant="text" onClick={onLater}>
            稍后再选
          </Button>
          <Button onClick={draft.takeOther}>清空此表单</Button>
          <Button variant="primary" onClick={() => void draft.keepMine()}>
            继续填写
          </Button>
        </>
      }
    >
      如果已经提交过，请不要重复提交。继续填写时，这里的内容会另存为一份新草稿。
    </Dialog>
  )
}
