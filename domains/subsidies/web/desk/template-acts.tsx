import { ActDialog, call } from '@portal/platform/web'
import { useNavigate } from 'react-router'
import type { TemplateRow } from '../../contract/desk.ts'
import { subsidyDeskApi } from '../../contract/desk-endpoints.ts'
import { templateName } from '../choose-template.ts'
import { templateReads } from './save-template.ts'
import { SourceLink } from './source-link.tsx'

type OfTemplate = { template: TemplateRow; onClose: () => void }

/** Asks whether the list matches its source, now that somebody has compared them. */
export function CheckDialog({ template, onClose }: OfTemplate) {
  const undoes = template.checkedAt !== null
  const name = templateName(template)
  return (
    <ActDialog
      title={undoes ? `取消核对：${name}` : `核对：${name}`}
      confirmText={undoes ? '不一致，不再公开' : '逐项对照过，一致'}
      danger={undoes}
      busyText="正在保存…"
      act={() => call(subsidyDeskApi.checkTemplate, { params: { id: template.id }, body: { matches: !undoes } })}
      said={undoes ? '已取消核对，客户不能再选用' : '已标记为与来源一致'}
      reads={templateReads}
      onClose={onClose}
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
    </ActDialog>
  )
}

export function RemoveDialog({ template, onClose }: OfTemplate) {
  const navigate = useNavigate()
  const remove = async () => {
    await call(subsidyDeskApi.removeTemplate, { params: { id: template.id } })
    await navigate('/subsidy-templates')
  }
  return (
    <ActDialog
      title={`删除清单：${templateName(template)}`}
      confirmText="删除"
      danger
      busyText="正在删除…"
      act={remove}
      said="清单已删除"
      reads={templateReads}
      onClose={onClose}
    >
      删除后客户不能再选用；客户已添加的材料不受影响。只想暂时不显示时，可以在“修改”中隐藏。
    </ActDialog>
  )
}
