import {
  Button,
  Card,
  call,
  DescriptionList,
  Dialog,
  Form,
  FormField,
  FormGrid,
  isCallError,
  keyOf,
  Notice,
  TextInput,
  toast,
  useOrderedForm,
} from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type FullPlanForm, fullPlanForm, type RequestDetail, requestsApi } from '../../contract/index.ts'
import styles from '../detail/detail.module.css'

/** The full solution plan of a completed request: asked for once, afterwards whom the expert calls. */
export function FullPlan({ detail }: { detail: RequestDetail }) {
  const [isOpen, setOpen] = useState(false)
  const { qmfaName, qmfaPhone, can } = detail
  if (qmfaName !== null) {
    return (
      <Card title="全面解决方案">
        <DescriptionList
          items={[
            { term: '联系人', detail: qmfaName },
            { term: '联系电话', detail: <a href={`tel:${qmfaPhone}`}>{qmfaPhone}</a> },
          ]}
        />
      </Card>
    )
  }
  if (!can.includes('requestFullPlan')) return null
  return (
    <Card title="需要全面解决方案？" tone="tint">
      <div className={styles.offer}>
        <p>留下联系人和电话，专家将在服务时间内 30 分钟内与您联系。</p>
        <Button variant="primary" onClick={() => setOpen(true)}>
          申请全面解决方案
        </Button>
      </div>
      {isOpen && <FullPlanDialog detail={detail} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function FullPlanDialog({ detail, onClose }: { detail: RequestDetail; onClose: () => void }) {
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: keyOf(requestsApi.ownDetail) })
  const form = useOrderedForm<FullPlanForm, void>({
    schema: fullPlanForm,
    defaults: { businessSn: detail.businessSn, qmfaName: detail.lxrName, qmfaPhone: detail.lxrPhone },
    send: async (body, { key }) => {
      try {
        await call(requestsApi.requestFullPlan, { body }, { key })
      } catch (error) {
        if (isCallError(error) && error.status === 'U00409') await reload()
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
    <Dialog open title="申请全面解决方案" onClose={onClose}>
      <Form form={form} label="申请全面解决方案" className={styles.dialog}>
        <Notice tone="warning">该服务由第三方提供，可能产生费用；专家将在服务时间内 30 分钟内致电。</Notice>
        <FormGrid>
          <FormField form={form} name="qmfaName" label="联系人姓名" required>
            {(control) => <TextInput {...control} autoComplete="name" />}
          </FormField>
          <FormField form={form} name="qmfaPhone" label="联系人电话" required>
            {(control) => <TextInput {...control} type="tel" autoComplete="tel" />}
          </FormField>
        </FormGrid>
        {form.failure && <Notice tone="error">{form.failure.msg}</Notice>}
        <div className={styles.buttons}>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            提交
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
