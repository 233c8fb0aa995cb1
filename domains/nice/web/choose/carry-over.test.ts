import { expect, it } from 'vitest'
import type { ChosenItem } from '../../contract/chosen.ts'
import { classesSample, groupsSamples, movesSample } from '../../contract/samples.ts'
import { carryOver, type PresentEdition, targetsOf } from './carry-over.ts'
import type { Picked } from './picked.ts'

const present: PresentEdition = {
  classes: classesSample.list,
  groups: new Map(Object.values(groupsSamples).map(({ class_id, groups }) => [class_id, groups])),
  moves: movesSample.moves,
}
const phone = { min_id: 'OLD1', min_name: '手机', group_id: '0907' }
const glasses = { min_id: 'OLD2', min_name: '眼镜', group_id: '0921' }
const pager = { min_id: 'OLD3', min_name: '传呼机', group_id: '0907' }
const inClass9 = (...items: ChosenItem[]): Picked => [
  { class_id: 9, class_name: '旧名', service_nice_min: items, PackUp: 0 },
]

it('items are found by name, whatever number they had', () => {
  expect(carryOver(inClass9(phone), present)).toEqual({
    picked: [
      {
        class_id: 9,
        class_name: '电子产品',
        service_nice_min: [{ min_id: 'D090201', min_name: '手机', group_id: '0902' }],
        PackUp: 0,
      },
    ],
    moved: [],
    gone: [],
  })
})

it('a moved item goes to its class, which is added where it was not chosen', () => {
  expect(targetsOf(inClass9(phone, glasses), present.moves)).toEqual([10])
  const { picked, moved, gone } = carryOver(inClass9(phone, glasses), present)
  expect(
    picked.map(({ class_id, service_nice_min }) => [class_id, service_nice_min.map((one) => one.min_name)]),
  ).toEqual([
    [9, ['手机']],
    [10, ['眼镜']],
  ])
  expect(moved).toEqual([{ class_id: 9, min_name: '眼镜', to: 10 }])
  expect(gone).toEqual([])
})

it('a moved item that its new class holds already is there once', () => {
  const there = { min_id: 'D100101', min_name: '眼镜', group_id: '1001' }
  const both: Picked = [...inClass9(glasses), { class_id: 10, class_name: '', service_nice_min: [there], PackUp: 1 }]
  expect(carryOver(both, present).picked).toMatchObject([{ class_id: 10, service_nice_min: [there] }])
})

it('what the edition does not have is listed, and its class stays to be filled again', () => {
  const { picked, gone } = carryOver(inClass9(pager), present)
  expect(picked).toMatchObject([{ class_id: 9, service_nice_min: [] }])
  expect(gone).toEqual([{ class_id: 9, min_name: '传呼机' }])
})

it('a class that all its items have left goes, an empty one stays', () => {
  expect(carryOver(inClass9(glasses), present).picked.map(({ class_id }) => class_id)).toEqual([10])
  expect(carryOver(inClass9(), present).picked.map(({ class_id }) => class_id)).toEqual([9])
})

it('of several items of one name, that of the same group is taken', () => {
  const groups = new Map([
    [
      9,
      [
        { group_id: '0901', group_name: '', similar: [], min_data: [{ min_id: 'A', min_name: '外壳' }] },
        { group_id: '0907', group_name: '', similar: [], min_data: [{ min_id: 'B', min_name: '外壳' }] },
      ],
    ],
  ])
  const { picked } = carryOver(inClass9({ min_id: 'X', min_name: '外壳', group_id: '0907' }), { ...present, groups })
  expect(picked[0]?.service_nice_min).toEqual([{ min_id: 'B', min_name: '外壳', group_id: '0907' }])
})
