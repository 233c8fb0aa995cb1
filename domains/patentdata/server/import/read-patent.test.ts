import { createJudge } from '@portal/imports/server'
import { describe, expect, it } from 'vitest'
import { type PatentField, patentList } from '../../contract/import.ts'
import { patentLists } from './patent-lists.ts'

type Line = Partial<Record<PatentField, string>>

const columns = patentList.fields.map((field) => patentList.labels[field])
const mapping = Object.fromEntries(patentList.fields.map((field, at) => [field, at]))
const sound: Line = { pn: 'CN900000101B', ad: '2020-01-02', ti: '演示：支架' }

const judgedBy = (isDemonstration: boolean) => {
  const judge = createJudge(patentLists, { columns, days: 'none' }, mapping, isDemonstration)
  return (changes: Line) => {
    const line = { ...sound, ...changes }
    return judge({ line: 2, cells: patentList.fields.map((field) => line[field] ?? '') })
  }
}
const judged = judgedBy(true)
const factsOf = (changes: Line) => {
  const one = judged(changes)
  return 'row' in one ? one.row.facts : one.faults
}
const reasonsOf = (changes: Line, judge = judged) => {
  const one = judge(changes)
  return 'faults' in one ? one.faults.map(({ column, reason }) => `${column}：${reason}`) : []
}

describe('a line of patents', () => {
  it('tells what is known, and nothing of cells that are empty or dashes', () => {
    expect(factsOf({ claims: '0', pages: '-', bwd: 'N/A', cited: '空', inn: '--' })).toEqual({
      ...{ title: '演示：支架', filingDate: '2020-01-02', claims: 0 },
    })
  })

  it('counts the citations by others, who are told together with its own', () => {
    expect(factsOf({ cited: '20', fwdSelf: '2' })).toMatchObject({ fwd: 18, fwdSelf: 2 })
    expect(factsOf({ cited: '20' })).toMatchObject({ fwd: 20 })
    expect(factsOf({ cited: '20' })).not.toHaveProperty('fwdSelf')
  })

  it('reads lists, countries, shares, growth and states in the ways in which they are written', () => {
    expect(
      factsOf({
        ...{ inn: '甲；乙;丙|丁', ipc: 'H04L 9/08; h04w12/04', familyCountries: 'CN;US2020123456A1;ep' },
        ...{ originality: '0.62', ipcGrowth5y: '30%', status: '等年费滞纳金', stability: '维持有效' },
      }),
    ).toMatchObject({
      ...{ inventors: ['甲', '乙', '丙', '丁'], ipc: ['H04L9/08', 'H04W12/04'], familyCountries: ['CN', 'US', 'EP'] },
      ...{ originality: 0.62, ipcGrowth5y: 0.3, status: 'GRANTED', stability: 'survived' },
    })
  })

  it('reads lists by line ends too, and classes with their edition', () => {
    expect(factsOf({ inn: '甲\n乙', ipc: 'F16M 11/04 (2006.01)I|H04L9/08' })).toMatchObject({
      ...{ inventors: ['甲', '乙'], ipc: ['F16M11/04', 'H04L9/08'] },
    })
  })

  it('reads legal events with their words, and 无 as none', () => {
    expect(factsOf({ events: '2023-05-06 CF01;20240102 rr01 恢复；2024年2月3日 TR01' })).toMatchObject({
      events: [
        { day: '2023-05-06', code: 'CF01' },
        { day: '2024-01-02', code: 'RR01', text: '恢复' },
        { day: '2024-02-03', code: 'TR01' },
      ],
    })
    expect(factsOf({ events: '无' })).toMatchObject({ events: [] })
    expect(factsOf({ events: '-' })).not.toHaveProperty('events')
  })

  it('takes generality as told, else from the classes of the patents that cite it', () => {
    const citingIpc = 'H04L9/08;H04L12/00;G06F21/60'
    expect(factsOf({ generality: '0.5', citingIpc })).toMatchObject({ generality: 0.5 })
    expect(factsOf({ citingIpc })).toMatchObject({ generality: 0.666667 })
    expect(factsOf({ citingIpc: 'H04L9/08;G06F21/60' })).toMatchObject({ generality: 1 })
    expect(factsOf({ citingIpc: 'H04L9/08' })).toMatchObject({ generality: 0 })
    expect(factsOf({ citingIpc: '-' })).not.toHaveProperty('generality')
  })

  it('does not take an unknown state for a living one', () => {
    expect(factsOf({ status: '状态不详' })).not.toHaveProperty('status')
  })

  it('takes the kind from the number, else from 专利类型', () => {
    const pnOf = (changes: Line) => {
      const one = judged(changes)
      return 'row' in one ? one.row.pn : one.faults[0]?.reason
    }
    expect(pnOf({ pn: 'cn 103150376 b' })).toBe('CN103150376B')
    expect(pnOf({ pn: '103150376', type: '发明授权' })).toBe('CN103150376B')
    expect(pnOf({ pn: '103150376', type: '发明申请' })).toBe('CN103150376A')
    expect(pnOf({ pn: '216706028', type: '实用新型' })).toBe('CN216706028U')
    expect(pnOf({ pn: '103150376' })).toContain('没有种类代码')
  })

  it.each([
    [{ pn: 'CN1' }, '公告号：请输入正确的专利公告号，例如CN216706028U、CN111339067A、CN103150376B'],
    [{ pn: 'CN306789012S' }, '公告号：暂不支持外观设计专利，仅支持发明和实用新型'],
    [{ type: '外观设计' }, '专利类型：暂不支持外观设计专利，仅支持发明和实用新型'],
    [{ ad: '2020-13-01' }, '申请日：不是有效的日期'],
    [{ ad: '2999-01-01' }, '申请日：申请日在将来'],
    [{ ad: '-' }, '申请日：申请日为空'],
    [{ ti: '' }, '专利名称：专利名称为空'],
    [{ ti: '长'.repeat(301) }, '专利名称：专利名称超过300个字'],
    [{ pn: '103150376' }, '公告号：公告号没有种类代码，请在公告号后写明，或填写专利类型'],
    [{ an: '2019' }, '申请号：申请号格式有误'],
    [{ ipcGrowth5y: '很快' }, '近五年增长率：应为小数或百分数'],
    [{ inn: Array(201).fill('甲').join(';') }, '发明人：最多 200 项'],
    [{ citingIpc: Array(2001).fill('H04L').join(';') }, '引证本专利的IPC：最多 2000 项'],
    [{ events: Array(301).fill('2023-05-06 CF01').join(';') }, '法律事件：最多 300 项'],
    [{ events: 'CF01' }, '法律事件：法律事件“CF01”应写为日期、空格和代码，如 2023-05-06 CF01'],
    [{ events: '2023-02-30 CF01' }, '法律事件：法律事件“2023-02-30 CF01”的日期有误'],
    [{ events: '2999-01-01 CF01' }, '法律事件：法律事件“2999-01-01 CF01”的日期在将来'],
    [{ events: `2023-05-06 CF01 ${'长'.repeat(201)}` }, '法律事件：法律事件的说明超过200个字'],
    [{ an: '201910000009.2' }, '申请号：申请号校验位有误，应为“5”'],
    [{ claims: '1.5' }, '权利要求数量：应为不小于 0 的整数'],
    [{ claims: '-1' }, '权利要求数量：应为不小于 0 的整数'],
    [{ cited: '1', fwdSelf: '2' }, '自引次数：自引次数大于被引证次数'],
    [{ generality: '1.2' }, '通用性指数：应在 0 与 1 之间'],
    [{ stability: '很稳' }, '无效结果：应为无、部分无效、维持有效、评价报告肯定、评价报告否定'],
    [{ familyCountries: '中国' }, '同族国家：应为国家代码，如 CN;US'],
  ])('%j is refused in words', (changes, reason) => {
    expect(reasonsOf(changes)).toEqual([reason])
  })

  it('has a number that was given out, but in a demonstration', () => {
    expect(reasonsOf({}, judgedBy(false))).toEqual(['公告号：号段不存在'])
    expect(reasonsOf({ pn: 'CN103150376B' }, judgedBy(false))).toEqual([])
  })
})
