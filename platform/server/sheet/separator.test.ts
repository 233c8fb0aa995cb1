import { describe, expect, it } from 'vitest'
import { findSeparator } from './separator.ts'

const found = (text: string) => findSeparator(text.split('\n'), known)
const names = ['权利名称', '权利人名称', '权利号', '备案号', '权利类别', '备案状态']
const known = (cells: readonly string[]) => cells.filter((cell) => names.includes(cell)).length
const row = ['演示星辰', '演示远帆公司', '96000001', 'T2024-990001', '国内注册', '生效']

describe('what parts the cells of a list', () => {
  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
  ] as const)('is the %s under which the headings are known', async (separator, sign) => {
    const text = [names.join(sign), row.join(sign)].join('\n')
    expect(await found(text)).toEqual({ separator, isSure: true })
  })

  it('is not what stands more often in names and remarks than between them', async () => {
    const goods = Array.from({ length: 30 }, (_, at) => `第${at}类`).join(',')
    const remarks = `${row.join(';')};${goods}`
    expect(await found([`${names.join(';')};商品分类`, remarks, remarks].join('\n'))).toEqual({
      separator: 'semicolon',
      isSure: true,
    })
  })

  it('is not what a quoted heading holds', async () => {
    const headings = ['"权利名称;别名;简称;译名;旧名;俗名;代号"', ...names.slice(1)].join(',')
    expect(await found([headings, row.join(',')].join('\n'))).toEqual({ separator: 'comma', isSure: true })
  })

  it('is found under a title, remarks and empty lines, whatever signs these hold', async () => {
    const above = ['', '  ', '海关备案数据；2026年11月;a;b;c;d;e;f;g;h', '', '说明：仅供内部使用']
    expect(await found([...above, names.join(','), row.join(',')].join('\n'))).toEqual({
      separator: 'comma',
      isSure: true,
    })
  })

  it('is never a full-width comma, which names hold', async () => {
    const headings = names.join('\t')
    const wide = ['甲，乙，丙，丁，戊，己，庚', ...row.slice(1)].join('\t')
    expect(await found([headings, wide].join('\n'))).toEqual({ separator: 'tab', isSure: true })
    expect(await found(names.join('，'))).toEqual({ separator: 'comma', isSure: false })
  })

  it('is taken from how evenly the lines are parted where no heading is known, and not for sure', async () => {
    const lines = ['甲;乙;丙', 'a,1;b;c', 'd;e,2,3;f', 'g;h;i']
    expect(await found(lines.join('\n'))).toEqual({ separator: 'semicolon', isSure: false })
    expect(await found('甲;乙;丙\na;b;c')).toEqual({ separator: 'semicolon', isSure: true })
  })
})
