import { momentText, Quiet, Stack, StatusTag } from '@portal/platform/web'
import type { TemplateRow } from '../../contract/desk.ts'

/** Whether customers may choose the list, and who compared it with its source. */
export function TemplateState({ template }: { template: TemplateRow }) {
  const { checkedAt, checkedBy, metOn, hidden, isPublic } = template
  const word = hidden ? '已隐藏' : isPublic ? '客户可选' : '核对后客户可选'
  return (
    <Stack gap={4} start>
      <StatusTag tone={checkedAt !== null ? 'done' : 'waiting'}>{checkedAt !== null ? '已核对' : '待核对'}</StatusTag>
      <Quiet>
        {checkedAt !== null
          ? `${checkedBy ?? '系统'} · ${momentText(checkedAt)}`
          : metOn !== null && `随程序提供的示例，${metOn} 整理`}
      </Quiet>
      <Quiet>{word}</Quiet>
    </Stack>
  )
}
