import { stubWidth } from '@portal/accounts/testing/page'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { foundByInitialsSample, foundSample } from '../../contract/samples.ts'
import { namesOf, stagePicker } from '../../testing/picker-stage.tsx'
import type { PickedClass } from '../choose/picked.ts'

const field = () => screen.findByRole('combobox', { name: '查找商品或服务' })
const status = () => screen.getByRole('status', { name: '选择的结果' })
const search = 'GET /api/searchNiceItem'
const pause = (ms: number) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)))

const holds = (classId: number, class_name: string, count: number): PickedClass => ({
  class_id: classId,
  class_name,
  service_nice_min: Array.from({ length: count }, (_, at) => ({
    min_id: `D9${at}`,
    min_name: `演示 ${at}`,
    group_id: '0999',
  })),
  PackUp: 1,
})

describe('the search', () => {
  it('finds by initials after a pause, names class and group, and adds the item with its class', async () => {
    const { user, callsOf, held, sent } = stagePicker({ answers: { [search]: () => foundByInitialsSample } })
    await user.type(await field(), 'sj')
    expect(callsOf(search)).toEqual([])
    const option = await screen.findByRole('option', {
      name: /^手机 — 第 9 类 · 0902 通信设备\s*属于第 9 类，选择后将添加该类$/,
    })
    expect(callsOf(search).map(({ query }) => query)).toEqual([{ keyword: 'sj', edition: 'DEMO-2' }])
    expect(status()).toHaveTextContent('“sj”找到 1 项')
    await user.keyboard('{Enter}')
    expect(held().picked).toEqual([])
    await user.keyboard('{ArrowDown}')
    expect(await field()).toHaveAttribute('aria-activedescendant', option.id)
    await user.keyboard('{Enter}')
    expect(namesOf(held())).toEqual([[9, ['手机']]])
    expect(status()).toHaveTextContent('已添加“手机”，第 9 类已选 1 项')
    expect(screen.getByRole('option', { name: /手机/ })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('option').textContent).not.toContain('将添加该类')
    expect(sent).not.toHaveBeenCalled()
  })

  it('does not add an item twice, and says so', async () => {
    const { user, held } = stagePicker({ answers: { [search]: () => foundByInitialsSample } })
    await user.type(await field(), 'sj')
    await user.click(await screen.findByRole('option'))
    await user.click(screen.getByRole('option'))
    expect(status()).toHaveTextContent('该小项已添加')
    expect(namesOf(held())).toEqual([[9, ['手机']]])
  })

  it('waits until an input method has composed the word', async () => {
    const { callsOf } = stagePicker()
    const input = await field()
    input.focus()
    fireEvent.compositionStart(input)
    fireEvent.change(input, { target: { value: 'yan jing' } })
    await pause(400)
    expect(callsOf(search)).toEqual([])
    fireEvent.change(input, { target: { value: '眼镜' } })
    fireEvent.compositionEnd(input, { data: '眼镜' })
    await screen.findByRole('option')
    expect(callsOf(search).map(({ query }) => query.keyword)).toEqual(['眼镜'])
  })

  it('says where a word went, and which ones are no more', async () => {
    const { user } = stagePicker({ answers: { [search]: () => foundSample } })
    await user.type(await field(), '眼镜')
    expect(await screen.findByText('眼镜 自 2026-01-01 起属于第 10 类')).toBeVisible()
    expect(screen.getByText('3D眼镜：现行版本已无此项')).toBeVisible()
  })

  it('says where a word went that only the earlier edition has in its list', async () => {
    const { user } = stagePicker({ answers: { [search]: () => ({ ...foundSample, list: [], gone: [] }) } })
    await user.type(await field(), '眼镜')
    expect(await screen.findByText('眼镜 自 2026-01-01 起属于第 10 类')).toBeVisible()
    expect(screen.getByText('没有找到“眼镜”')).toBeVisible()
  })

  it('is left by Escape, and keeps what was chosen', async () => {
    const { user, held } = stagePicker({ answers: { [search]: () => foundByInitialsSample } })
    await user.type(await field(), 'sj')
    await user.click(await screen.findByRole('option'))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(await field()).toHaveValue('')
    expect(await field()).toHaveFocus()
    expect(namesOf(held())).toEqual([[9, ['手机']]])
  })

  it('takes no more of a text than the call does, and offers to search again where it failed', async () => {
    let isDown = true
    const { user, callsOf } = stagePicker({
      answers: {
        [search]: () =>
          isDown ? Response.json({ status: 'U00500', code: 'fail', msg: '系统繁忙' }, { status: 500 }) : foundSample,
      },
    })
    await user.click(await field())
    await user.paste('镜'.repeat(60))
    await screen.findByText('查找失败')
    expect(callsOf(search)[0]?.query.keyword).toBe('镜'.repeat(50))
    isDown = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('option')).toBeVisible()
  })
})

describe('the limits', () => {
  it('tell from the eleventh item on that it costs more, and stop nothing', async () => {
    const { user, held } = stagePicker({
      value: [holds(9, '电子产品', 10)],
      edition: 'DEMO-2',
      answers: { [search]: () => foundByInitialsSample },
    })
    await user.type(await field(), 'sj')
    await user.click(await screen.findByRole('option'))
    expect(status()).toHaveTextContent('已添加“手机”，第 9 类已选 11 项。已选超过 10 项，超出的每项另收官费')
    expect(held().picked[0]?.service_nice_min).toHaveLength(11)
  })

  it('refuse what is past the cap of its class', async () => {
    const { user, held } = stagePicker({ value: [holds(10, '医疗器械', 10)], edition: 'DEMO-2' })
    await user.type(await field(), '眼镜')
    await user.click(await screen.findByRole('option'))
    expect(status()).toHaveTextContent('本类最多选择 10 项')
    expect(held().picked[0]?.service_nice_min).toHaveLength(10)
    await user.click(screen.getByRole('button', { name: '关闭提示' }))
    expect(status()).not.toHaveTextContent('本类最多选择')
  })
})

it('an industry brings its classes and items as a whole, less those that are there', async () => {
  const { user, held } = stagePicker()
  await user.click(await screen.findByRole('button', { name: '按行业推荐' }))
  const dialog = within(await screen.findByRole('dialog', { name: '按行业推荐' }))
  expect(dialog.getByRole('combobox', { name: '二级行业' })).toBeDisabled()
  await dialog.findByRole('option', { name: '电子电器' })
  await user.selectOptions(dialog.getByRole('combobox', { name: '一级行业' }), '电子电器')
  await dialog.findByRole('option', { name: '手机与配件' })
  await user.selectOptions(dialog.getByRole('combobox', { name: '二级行业' }), '手机与配件')
  expect(await dialog.findByText('手机、蓝牙耳机')).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: '第 35 类 广告销售' }))
  await user.click(dialog.getByRole('button', { name: '添加 1 类 2 项' }))
  expect(namesOf(held())).toEqual([[9, ['手机', '蓝牙耳机']]])
  expect(status()).toHaveTextContent('已添加 1 类 2 项')
})

describe('on a phone', () => {
  it('classes stand on a sheet, groups are folded, and a bar says what is chosen', async () => {
    stubWidth(390)
    let went = 0
    const { user, held } = stagePicker({
      price: '¥540.00',
      onNext: () => {
        went += 1
      },
    })
    await user.click(await screen.findByRole('button', { name: '选择类别' }))
    const sheet = within(await screen.findByRole('dialog', { name: '选择类别' }))
    expect(sheet.getByRole('group', { name: '类别' })).toHaveAttribute('data-columns', '3')
    await user.click(sheet.getByRole('button', { name: '第 9 类 电子产品' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: /^第 9 类 电子产品 · / })).toHaveFocus())
    const group = await screen.findByRole('button', { name: /^0902 通信设备/ })
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(group)
    await user.click(screen.getByRole('checkbox', { name: '手机' }))
    expect(namesOf(held())).toEqual([[9, ['手机']]])
    expect(screen.getByText(/^已选 1 类 1 项/)).toHaveTextContent('已选 1 类 1 项 · ¥540.00')
    await user.click(screen.getByRole('button', { name: '下一步' }))
    expect(went).toBe(1)
  })
})
