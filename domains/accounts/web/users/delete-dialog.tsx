import { call, FormDialog, FormField, Notice, TextInput, toast, useOrderedForm, useReload } from '@portal/platform/web'
import { useLocation, useNavigate } from 'react-router'
import { accountsApi } from '../../contract/endpoints.ts'
import { deleteForm, profileLimits } from '../../contract/save-user.ts'
import type { UserRow } from '../../contract/users.ts'
import { userReads } from './user-reads.ts'

export const withdrawLabel = '撤销邀请'

/** Of an account that is removed wholly nothing is left to be read again, and its page leads back to the list. */
const listRead = [accountsApi.listUsers]
const listPath = '/users'

/** What becomes of an account in use, and of one to which somebody is only invited. */
const words = {
  close: {
    act: '注销',
    done: '账号已注销',
    busy: '正在注销…',
    title: '注销后不能恢复',
    text: '立即退出并清除联系方式、证件号码、草稿、收藏和通知；已完成业务的联系人资料和附件到期后清除；订单、账目和已封存的存证以“已注销用户”保留。有未了结的业务时不能注销。',
    reason: '注销原因',
  },
  withdraw: {
    act: withdrawLabel,
    done: '邀请已撤销',
    busy: '正在撤销…',
    title: '邀请链接立即失效',
    text: '尚未启用的账号整个移除，用户名可以再用。',
    reason: '撤销原因',
  },
} as const

/** 注销, or 撤销邀请: says what goes and what stays before it asks for the reason. */
export function DeleteDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const isInvited = user.status === 'invited'
  const said = words[isInvited ? 'withdraw' : 'close']
  const reload = useReload(isInvited ? listRead : userReads)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const form = useOrderedForm({
    schema: deleteForm,
    defaults: { reason: '' },
    send: (query) => call(accountsApi.deleteUser, { params: { id: user.id }, query }),
    onDone: async () => {
      toast(said.done)
      onClose()
      if (isInvited && pathname !== listPath) navigate(listPath, { replace: true })
      await reload()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`${said.act}：${user.username}`}
      submit={said.act}
      busyText={said.busy}
      variant="danger"
      onClose={onClose}
    >
      <Notice tone="warning" title={said.title}>
        {said.text}
      </Notice>
      <FormField
        form={form}
        name="reason"
        label={said.reason}
        hint="记入账号记录，请不要写个人信息"
        max={profileLimits.reason}
        required
      >
        {(control) => <TextInput {...control} />}
      </FormField>
    </FormDialog>
  )
}
