import { Button, CopyLine, Dialog, LinkButton, momentWords, Scene } from '@portal/platform/web'
import { useNavigate } from 'react-router'
import type { BusinessType } from '../../contract/business-types.ts'
import type { SubmittedRequest } from '../../contract/submitted.ts'
import { caseScenes } from '../case-scenes.ts'
import { progressPath } from '../paths.ts'

/** Says that the request is stored: by when it will be accepted, its number, and what comes next. */
export function SubmittedDialog({
  businessType,
  submitted,
  onAgain,
}: {
  businessType: BusinessType
  /** The answer to the submission; undefined while nothing was submitted. */
  submitted: SubmittedRequest | undefined
  onAgain: () => void
}) {
  const navigate = useNavigate()
  return (
    <Dialog
      alert
      full
      open={submitted !== undefined}
      mark="success"
      scene={<Scene name={caseScenes[businessType]} eager />}
      title="提交成功！"
      onClose={onAgain}
      actions={
        <>
          <Button onClick={onAgain}>继续提交</Button>
          <Button onClick={() => navigate('/oneChains')}>返回首页</Button>
          <LinkButton variant="primary" to={progressPath(businessType, submitted?.businessSn)}>
            查看进度
          </LinkButton>
        </>
      }
    >
      {submitted && (
        <>
          <p>
            预计 <b>{momentWords(submitted.acceptanceDue)} 前</b>受理，受理后给您发站内消息。
          </p>
          <CopyLine what="业务编号" text={submitted.businessSn} />
        </>
      )}
    </Dialog>
  )
}
