import {
  Card,
  CheckboxGroup,
  DateField,
  FormField,
  FormGrid,
  listServices,
  type OrderedForm,
  Select,
  Stack,
  TextArea,
  TextInput,
} from '@portal/platform/web'
import { categoryLabels, newsCategories } from '../../contract/categories.ts'
import { newsLimits } from '../../contract/limits.ts'
import { LazyRichText } from '../editor/lazy-rich-text.tsx'
import type { ArticleValues } from './form-of.ts'

const categories = newsCategories.map((id) => ({ value: `${id}`, label: categoryLabels[id] }))

/** Everything that an editor writes of an article. */
export function ArticleFields({ form, readOnly }: { form: OrderedForm<ArticleValues>; readOnly: boolean }) {
  const services = listServices().map(({ to, title }) => ({ value: to, label: title }))
  return (
    <Stack gap={20}>
      <Card title="文章信息">
        <FormGrid>
          <FormField form={form} name="categoryId" label="栏目" required>
            {(control) => <Select {...control} options={categories} />}
          </FormField>
        </FormGrid>
        <FormField form={form} name="title" label="标题" max={newsLimits.title} required wide>
          {(control) => <TextInput {...control} />}
        </FormField>
        <FormField
          form={form}
          name="summary"
          label="摘要"
          hint="列表与分享时显示"
          note="选填"
          max={newsLimits.summary}
          wide
        >
          {(control) => <TextArea {...control} rows={3} />}
        </FormField>
        <FormGrid>
          <FormField form={form} name="author" label="作者" note="选填" max={newsLimits.author}>
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField form={form} name="source" label="来源" note="选填" max={newsLimits.source}>
            {(control) => <TextInput {...control} placeholder="发布机构或刊物" />}
          </FormField>
          <FormField form={form} name="sourceUrl" label="原文链接" note="选填">
            {(control) => <TextInput {...control} type="url" placeholder="https://" />}
          </FormField>
          <FormField form={form} name="checkedOn" label="核对日期" hint="最近一次与原文核对的日子" note="选填">
            {(control) => <DateField {...control} />}
          </FormField>
        </FormGrid>
        <FormField
          form={form}
          name="services"
          label="涉及的服务"
          hint="文末列出，读者可由此办理"
          note="选填"
          group
          wide
        >
          {({ onChange, ...control }) => (
            <CheckboxGroup {...control} onChange={(next) => onChange([...next])} options={services} />
          )}
        </FormField>
      </Card>
      <Card title="正文">
        <FormField form={form} name="text" label="正文内容" group wide>
          {(control) => <LazyRichText {...control} label="正文内容" readOnly={readOnly} />}
        </FormField>
      </Card>
    </Stack>
  )
}
