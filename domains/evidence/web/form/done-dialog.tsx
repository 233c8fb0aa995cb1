import { Button, Dialog } from '@portal/platform/web'
import { Link, useNavigate } from 'react-router'
import type { Submitted } from '../../contract/record.ts'
import { slotTitle } from '../../contract/slots.ts'
import { formPath, minePath, recordPath } from '../paths.ts'
import css from './form.module.css'

/** The dialog after a record was stored: its number, its state, and what can be done next. */
export function DoneDialog({ done, count, onAgain }: { done: Submitted; count: number; onAgain: () => void }) {
  const { id, evidenceNo, state, broken } = done
  const navigate = useNavigate()
  const isSealed = state === 1
  const goOn = () => {
    onAgain()
    void navigate(formPath(isSealed ? undefined : id))
  }
  return (
    <Dialog
      alert
      full
      open
      mark={broken.length > 0 ? 'warning' : 'success'}
      title={
        broken.length > 0
          ? '已保存，还不能提交'
          : isSealed
            ? '提交成功！'
            : count > 0
              ? `已封存 ${count} 份`
              : '保存成功！'
      }
      onClose={goOn}
      actions={
        <>
          <Button onClick={goOn}>{isSealed ? '继续存证' : '继续补充'}</Button>
          <Button variant="primary" onClick={() => navigate('/oneChains')}>
            返回首页
          </Button>
        </>
      }
    >
      <p>
        存证编号 <strong className={css.number}>{evidenceNo}</strong>
      </p>
      {broken.length > 0 && (
        <p>这些文件已无法按收到时的样子读出：{broken.map(slotTitle).join('、')}。请整份删除后重新上传。</p>
      )}
      {isSealed ? (
        <p className={css.said}>
          已封存，证明正在陆续取得，可在<Link to={minePath(id)}>我的事项</Link>查看；任何人凭编号可以看到
          <Link to={recordPath(evidenceNo)}>公开记录</Link>，其中没有个人信息和文件。
        </p>
      ) : (
        <p className={css.said}>
          可随时在<Link to={minePath(id)}>我的事项</Link>接着补充。
        </p>
      )}
    </Dialog>
  )
}
