import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { classesOnlySample, classesSample } from '../../contract/samples.ts'
import { namesOf, stagePicker } from '../../testing/picker-stage.tsx'
import type { PickedClass } from '../choose/picked.ts'

const tile = (name: string) => screen.findByRole('button', { name })
const status = () => screen.getByRole('status', { name: '选择的结果' })
const card = (name: string) => screen.findByRole('region', { name })
const box = (name: string) => screen.findByRole('checkbox', { name })
const press = (user: UserEvent, name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const allClasses = { 'GET /api/getNiceClass': () => classesSample }
const class9: PickedClass = {
  class_id: 9,
  class_name: '电子产品',
  service_nice_min: [{ min_id: 'D090201', min_name: '手机', group_id: '0902' }],
  PackUp: 1,
}
const class25: PickedClass = { class_id: 25, class_name: '服装鞋帽', service_nice_min: [], PackUp: 1 }

describe('the classes', () => {
  it('are 45 tiles; a chosen one says so and stays within reach', async () => {
    const { user, held } = stagePicker({ answers: allClasses })
    await user.click(await tile('第 9 类 电子产品'))
    const tiles = within(screen.getByRole('group', { name: '类别' })).getAllByRole('button')
    expect(tiles).toHaveLength(45)
    const chosen = await tile('第 9 类 电子产品，已选')
    expect(chosen).toHaveAttribute('aria-disabled', 'true')
    expect(chosen).toBeEnabled()
    expect(status()).toHaveTextContent('已添加第 9 类 电子产品')
    await user.click(chosen)
    expect(held()).toMatchObject({ picked: [{ class_id: 9, PackUp: 0 }], edition: 'DEMO-2' })
  })

  it('tell what they cover, on hover and on focus', async () => {
    const { user } = stagePicker()
    const nine = await tile('第 9 类 电子产品')
    const heading = classesSample.list[8]?.heading ?? ''
    expect(nine).toHaveAccessibleDescription(heading)
    expect(screen.queryByText(heading, { ignore: '[hidden]' })).toBeNull()
    await user.hover(nine)
    expect(screen.getByText(heading, { ignore: '[hidden]' })).toBeVisible()
    await user.unhover(nine)
    await user.hover(screen.getByRole('button', { name: '按行业推荐' }))
    expect(screen.queryByText(heading, { ignore: '[hidden]' })).toBeNull()
    nine.focus()
    expect(await screen.findByText(heading, { ignore: '[hidden]' })).toBeVisible()
  })

  it('are one tab stop, nine in a row for the arrow keys', async () => {
    const { user, held } = stagePicker({ answers: allClasses })
    const first = await tile('第 1 类 化学制品')
    first.focus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(await tile('第 11 类 灯具家电')).toHaveFocus()
    await user.keyboard('{Home}{End}')
    expect(screen.getAllByRole('button', { name: /^第 45 类/ })[0]).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: '按行业推荐' })).toHaveFocus()
    await user.tab({ shift: true })
    await user.keyboard('{Home} ')
    expect(namesOf(held())).toEqual([[1, []]])
  })

  it('stand as cards with their count; an open one holds the groups, which are asked for then', async () => {
    const { user, callsOf, held } = stagePicker({ value: [class9], edition: 'DEMO-2' })
    const nine = within(await card('第 9 类 电子产品'))
    const head = nine.getByRole('button', { name: '第 9 类 电子产品 · 已选 1 / 100 项' })
    expect(head).toHaveAttribute('aria-expanded', 'false')
    await user.click(head)
    expect(await nine.findByRole('group', { name: '0902 通信设备，已选 1' })).toBeVisible()
    expect(held().picked[0]?.PackUp).toBe(0)
    await user.click(head)
    expect(nine.queryByRole('checkbox')).toBeNull()
    expect(callsOf('GET /api/getNiceGroupByClassId')).toHaveLength(1)
  })

  it('show at least ten as their cap, and their remarks where there are some', async () => {
    const remarked: PickedClass = { ...class9, class_id: 10, class_name: '医疗器械', isAsistantremarks: 1 }
    stagePicker({
      value: [remarked, class9],
      edition: 'DEMO-2',
      remarksOf: (classId) => `关于第 ${classId} 类的备注`,
    })
    const ten = within(await card('第 10 类 医疗器械'))
    expect(ten.getByRole('button', { name: /已选 1 \/ 10 项/ })).toBeVisible()
    expect(ten.getByText('关于第 10 类的备注')).toBeVisible()
    expect(screen.queryByText('关于第 9 类的备注')).toBeNull()
  })
})

describe('a chosen class', () => {
  it('is changed after a question, where items would be lost', async () => {
    const { user, held } = stagePicker({ value: [class9, class25], edition: 'DEMO-2' })
    await card('第 9 类 电子产品')
    await press(user, '更换类别：第 9 类')
    const choice = within(await screen.findByRole('dialog', { name: '更换第 9 类' }))
    await user.click(choice.getByRole('button', { name: '第 35 类 广告销售' }))
    const question = within(await screen.findByRole('alertdialog', { name: '更换类别将清空已选的小项，确定更换吗？' }))
    await user.click(question.getByRole('button', { name: '取消' }))
    expect(namesOf(held())).toEqual([
      [9, ['手机']],
      [25, []],
    ])
    await press(user, '更换类别：第 9 类')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '第 35 类 广告销售' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }))
    expect(namesOf(held())).toEqual([
      [35, []],
      [25, []],
    ])
    await waitFor(() => expect(screen.getByRole('button', { name: /^第 35 类 广告销售 · / })).toHaveFocus())
    expect(status()).toHaveTextContent('第 9 类已更换为第 35 类 广告销售')
  })

  it('is changed and removed without a question while it is empty', async () => {
    const { user, held } = stagePicker({ value: [class25, class9], edition: 'DEMO-2' })
    await card('第 25 类 服装鞋帽')
    await press(user, '更换类别：第 25 类')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '第 35 类 广告销售' }))
    expect(namesOf(held())[0]).toEqual([35, []])
    await press(user, '删除第 35 类')
    expect(namesOf(held())).toEqual([[9, ['手机']]])
    await waitFor(() => expect(screen.getByRole('button', { name: /^第 9 类 电子产品 · / })).toHaveFocus())
  })

  it('is removed after a question, and the focus goes to the next card', async () => {
    const { user, held } = stagePicker({ value: [class9, class25], edition: 'DEMO-2' })
    await card('第 9 类 电子产品')
    await press(user, '删除第 9 类')
    const question = within(await screen.findByRole('alertdialog', { name: '确定删除第 9 类及其已选小项吗？' }))
    await user.click(question.getByRole('button', { name: '确定' }))
    expect(namesOf(held())).toEqual([[25, []]])
    await waitFor(() => expect(screen.getByRole('button', { name: /^第 25 类 服装鞋帽 · / })).toHaveFocus())
    expect(status()).toHaveTextContent('已删除第 9 类')
  })

  it('that is the last one stays, and its button says why', async () => {
    const { user, held } = stagePicker({ value: [class9], edition: 'DEMO-2' })
    await card('第 9 类 电子产品')
    const button = screen.getByRole('button', { name: '删除第 9 类' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('至少保留一个类别')
    await user.click(button)
    expect(namesOf(held())).toEqual([[9, ['手机']]])
    expect(status()).toHaveTextContent('至少保留一个类别')
  })
})

describe('the items of a class', () => {
  it('are ticked in their groups, one tab stop with arrow keys; Space picks, and nothing sends the form', async () => {
    const { user, held, sent } = stagePicker({ value: [{ ...class9, PackUp: 0 }], edition: 'DEMO-2' })
    const software = await box('软件')
    expect(screen.getAllByRole('checkbox').filter(({ tabIndex }) => tabIndex === 0)).toEqual([software])
    software.focus()
    await user.keyboard(' ')
    expect(await screen.findByRole('group', { name: '0901 软件和计算机，已选 1' })).toBeVisible()
    expect(status()).toHaveTextContent('已添加“软件”，第 9 类已选 2 项')
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(await box('手机')).toHaveFocus()
    await user.keyboard(' {Enter}')
    expect(status()).toHaveTextContent('已移除“手机”')
    expect(namesOf(held())).toEqual([[9, ['软件']]])
    expect(sent).not.toHaveBeenCalled()
  })

  it('are found by the filter above them', async () => {
    const { user } = stagePicker({ value: [{ ...class9, PackUp: 0 }], edition: 'DEMO-2' })
    await user.type(await screen.findByRole('searchbox', { name: '在第 9 类中筛选' }), '望远{Enter}')
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1))
    expect(await box('望远镜')).toHaveAttribute('tabindex', '0')
    await user.type(screen.getByRole('searchbox'), '镜子')
    expect(await screen.findByText('本类没有含“望远镜子”的小项')).toBeVisible()
  })

  it('that are chosen stand above, and are removed there', async () => {
    const two = {
      ...class9,
      service_nice_min: [...class9.service_nice_min, { min_id: 'D090202', min_name: '蓝牙耳机', group_id: '0902' }],
    }
    const { user, held } = stagePicker({ value: [two], edition: 'DEMO-2' })
    await user.click(await screen.findByRole('button', { name: '移除 手机' }))
    expect(namesOf(held())).toEqual([[9, ['蓝牙耳机']]])
    expect(screen.getByRole('button', { name: '移除 蓝牙耳机' })).toHaveFocus()
  })
})

describe('without items', () => {
  it('says that nothing can be chosen, and on what the classes rest', async () => {
    const { user, held } = stagePicker({ answers: { 'GET /api/getNiceClass': () => classesOnlySample } })
    expect(await screen.findByText('商品和服务项目尚未导入，暂不能选择')).toBeVisible()
    expect(screen.getByText(`依据 四十五个类别，${classesOnlySample.source}`)).toBeVisible()
    expect(screen.getByRole('combobox')).toBeDisabled()
    await user.click(await tile('第 9 类 电子产品'))
    expect(held().picked).toEqual([])
    expect(screen.queryByText(/演示/)).toBeNull()
  })

  it('says of a demonstration what it is, and of an imported edition when it was checked', async () => {
    const whole = {
      ...classesSample,
      ...{ kind: 'full', editionName: '2026 文本', source: '示例来源', checkedOn: '2026-01-05' },
    }
    const { router } = stagePicker()
    expect(await screen.findByText('演示：商品项目为示例，不是《类似商品和服务区分表》原文')).toBeVisible()
    await router.navigate('/elsewhere')
    stagePicker({ answers: { 'GET /api/getNiceClass': () => whole } })
    expect(await screen.findByText('依据 2026 文本，示例来源，核对日期 2026-01-05')).toBeVisible()
  })
})
