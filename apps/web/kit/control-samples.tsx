import {
  Button,
  Checkbox,
  Combo,
  DateField,
  Field,
  FormGrid,
  JoinedCombo,
  MomentField,
  PasswordInput,
  PopupField,
  PopupOption,
  Select,
  TextArea,
  TextInput,
} from '@portal/platform/web'
import { useState } from 'react'
import { demoCountries } from './demo-data.ts'
import styles from './kit.module.css'
import { Section } from './section.tsx'

const places = ['深圳市', '东莞市']

export function ControlSamples() {
  const [text, setText] = useState('宁波远航家居有限公司（演示）')
  const [secret, setSecret] = useState('')
  const [country, setCountry] = useState('DE')
  const [countries, setCountries] = useState('DE;JP')
  const [place, setPlace] = useState('深圳市')
  const [industry, setIndustry] = useState('')
  const [day, setDay] = useState('2026-11-20')
  const [moment, setMoment] = useState('')
  const [agreed, setAgreed] = useState(false)
  return (
    <>
      <Section title="按钮">
        <div className={styles.row}>
          <Button variant="primary">提交备案</Button>
          <Button variant="primary" size="large">
            立即办理
          </Button>
          <Button>先问专家</Button>
          <Button variant="danger" icon="delete">
            删除
          </Button>
          <Button variant="text">重试</Button>
          <Button size="small" icon="download">
            下载
          </Button>
        </div>
        <div className={styles.row}>
          <Button variant="primary" busy>
            提交
          </Button>
          <Button variant="primary" disabled>
            不可用
          </Button>
          <a className="btn btn-secondary" href="#/">
            链接按钮
          </a>
        </div>
      </Section>
      <Section title="输入">
        <FormGrid>
          <Field
            label="企业名称"
            required
            hint="与营业执照一致"
            help={{ label: '企业名称怎么填', onOpen: () => undefined }}
          >
            <TextInput value={text} onChange={setText} />
          </Field>
          <Field label="企业名称（有误）" required error="请输入企业名称">
            <TextInput value="" onChange={setText} />
          </Field>
          <Field label="不可用">
            <TextInput value="不可修改" onChange={setText} disabled />
          </Field>
          <Field label="密码">
            <PasswordInput value={secret} onChange={setSecret} autoComplete="new-password" />
          </Field>
          <Field label="核对日期">
            <DateField value={day} onChange={setDay} />
          </Field>
          <Field label="发布时间">
            <MomentField value={moment} onChange={setMoment} />
          </Field>
          <Field label="行业">
            <Select
              value={industry}
              onChange={setIndustry}
              options={[
                { value: '1', label: '家居用品' },
                { value: '2', label: '消费电子' },
              ]}
            />
          </Field>
          <Field label="国家或地区">
            <Combo value={country} onChange={setCountry} items={demoCountries} />
          </Field>
          <Field label="多个国家或地区" group>
            <JoinedCombo value={countries} onChange={setCountries} items={demoCountries} />
          </Field>
          <Field label="在弹层中选择">
            <PopupField text={place} placeholder="请选择" icon="pin" popupLabel="选择城市" onNear={() => undefined}>
              {(close) => (
                <div role="listbox" aria-label="城市">
                  {places.map((name) => (
                    <PopupOption
                      key={name}
                      isSelected={name === place}
                      tabIndex={0}
                      onClick={() => {
                        setPlace(name)
                        close()
                      }}
                    >
                      {name}
                    </PopupOption>
                  ))}
                </div>
              )}
            </PopupField>
          </Field>
          <Field label="诉求（超长）" wide error="最多输入500个字" counter={{ text: '长'.repeat(501), max: 500 }}>
            <TextArea value="演示" onChange={setText} />
          </Field>
        </FormGrid>
        <Checkbox value={agreed} onChange={setAgreed} label="我已知晓文件保存后不能更改" />
      </Section>
    </>
  )
}
