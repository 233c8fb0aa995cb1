import { Button, Dialog } from '@portal/platform/web'
import { Link, useNavigate } from 'react-router'
import type { BusinessType } from '../../contract/business-types.ts'
import { progressPath } from '../paths.ts'

/** Says that the request is stored: its number, where to follow it, and what comes next. */
export function SubmittedDialog({
  businessType,
  businessSn,
  onAgain,
}: {
  businessType: BusinessType
  /** The number of the request; undefined while nothing was submitted. */
  businessSn: string | undefined
  onAgain: () => void
}) {
  const navigate = useNavigate()
  return (
    <Dialog
      alert
      open={businessSn !== undefined}
      mark="success"
      title="提交成功！"
      onClose={onAgain}
      actions={
        <>
          <Button onClick={onAgain}>继续提交</Button>
          <Button variant="primary" onClick={() => navigate('/oneChains')}>
            返回首页
          </Button>
        </>
      }
    >
      <p>
        业务编号 <strong>{businessSn}</strong>
      </p>
      <p>
        可随时在<Link to={progressPath(businessType, businessSn)}>我的进度</Link>查看办理情况。
      </p>
    </Dialog>
  )
}
