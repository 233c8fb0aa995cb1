import { Field, momentWords, Quiet, Select } from '@portal/platform/web'
import type { PublicTemplate } from '../contract/templates.ts'
import { templateName } from './choose-template.ts'
import css from './pack.module.css'

type TemplateChoiceProps = {
  list: readonly PublicTemplate[]
  chosen: PublicTemplate
  onChoose: (id: string) => void
}

/** The choice of the list that the papers are compared with. */
export function TemplateChoice({ list, chosen, onChoose }: TemplateChoiceProps) {
  const options = list.map((one) => ({ value: one.id, label: templateName(one) }))
  return (
    <Field label="材料清单" className={css.choice}>
      <Select value={chosen.id} onChange={onChoose} options={options} placeholder={false} />
    </Field>
  )
}

/** Says where a list comes from, and that only the notice of the year is decisive. */
export function TemplateSource({ template }: { template: PublicTemplate }) {
  const { sourceName, sourceUrl, note, checkedAt, metOn } = template
  return (
    <div className={css.source}>
      {note.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Quiet>
        来源：
        {sourceUrl === '' ? (
          sourceName
        ) : (
          <a href={sourceUrl} target="_blank" rel="noopener noreferrer">
            {sourceName}
            <span className="sr-only">（在新窗口打开）</span>
          </a>
        )}
      </Quiet>
      <Quiet>
        {checkedAt === null
          ? `示例${metOn === null ? '' : `，${metOn} 整理`}，未逐一核对原文`
          : `${momentWords(checkedAt)} 由平台工作人员与来源核对`}
      </Quiet>
    </div>
  )
}
