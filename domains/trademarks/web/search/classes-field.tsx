import { useNiceClasses } from '@portal/nice/web'
import type { ControlProps } from '@portal/platform/web'
import { ManyChoices } from '../choices/many-choices.tsx'

const placeholder = '输入类别号或名称'

/** Classes of the Nice Agreement by number, joined by `;`. */
export function ClassesField(control: ControlProps<string>) {
  const classes = useNiceClasses()
  const items = (classes.data?.list ?? []).map(({ class_id, class_name }) => ({
    id: String(class_id),
    name: `第 ${class_id} 类 ${class_name}`,
    search: String(class_id),
  }))
  return (
    <div>
      <ManyChoices
        {...control}
        items={items}
        placeholder={placeholder}
        emptyText={classes.isError ? '类别加载失败，请稍后再试' : '没有匹配的类别'}
      />
    </div>
  )
}
