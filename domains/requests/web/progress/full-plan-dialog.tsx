import {
  call,
  FormDialog,
  FormField,
  FormGrid,
  isConflict,
  keyOf,
  Notice,
  Stack,
  TextInput,
  toast,
  useOrderedForm,
} from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import type { RequestDetail } from '../../contract/detail.ts'
import { requestsApi } from '../../contract/endpoints.ts'
import { type FullPlanForm, fullPlanForm } from '../../contract/full-plan.ts'

/** Asks whom the expert shall call about the full plan; where it was asked for meanwhile, the page shows that instead. */
export function FullPlanDialog({ detail, onClose }: { detail: RequestDetail; onClose: () => void }) {
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: keyOf(requestsApi.ownDetail) })
  const form = useOrderedForm<FullPlanForm, void>({
    schema: fullPlanForm,
    defaults: { businessSn: detail.businessSn, qmfaName: detail.lxrName, qmfaPhone: detail.lxrPhone },
    send: async (body, { key }) => {
      try {
        await call(requestsApi.requestFullPlan, { body }, { key })
      } catch (error) {
        if (isConflict(error)) await reload()
        throw error
      }
    },
    onDone: async () => {
      toast('提交成功！')
      onClose()
      await reload()
    },
  })
  return (
    <FormDialog form={form} title="申请全面解决方案" submit="提交" onClose={onClose}>
      <Stack gap={16}>
        <Notice tone="warning">该服务由第三方提供，可能产生费用；专家将在服务时间内 30 分钟内致电。</Notice>
        <FormGrid>
          <FormField form={form} name="qmfaName" label="联系人姓名" required>
            {(control) => <TextInput {...control} autoComplete="name" />}
          </FormField>
          <FormField form={form} name="qmfaPhone" label="联系人电话" required>
            {(control) => <TextInput {...control} type="tel" autoComplete="tel" />}
          </FormField>
        </FormGrid>
      </Stack>
    </FormDialog>
  )
}
