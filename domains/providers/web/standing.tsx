import { Notice } from '@portal/platform/web'
import { licenceKindLabels } from '../contract/licence.ts'
import type { OwnProfile } from '../contract/profile.ts'

/** How the approval of a provider stands, in words to the provider. */
export function Standing({ profile: { approvalState, licenceNo, checked, refusal } }: { profile: OwnProfile }) {
  if (approvalState === 'refused')
    return (
      <Notice tone="error" title="没有通过审核">
        <p>原因：{refusal}</p>
        <p>修改后可重新提交。</p>
      </Notice>
    )
  if (approvalState === 'waiting')
    return (
      <Notice>
        {licenceNo === null ? '请填写机构资料，提交后由工作人员审核。' : '资料已提交，等待工作人员审核。'}
        审核期间，您可以办理企业或个人用户能办的业务。
      </Notice>
    )
  if (!checked?.stands)
    return <Notice tone="warning">账号已通过审核，但还没有核对过备案号。请填写机构资料，提交后由工作人员核对。</Notice>
  return (
    <Notice tone="success">
      已核对：{checked.companyName}，{licenceKindLabels[checked.licenceKind]}，备案号 {checked.licenceNo}。
    </Notice>
  )
}
