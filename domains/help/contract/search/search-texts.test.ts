import { describe, expect, it } from 'vitest'
import { markedPieces, searchLoosely } from './search-texts.ts'

const topics = [
  {
    key: 'seizure',
    title: '海关查扣应对',
    lines: [{ text: '自通知送达之日起三个工作日内申请扣留' }, { text: '附件 1 份，格式为 PDF' }],
  },
  { key: 'fair', title: '展会投诉应对', lines: [{ text: '收到投诉通知以后，按通知上的时间答复' }] },
]
const keysOf = (query: string) => searchLoosely(topics, query).groups.map(({ key }) => key)

describe('the search of help', () => {
  it.each([
    ['工作日', ['seizure']],
    ['作日内', ['seizure']],
    ['通知', ['seizure', 'fair']],
    ['ｐｄｆ', ['seizure']],
    ['展会 通知', ['fair']],
    ['商标续展', []],
    ['扣货', ['seizure']],
    ['摊位', []],
    ['', []],
    ['  ，。', []],
  ])('%j finds %j', (query, expected) => {
    expect(keysOf(query)).toEqual(expected)
  })

  it('puts the page that is named first', () => {
    expect(keysOf('投诉')[0]).toBe('fair')
  })

  it('finds a page by its title alone', () => {
    expect(searchLoosely(topics, '展会应对').groups).toEqual([{ key: 'fair', title: '展会投诉应对', hits: [] }])
  })

  it('answers a whole question by its parts, and says so', () => {
    const result = searchLoosely(topics, '收到海关扣留通知怎么办')
    expect(result.isLoose).toBe(true)
    expect(result.groups[0]?.key).toBe('seizure')
  })
})

describe('the marks', () => {
  it.each([
    ['附件为 PDF 格式', ['pdf'], ['附件为 ', 'PDF', ' 格式']],
    ['ＰＤＦ一份', ['pdf'], ['', 'ＰＤＦ', '一份']],
    ['工作日工作', ['工作', '作日'], ['', '工作日工作']],
    ['没有', ['别的'], ['没有']],
    ['𠮷日', ['日'], ['𠮷', '日']],
  ])('%j by %j', (text, terms, expected) => {
    expect(markedPieces(text, terms)).toEqual(expected)
    expect(markedPieces(text, terms).join('')).toBe(text)
  })
})
