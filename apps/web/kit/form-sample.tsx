import {
  Button,
  Card,
  CheckboxGroup,
  Combo,
  Dialog,
  Form,
  FormField,
  FormGrid,
  Segmented,
  SplitLayout,
  SubmitBar,
  TextArea,
  TextInput,
  Timeline,
  Upload,
  type UploadedFile,
  useOrderedForm,
} from '@portal/platform/web'
import { useState } from 'react'
import * as z from 'zod/mini'
import { demoCountries, slowSend } from './demo-data.ts'

const required = (msg: string) => z.string().check(z.trim(), z.minLength(1, msg))

const sampleSchema = z
  .object({
    holderType: z.string(),
    holderName: required('请输入您的权利人名称/姓名'),
    nationality: required('请选择注册国籍'),
    idCard: z.string(),
    address: required('请输入您的详细地址'),
    types: z.array(z.string()).check(z.minLength(1, '请至少选择一个类型')),
    otherType: z.string(),
    proof: z.array(z.unknown()).check(z.minLength(1, '请上传权利证明文件')),
    need: z.string().check(z.refine((text) => [...text].length <= 500, '最多输入500个字')),
    phone: required('请输入联系人电话'),
  })
  .check(
    z.refine((value) => value.holderType !== '1' || value.idCard.trim() !== '', {
      path: ['idCard'],
      error: '请输入您的身份证号',
      when: () => true,
    }),
  )

const types = ['专利', '商标', '著作权(版权)', '地理标志', '植物新品种', '集成电路布图', '商业秘密', '其他']

/** A filing form in miniature: the order of failures, conditional fields, upload, draft bar, result. */
export function FormSample() {
  const [isDone, setDone] = useState(false)
  const form = useOrderedForm({
    schema: sampleSchema,
    defaults: {
      holderType: '1',
      holderName: '',
      nationality: '',
      idCard: '',
      address: '',
      types: [] as string[],
      otherType: '',
      proof: [] as unknown[],
      need: '',
      phone: '',
    },
    send: () => new Promise<void>((resolve) => setTimeout(resolve, 1200)),
    onDone: () => setDone(true),
  })
  const { rhf } = form
  return (
    <SplitLayout aside={<FormAside />}>
      <Form form={form} label="备案申请样本">
        <Card title="权利人信息" number={1}>
          <FormGrid>
            <FormField form={form} name="holderType" label="权利人类型" required group wide>
              {(control) => (
                <Segmented
                  {...control}
                  options={[
                    { value: '1', label: '自然人' },
                    { value: '2', label: '法人' },
                    { value: '3', label: '其他组织' },
                  ]}
                />
              )}
            </FormField>
            <FormField
              form={form}
              name="holderName"
              label="权利人名称/姓名"
              hint="境外商标权利人请使用英文名称"
              required
              wide
            >
              {(control) => <TextInput {...control} autoComplete="name" />}
            </FormField>
            <FormField form={form} name="nationality" label="注册国籍" required>
              {(control) => <Combo {...control} items={demoCountries} placeholder="输入或选择国家/地区" />}
            </FormField>
            {rhf.watch('holderType') === '1' && (
              <FormField form={form} name="idCard" label="身份证号" required>
                {(control) => <TextInput {...control} />}
              </FormField>
            )}
            <FormField form={form} name="address" label="详细地址" required>
              {(control) => <TextInput {...control} placeholder="街道、门牌号" autoComplete="street-address" />}
            </FormField>
            <FormField form={form} name="types" label="权利类型" note="可多选" required group wide>
              {({ value, onChange, onBlur }) => (
                <CheckboxGroup
                  value={value}
                  onChange={(chosen) => onChange([...chosen])}
                  onBlur={onBlur}
                  options={types.map((type) => ({ value: type, label: type }))}
                  other={{
                    option: '其他',
                    label: '请说明其他权利类型',
                    value: rhf.watch('otherType'),
                    onChange: (text) => rhf.setValue('otherType', text),
                  }}
                />
              )}
            </FormField>
            <FormField form={form} name="proof" label="权利证明" required group wide>
              {({ value, onChange, onBlur }) => (
                <Upload
                  value={value as UploadedFile[]}
                  onChange={(files) => onChange([...files])}
                  onBlur={onBlur}
                  rule={{
                    purpose: 'filing',
                    extensions: 'pdf',
                    maxBytes: 2 * 1024 * 1024,
                    accept: '.pdf,application/pdf',
                  }}
                  help="PDF 彩色扫描件，1 份，2MB 以内"
                  send={slowSend}
                />
              )}
            </FormField>
            <FormField form={form} name="need" label="其他需求" note="选填" max={500} wide>
              {(control) => <TextArea {...control} placeholder="例如：希望同时查询目的国同类商标" />}
            </FormField>
            <FormField form={form} name="phone" label="联系人电话" required>
              {(control) => <TextInput {...control} type="tel" autoComplete="tel" />}
            </FormField>
          </FormGrid>
        </Card>
        <SubmitBar submit="提交备案" note="草稿每 30 秒自动保存到本机">
          <Button>改为自助备案</Button>
        </SubmitBar>
      </Form>
      <Dialog
        open={isDone}
        mark="success"
        title="提交成功！"
        onClose={() => setDone(false)}
        actions={
          <>
            <Button
              onClick={() => {
                form.startOver()
                setDone(false)
              }}
            >
              继续提交
            </Button>
            <Button variant="primary" onClick={() => setDone(false)}>
              返回首页
            </Button>
          </>
        }
      >
        备案申请已收到，可随时在“我的事项”查看办理情况。
      </Dialog>
    </SplitLayout>
  )
}

function FormAside() {
  return (
    <>
      <Card title="您需要准备" level={3}>
        权利证明：商标注册证、专利证书或作品登记证书
      </Card>
      <Card title="提交之后" level={3}>
        <Timeline
          label="提交之后"
          items={[
            { title: '核验材料', text: '缺项一次告知', state: 'current' },
            { title: '备案完成', text: '在“我的事项”查看结果', state: 'todo' },
          ]}
        />
      </Card>
    </>
  )
}
