import {
  Card,
  call,
  DeskHead,
  ErrorView,
  Form,
  FormEnd,
  FormField,
  keyOf,
  momentText,
  Notice,
  Quiet,
  queryOf,
  Skeleton,
  Stack,
  TextInput,
  toast,
  useOrderedForm,
} from '@portal/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { booksDeskApi } from '../../../contract/desk-endpoints.ts'
import { type OrderSettingsReply, orderSettingsForm } from '../../../contract/desk-settings.ts'
import { moneyHouseLabels } from '../../../contract/ways.ts'
import { MoneyInput } from '../../money-input.tsx'

/** 收款设置: how long an order waits, and when a refund needs a second person. */
export function OrderSettingsPage() {
  const { data, error, refetch } = useQuery(queryOf(booksDeskApi.settings, {}))
  if (error) return <ErrorView title="设置加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={5} rowHeight={64} />
  return <SettingsEditor key={data.savedAt ?? 0} settings={data} />
}

/** Where customers can pay to now; that the account for transfers is missing is said, since then nobody can transfer. */
function OpenHouses({ houses }: Pick<OrderSettingsReply, 'houses'>) {
  const names = houses.map((house) => moneyHouseLabels[house]).join('、')
  return houses.includes('bank') ? (
    <Notice>客户现在可以用：{names}。支付方式由部署配置决定。</Notice>
  ) : (
    <Notice tone="warning" title="没有配置收款账户，客户不能转账">
      <p>
        {names === '' ? '现在没有任何支付方式。' : `客户现在只能用：${names}。`}请运维人员在收款配置中填写收款账户。
      </p>
    </Notice>
  )
}

function SettingsEditor({ settings }: { settings: OrderSettingsReply }) {
  const queries = useQueryClient()
  const { savedAt, houses, payWithinMinutes, slipExtendsDays, fourEyesFrom } = settings
  const form = useOrderedForm({
    schema: orderSettingsForm,
    defaults: { fourEyesFrom, payWithinMinutes: String(payWithinMinutes), slipExtendsDays: String(slipExtendsDays) },
    send: (body) => call(booksDeskApi.saveSettings, { body }),
    onDone: async () => {
      toast('设置已保存，此后的订单与退款按新设置办理')
      await queries.invalidateQueries({ queryKey: keyOf(booksDeskApi.settings) })
    },
  })
  return (
    <>
      <DeskHead
        title="收款设置"
        lead="改动只影响保存之后的订单与退款。客户看到的付款、退款、发票说明在“内容管理 · 文本”中修改。"
      />
      <Stack gap={20}>
        <OpenHouses houses={houses} />
        <Card>
          {savedAt !== null && <Quiet>上次保存：{momentText(savedAt)}</Quiet>}
          <Form form={form} label="收款设置">
            <FormField form={form} name="payWithinMinutes" label="付款期限（分钟）" hint="4320 分钟为三天" required>
              {(control) => <TextInput {...control} inputMode="numeric" />}
            </FormField>
            <FormField
              form={form}
              name="slipExtendsDays"
              label="上传汇款凭证后延长（天）"
              hint="每个订单只延长一次"
              required
            >
              {(control) => <TextInput {...control} inputMode="numeric" />}
            </FormField>
            <FormField
              form={form}
              name="fourEyesFrom"
              label="退款复核起点（元）"
              hint="达到这个金额的退款须由另一位工作人员复核；0.00 为全部复核"
              required
            >
              {(control) => <MoneyInput {...control} />}
            </FormField>
            <FormEnd submit="保存" busyText="正在保存…" />
          </Form>
        </Card>
      </Stack>
    </>
  )
}
