import {
  Card,
  CheckboxGroup,
  DateField,
  FormField,
  FormGrid,
  type OrderedForm,
  Select,
  Stack,
  TextArea,
  TextInput,
} from '@portal/platform/web'
import { categoryLabels, newsCategories } from '../../contract/categories.ts'
import { newsLimits } from '../../contract/limits.ts'
import { newsPlaceCodes, newsSubjectCodes, newsTags } from '../../contract/tags.ts'
import { LazyRichText } from '../editor/lazy-rich-text.tsx'
import { CoverField } from './cover-field.tsx'
import type { ArticleValues } from './form-of.ts'
import { ServicesField } from './services-field.tsx'

const categories = newsCategories.map((id) => ({ value: `${id}`, label: categoryLabels[id] }))
const places = newsPlaceCodes.map((code) => ({ value: code, label: newsTags[code] }))
const subjects = newsSubjectCodes.map((code) => ({ value: code, label: newsTags[code] }))

/** Everything that an editor writes of an article. */
export function ArticleFields({ form, readOnly }: { form: OrderedForm<ArticleValues>; readOnly: boolean }) {
  const [watchedPlaces, watchedSubjects] = form.rhf.watch(['places', 'subjects'])
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
          hint="第一项放在文章旁边，读者可由此办理；其余列在文末"
          note="选填"
          group
          wide
        >
          {(control) => <ServicesField {...control} />}
        </FormField>
      </Card>
      <Card title="标签与封面">
        <FormField
          form={form}
          name="places"
          label="地方"
          hint={`最多 ${newsLimits.places} 项；第一项定封面的底色和天际线`}
          note="选填"
          group
          wide
        >
          {({ onChange, ...control }) => (
            <CheckboxGroup
              {...control}
              onChange={(next) => onChange(newsPlaceCodes.filter((code) => next.includes(code)))}
              options={places}
            />
          )}
        </FormField>
        <FormField
          form={form}
          name="subjects"
          label="主题"
          hint={`最多 ${newsLimits.subjects} 项；第一项定封面上的东西`}
          note="选填"
          group
          wide
        >
          {({ onChange, ...control }) => (
            <CheckboxGroup
              {...control}
              onChange={(next) => onChange(newsSubjectCodes.filter((code) => next.includes(code)))}
              options={subjects}
            />
          )}
        </FormField>
        <FormField form={form} name="cover" label="封面" hint="不上传时按标签绘制" note="选填" group wide>
          {(control) => (
            <CoverField {...control} places={watchedPlaces} subjects={watchedSubjects} readOnly={readOnly} />
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
