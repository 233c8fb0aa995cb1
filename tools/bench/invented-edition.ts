import { standardHan, syllablesOf } from '@portal/names/server'

/** Parts of invented names of goods; two or three of them make a name. */
const parts = [
  ...['电子', '智能', '家用', '工业', '医用', '儿童', '户外', '便携', '无线', '纸制', '塑料', '金属', '棉制', '皮制'],
  ...[
    '手',
    '机',
    '器',
    '具',
    '灯',
    '箱',
    '包',
    '服',
    '帽',
    '鞋',
    '茶',
    '酒',
    '油',
    '漆',
    '药',
    '膏',
    '刀',
    '锁',
    '车',
    '轮',
  ],
]

const classes = 45
const perGroup = 25

const digits = (value: number, length: number): string => String(value).padStart(length, '0')

/** The name of the item with this number: some parts, and two characters that few names share. */
const nameOf = (at: number): string => {
  const han = standardHan
  const part = (step: number) => parts[(at * 31 + step * 17) % parts.length] ?? ''
  return `${part(0)}${han[(at * 7919) % 3_755] ?? ''}${han[(at * 104_729 + 13) % 3_755] ?? ''}${part(at % 7)}`
}

/**
 * An invented edition with so many items, in the form that the desk takes; the same numbers give the same edition. One class
 * may be larger than the others, as in the editions in use.
 */
export const inventEdition = (edition: string, items: number, largest = Math.ceil(items / classes)) => {
  const others = Math.ceil((items - largest) / (classes - 1))
  return {
    edition,
    editionName: `演示：虚构的分类 ${edition}`,
    source: '演示',
    classes: Array.from({ length: classes }, (_, index) => {
      const own = index === 0 ? largest : others
      const first = index === 0 ? 0 : largest + (index - 1) * others
      return {
        id: index + 1,
        name: `演示类 ${index + 1}`,
        heading: `演示：第 ${index + 1} 类`,
        groups: Array.from({ length: Math.ceil(own / perGroup) }, (_, group) => ({
          id: `${digits(index + 1, 2)}${digits(group + 1, 2)}`,
          name: `演示群 ${group + 1}`,
          items: Array.from({ length: Math.min(perGroup, own - group * perGroup) }, (_, place) => {
            const at = first + group * perGroup + place
            return { id: `D${digits(at, 6)}`, name: nameOf(at) }
          }),
        })),
      }
    }),
  }
}

/** Words that people look for: parts of names, whole names, pinyin, first letters, and some that nothing has. */
export const wordsFor = (items: number): string[] =>
  Array.from({ length: 200 }, (_, index) => {
    const name = nameOf((index * 61) % items)
    const sounds = syllablesOf(name)
    const kinds = [
      [...name].slice(0, 2).join(''),
      name,
      parts[index % parts.length] ?? '',
      sounds.slice(0, 2).join(''),
      sounds.map((sound) => sound.slice(0, 1)).join(''),
      `无此${index}`,
    ]
    return kinds[index % kinds.length] ?? ''
  })
