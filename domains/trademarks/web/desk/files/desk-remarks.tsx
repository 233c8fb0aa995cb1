import { Button, Card, call, EditDialog, FormField, Quiet, Select, TextArea } from '@portal/platform/web'
import { useState } from 'react'
import type { DeskDetail } from '../../../contract/file/detail.ts'
import { classRemark } from '../../../contract/file/remark.ts'
import { trademarkFilesApi } from '../../../contract/file-endpoints.ts'
import { trademarkLimits } from '../../../contract/limits.ts'
import { RemarkList } from '../../case/case-remarks.tsx'
import { deskReads } from './desk-reads.ts'

type Remarked = Pick<DeskDetail, 'businessSn' | 'remarks' | 'work_order_service'>

const nothingNoted = ({ remarks }: Remarked): string =>
  remarks.length === 0 ? '还没有备注' : '只有类别的备注，见“类别与小项”'

/** The remarks about an application, where the desk writes its own; those about a class stand at the class as well. */
export function DeskRemarks({ detail, mayWrite }: { detail: Remarked; mayWrite: boolean }) {
  const [isWriting, setWriting] = useState(false)
  const whole = detail.remarks.filter(({ class_id }) => class_id === null)
  return (
    <Card tone="bare" title="备注" actions={mayWrite && <Button onClick={() => setWriting(true)}>写备注</Button>}>
      {whole.length === 0 ? <Quiet>{nothingNoted(detail)}</Quiet> : <RemarkList remarks={whole} label="备注" />}
      {isWriting && <RemarkDialog detail={detail} onClose={() => setWriting(false)} />}
    </Card>
  )
}

const emptyRemark = (orderSn: string): { orderSn: string; class_id: number | null; text: string } => ({
  ...{ orderSn, class_id: null, text: '' },
})

function RemarkDialog({ detail, onClose }: { detail: Remarked; onClose: () => void }) {
  const { businessSn, work_order_service } = detail
  const options = work_order_service.map(({ class_id, class_name }) => ({
    value: String(class_id),
    label: `第 ${class_id} 类 ${class_name}`,
  }))
  return (
    <EditDialog
      title="写备注"
      schema={classRemark}
      defaults={emptyRemark(businessSn)}
      send={(body, sending) => call(trademarkFilesApi.remark, { body }, sending)}
      submit="写备注"
      said="备注已添加"
      reads={deskReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormField form={form} name="class_id" label="类别" hint="不选则为整件申请的备注" note="选填">
            {({ value, onChange, ...control }) => (
              <Select
                {...control}
                placeholder="整件申请"
                options={options}
                value={value === null ? '' : String(value)}
                onChange={(next) => onChange(next === '' ? null : Number(next))}
              />
            )}
          </FormField>
          <FormField
            form={form}
            name="text"
            label="备注"
            hint="客户和服务商可见，添加后不能修改"
            max={trademarkLimits.remark}
            required
            wide
          >
            {(control) => <TextArea {...control} rows={4} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
