import { ConfirmDialog, call, useDeskAct } from '@portal/platform/web'
import { useNavigate } from 'react-router'
import type { TemplateRow } from '../../../contract/subsidy/desk.ts'
import { subsidyDeskApi } from '../../../contract/subsidy/desk-endpoints.ts'
import { templateName } from '../choose-template.ts'
import { templateReads } from './save-template.ts'
import { SourceLink } from './source-link.tsx'

type OfTemplate = { template: TemplateRow; onClose: () => void }

/** Asks what comparing the list with its source has shown. */
export function CheckDialog({ template, onClose }: OfTemplate) {
  const { run, busy } = useDeskAct(templateReads)
  const undoes = template.checkedAt !== null
  const keep = async () => {
    const body = { matches: !undoes }
    await run(
      () => call(subsidyDeskApi.checkTemplate, { params: { id: template.id }, body }),
      undoes ? '已取消核对，客户不能再选用' : '已标记为与来源一致',
    )
    onClose()
  }
  const name = templateName(template)
  return (
    <ConfirmDialog
      open
      title={undoes ? `取消核对：${name}` : `核对：${name}`}
      confirmText={undoes ? '不一致，不再公开' : '逐项对照过，一致'}
      danger={undoes}
      busy={busy}
      busyText="正在保存…"
      onCancel={onClose}
      onConfirm={() => void keep()}
    >
      <p>
        请打开来源：
        <SourceLink url={template.sourceUrl} />
      </p>
      <p>
        {undoes
          ? '通知有了变化，或者清单有误：取消核对以后客户就不能选用它。'
          : '确认城市、年份和每一项材料都与通知一致。系统会记下您的账号和时间，客户看得到核对的日期。'}
      </p>
    </ConfirmDialog>
  )
}

export function RemoveDialog({ template, onClose }: OfTemplate) {
  const { run, busy } = useDeskAct(templateReads)
  const navigate = useNavigate()
  const remove = async () => {
    await run(async () => {
      await call(subsidyDeskApi.removeTemplate, { params: { id: template.id } })
      await navigate('/subsidy-templates')
    }, '清单已删除')
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={`删除清单：${templateName(template)}`}
      confirmText="删除"
      danger
      busy={busy}
      busyText="正在删除…"
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      删除后客户不能再选用；客户已添加的材料不受影响。只想暂时不显示时，可以在“修改”中隐藏。
    </ConfirmDialog>
  )
}
