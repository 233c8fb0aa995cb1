import { call, EditDialog, ErrorView, FormField, queryOf, Select, Skeleton, TextArea } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type Agency, deskAgenciesApi } from '../../../contract/agency-endpoints.ts'
import { assignForm, deskTrademarksApi } from '../../../contract/desk-file-endpoints.ts'
import type { DeskDetail } from '../../../contract/file/detail.ts'
import { trademarkLimits } from '../../../contract/limits.ts'
import styles from './desk-files.module.css'
import { deskReads } from './desk-reads.ts'

export interface AssignDialogProps {
  detail: Pick<DeskDetail, 'businessSn' | 'holder'>
  onClose: () => void
}

/** What the act is called: a case that nobody holds is given, any other changes hands. */
export const assignTitle = ({ holder }: Pick<DeskDetail, 'holder'>): string =>
  holder === null ? '指派服务商' : '更换服务商'

const optionOf = ({ id, name, licenceNo }: Agency) => ({
  value: id,
  label: licenceNo === null ? name : `${name}（备案号 ${licenceNo}）`,
})

/** Gives a case to one of the agencies in office, with the reason that stands in its history. */
export function AssignDialog({ detail, onClose }: AssignDialogProps) {
  const { businessSn, holder } = detail
  const title = assignTitle(detail)
  const { data, error, refetch } = useQuery(queryOf(deskAgenciesApi.list, {}))
  const others = data?.list.filter(({ id }) => id !== holder?.id) ?? []
  return (
    <EditDialog
      title={title}
      schema={assignForm}
      defaults={{ providerId: '', reason: '' }}
      send={(body, sending) => call(deskTrademarksApi.assign, { params: { businessSn }, body }, sending)}
      submit={title}
      busyText="正在提交…"
      said={holder === null ? '已指派' : '已更换服务商'}
      reads={deskReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p className={styles.target}>
            业务编号 {businessSn}
            {holder && `；现由 ${holder.name} 办理，更换后它不能再看到这件申请。`}
          </p>
          {error && <ErrorView title="服务商加载失败" error={error} onRetry={() => void refetch()} />}
          {!data && !error && <Skeleton rows={1} />}
          {data && (
            <FormField form={form} name="providerId" label="服务商" hint="已通过审核的服务机构" required>
              {(control) => <Select {...control} options={others.map(optionOf)} />}
            </FormField>
          )}
          <FormField
            form={form}
            name="reason"
            label="原因"
            hint="客户和新的服务商可见"
            max={trademarkLimits.reason}
            required
            wide
          >
            {(control) => <TextArea {...control} rows={3} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
