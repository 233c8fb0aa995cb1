import { Field, queryOf, Select } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import type { BlockAction } from '../../contract/workbench/reply-block.ts'

/** Puts one of the desk's reply blocks, with its fields filled in, behind what is already typed. */
export function BlockPicker({
  businessSn,
  action,
  text,
  onText,
}: {
  businessSn: string
  action: BlockAction
  text: string
  onText: (text: string) => void
}) {
  const { data } = useQuery(queryOf(workbenchApi.filledBlocks, { params: { businessSn }, query: { action } }))
  const blocks = data?.list ?? []
  const take = (id: string) => {
    const block = blocks.find((one) => one.id === id)
    if (block) onText(text.trim() === '' ? block.text : `${text}\n${block.text}`)
  }
  return (
    <Field label="答复模板" note="选填" hint="选用后可继续修改，发送前请通读">
      <Select
        value=""
        onChange={take}
        placeholder={data && blocks.length === 0 ? '暂无适用的模板' : '选用模板'}
        options={blocks.map(({ id, title }) => ({ value: id, label: title }))}
      />
    </Field>
  )
}
