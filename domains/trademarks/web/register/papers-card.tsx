import { Card, type OrderedForm, Stack } from '@portal/platform/web'
import { ProxyTemplate } from '../proxy-template.tsx'
import { helpAt, type OnHelp } from './help-titles.ts'
import { PaperField } from './paper-field.tsx'
import type { RegisterValues } from './register-form.ts'

interface PapersCardProps {
  form: OrderedForm<RegisterValues>
  number: number
  onHelp: OnHelp
}

/** The papers that an application can bring along; it is sent without them too. */
export function PapersCard({ form, number, onHelp }: PapersCardProps) {
  return (
    <Card title="委托书与合同" number={number}>
      <Stack gap={12}>
        <ProxyTemplate name={() => form.rhf.getValues('trademark_name')} />
        <PaperField
          form={form}
          name="proxy_url"
          label="委托书"
          hint="可以先提交，服务商备件之前补交"
          title="商标注册 · 委托书"
          explain={helpAt('proxy', onHelp)}
        />
        <PaperField form={form} name="contract_url" label="合同" title="商标注册 · 合同" />
      </Stack>
    </Card>
  )
}
