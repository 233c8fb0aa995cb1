import { call, EditDialog, FormField, Select, Stack, TextArea } from '@portal/platform/web'
import * as z from 'zod/mini'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import { classRemark } from '../../contract/file/remark.ts'
import { trademarkFilesApi } from '../../contract/file-endpoints.ts'
import { trademarkLimits } from '../../contract/limits.ts'
import styles from './case.module.css'
import { caseReads } from './case-reads.ts'
import type { ActDoing } from './file-act-dialog.tsx'

type Remarked = Pick<TrademarkDetail, 'businessSn' | 'work_order_service'>

const remarkForm = z.object({ class_id: z.string(), text: classRemark.shape.text })

/** Provider or staff note something about an application, or about one of its classes; the customer reads it. */
export function RemarkDialog({
  detail: { businessSn, work_order_service: classes },
  reads = caseReads,
  onClose,
}: Pick<ActDoing, 'reads'> & { detail: Remarked; onClose: () => void }) {
  return (
    <EditDialog
      title="写备注"
      schema={remarkForm}
      defaults={{ class_id: '', text: '' }}
      send={({ class_id, text }, sending) =>
        call(
          trademarkFilesApi.remark,
          { body: { orderSn: businessSn, class_id: class_id === '' ? null : Number(class_id), text } },
          sending,
        )
      }
      said="已写备注"
      reads={reads}
      onClose={onClose}
    >
      {(form) => (
        <Stack gap={12} className={styles.fields}>
          <FormField form={form} name="class_id" label="类别">
            {(control) => (
              <Select
                {...control}
                placeholder="整件申请"
                options={classes.map(({ class_id, class_name }) => ({
                  value: String(class_id),
                  label: `第 ${class_id} 类 ${class_name}`,
                }))}
              />
            )}
          </FormField>
          <FormField form={form} name="text" label="备注" hint="客户可见" max={trademarkLimits.remark} required wide>
            {(control) => <TextArea {...control} rows={4} />}
          </FormField>
        </Stack>
      )}
    </EditDialog>
  )
}
