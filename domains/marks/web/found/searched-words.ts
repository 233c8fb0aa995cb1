import type { SearchedMarks } from '../../contract/mark.ts'

const counted = (count: number): string => count.toLocaleString('zh-CN')

/** The day up to which all that was searched is true: the earliest of the lists; undefined where none tells its day. */
const asOf = ({ sources }: SearchedMarks): string | undefined =>
  sources
    .flatMap((source) => source.asOf ?? [])
    .sort()
    .at(0)

export const nothingSearchedWords = '本平台尚未导入商标数据，未作近似比对'

/** What was searched and what was not, which stands with every result. */
export const searchedWords = (searched: SearchedMarks): string => {
  if (searched.marks === 0) return nothingSearchedWords
  const day = asOf(searched)
  const until = day === undefined ? '数据日期未注明' : `数据截至 ${day}`
  return `已检索 ${counted(searched.marks)} 件，${until}；未检索商标局数据库，请以官方查询为准`
}

/** One list that was searched. */
export const sourceWords = ({ name, rows, asOf: day, demonstration }: SearchedMarks['sources'][number]): string =>
  [
    demonstration && !name.includes('演示') ? `${name}（演示）` : name,
    `${counted(rows)} 件`,
    day === null ? '数据日期未注明' : `截至 ${day}`,
  ].join(' · ')
