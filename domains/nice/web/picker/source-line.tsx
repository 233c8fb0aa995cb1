import { Notice, Quiet } from '@portal/platform/web'
import type { NiceClasses } from '../../contract/item.ts'

const demonstrationWords = '演示：商品项目为示例，不是《类似商品和服务区分表》原文'
const notImportedWords = '商品和服务项目尚未导入，暂不能选择'

type EditionOf = Pick<NiceClasses, 'kind' | 'editionName' | 'source' | 'checkedOn'>

/** What must be known of an edition before anything is chosen from it; nothing of a whole one. */
export function EditionNotice({ edition: { kind } }: { edition: EditionOf }) {
  if (kind === 'demonstration') return <Notice>{demonstrationWords}</Notice>
  if (kind === 'classesOnly') return <Notice tone="warning">{notImportedWords}</Notice>
  return null
}

/** On what the classes and items rest: 依据 …，…，核对日期 …. */
export function SourceLine({ edition: { editionName, source, checkedOn } }: { edition: EditionOf }) {
  const parts = [`依据 ${editionName}`, source, checkedOn === null ? '' : `核对日期 ${checkedOn}`]
  return <Quiet>{parts.filter((part) => part !== '').join('，')}</Quiet>
}
