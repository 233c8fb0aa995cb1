import type { RecordalFilter } from '../../contract/search.ts'
import { recordStateLabels, recordTypeLabels, registerTypeLabels } from '../../contract/words.ts'

/** The conditions of a search as its address carries them. */
export type Said = Readonly<Partial<Record<keyof RecordalFilter, string>>>

const labels: Record<Exclude<keyof RecordalFilter, 'q' | 'match'>, string> = {
  recordName: '权利名称',
  name: '权利人',
  recordNum: '备案号',
  registerNum: '权利号',
  registerType: '权利类别',
  recordType: '备案类型',
  recordState: '状态',
  conutryName: '国别',
  productType: '商品分类',
}

const choices: Partial<Record<keyof RecordalFilter, Readonly<Record<string, string>>>> = {
  registerType: registerTypeLabels,
  recordType: recordTypeLabels,
  recordState: recordStateLabels,
}

/** The conditions in words, the single search box first: `演示星辰，权利人：远帆，精确`. */
export const conditionWords = (said: Said): string => {
  const fields = (Object.keys(labels) as (keyof typeof labels)[]).flatMap((name) => {
    const value = said[name]
    return value ? [`${labels[name]}：${choices[name]?.[value] ?? value}`] : []
  })
  return [...(said.q ? [said.q] : []), ...fields, ...(said.match === 'exact' ? ['精确'] : [])].join('，')
}
