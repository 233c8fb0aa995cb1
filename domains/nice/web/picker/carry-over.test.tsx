import { refusal } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ChosenItem } from '../../contract/chosen.ts'
import { editionsSample } from '../../contract/samples.ts'
import { namesOf, stagePicker } from '../../testing/picker-stage.tsx'
import type { PickedClass } from '../choose/picked.ts'

const item = (min_name: string, group_id: string, min_id = 'OLD'): ChosenItem => ({ min_id, min_name, group_id })
const old: PickedClass = {
  class_id: 9,
  class_name: '电子产品',
  service_nice_min: [item('手机', '0907'), item('眼镜', '0921'), item('传呼机', '0907')],
  PackUp: 1,
}

describe('a draft of an earlier edition', () => {
  it('is carried over by name; what moved and what is gone is told until it was noted', async () => {
    const { user, held, callsOf } = stagePicker({ value: [old], edition: 'DEMO-1' })
    expect(await screen.findByText('分类版本已更新，请核对小项')).toBeVisible()
    expect(held().edition).toBe('DEMO-2')
    expect(namesOf(held())).toEqual([
      [9, ['手机']],
      [10, ['眼镜']],
    ])
    expect(held().picked[0]?.service_nice_min[0]).toEqual({ min_id: 'D090201', min_name: '手机', group_id: '0902' })
    expect(callsOf('GET /api/niceMoves')[0]?.query).toEqual({ from: 'DEMO-1', to: 'DEMO-2' })
    expect(screen.getByText('眼镜：第 9 类 → 第 10 类')).toBeVisible()
    expect(screen.getByText('现行版本已无此项，请重新选择：')).toBeVisible()
    expect(screen.getByText('传呼机（第 9 类）')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '知道了' }))
    expect(screen.queryByText('传呼机（第 9 类）')).toBeNull()
  })

  it('is carried over without a word where everything is still there', async () => {
    const { held } = stagePicker({ value: [{ ...old, service_nice_min: [item('手机', '0907')] }], edition: 'DEMO-1' })
    await waitFor(() => expect(held().edition).toBe('DEMO-2'))
    expect(screen.queryByText('分类版本已更新，请核对小项')).toBeNull()
  })

  it('of an edition that nobody knows is carried over by name alone', async () => {
    const { held } = stagePicker({
      value: [old],
      edition: 'UNKNOWN',
      answers: {
        'GET /api/niceMoves': ({ query }) =>
          query.from === 'UNKNOWN' ? refusal(404, 'U00404', '内容不存在或已删除') : { ...query, moves: [] },
      },
    })
    await screen.findByText('眼镜（第 9 类）')
    expect(namesOf(held())).toEqual([[9, ['手机']]])
  })

  it('waits where it cannot be judged, and is judged again', async () => {
    let isDown = true
    const { user, held } = stagePicker({
      value: [old],
      edition: 'DEMO-1',
      answers: {
        'GET /api/niceMoves': () =>
          isDown ? refusal(503, 'U00500', '系统繁忙，请稍后再试') : { from: 'DEMO-1', to: 'DEMO-2', moves: [] },
      },
    })
    await screen.findByText('小项核对失败')
    expect(held()).toMatchObject({ edition: 'DEMO-1', picked: [old] })
    isDown = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(held().edition).toBe('DEMO-2'))
  })
})

describe('what stands out in the chosen items', () => {
  const software = item('软件', '0901', 'D090101')
  const tablet = item('平板电脑', '0901', 'D090103')
  const glasses: PickedClass = {
    class_id: 10,
    class_name: '医疗器械',
    service_nice_min: [item('眼镜', '1001', 'D100101')],
    PackUp: 1,
  }
  const lines = async () => {
    const list = within(await screen.findByRole('region', { name: '所选项目的提示' }))
    return list.getAllByRole('listitem').map(({ textContent }) => textContent)
  }

  it('is told below the cards, by the rules of the server', async () => {
    stagePicker({ value: [{ ...old, service_nice_min: [software, tablet] }, glasses], edition: 'DEMO-2' })
    await waitFor(async () =>
      expect(await lines()).toEqual([
        '第 42 类 4201 类似群与已选项目类似，建议一并考虑',
        '“眼镜”自 2026-01-01 起由第 9 类移至第 10 类',
        '“软件”与“平板电脑”同属类似群 0901',
      ]),
    )
  })

  it('abroad begins with what the basic mark does not cover', async () => {
    stagePicker({
      value: [{ ...old, service_nice_min: [software] }],
      edition: 'DEMO-2',
      kind: 'gjsbzc',
      basic: [{ ...old, service_nice_min: [tablet] }],
      answers: {
        'GET /api/niceEditions': () => ({ ...editionsSample, elements: editionsSample.elements.slice(0, 1) }),
      },
    })
    expect((await lines())[0]).toBe('“软件”超出基础商标的商品和服务范围')
  })

  it('is cut where there is much of it, until one asks for the rest', async () => {
    const groups = ['0901', '0902', '0903', '0904', '0905', '0906', '0907']
    const pairs = groups.flatMap((group, at) => [item(`甲${at}`, group, `A${at}`), item(`乙${at}`, group, `B${at}`)])
    const { user } = stagePicker({ value: [{ ...old, service_nice_min: pairs }], edition: 'DEMO-2' })
    const rest = await screen.findByRole('button', { name: '再看 4 条' })
    expect(await lines()).toHaveLength(5)
    await user.click(rest)
    expect(await lines()).toHaveLength(9)
  })
})
