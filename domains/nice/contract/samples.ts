import type { EditionInfo, NiceMove } from './edition.ts'
import type { DatedMove, FoundItems, Industry, NiceClasses, NiceGroups, OfferedClass } from './item.ts'
import { niceLimits } from './limits.ts'
import { ownClasses } from './own-classes.ts'

/**
 * Answers of the classification for page tests, taken from one small invented edition: software (0901), phones (0902), optical
 * instruments (0903), glasses (1001), clothing (2501) and advertising (3501); 0901 and 4201 are similar, so are 2501 and 1801.
 */
const edition = 'DEMO-2'

export const editionSample: EditionInfo = {
  edition,
  editionName: '演示：商品项目为示例，不是《类似商品和服务区分表》原文（2026 年起）',
  kind: 'demonstration',
  inForceFrom: '2026-01-01',
  source: '本平台自行编写',
  checkedOn: null,
  licence: '',
}

const earlierSample: EditionInfo = {
  ...editionSample,
  edition: 'DEMO-1',
  editionName: '演示：商品项目为示例，不是《类似商品和服务区分表》原文（2025 年底前）',
  inForceFrom: '2000-01-01',
}

export const editionsSample: { current: string; elements: EditionInfo[] } = {
  current: edition,
  elements: [editionSample, earlierSample],
}

const { licence: _licence, ...editionFields } = editionSample

/** The classes of which `groupsSamples` has the items. */
const groups = {
  9: [
    {
      group_id: '0901',
      group_name: '0901 软件和计算机',
      similar: ['4201'],
      min_data: [
        { min_id: 'D090101', min_name: '软件' },
        { min_id: 'D090102', min_name: '手机应用程序' },
        { min_id: 'D090103', min_name: '平板电脑' },
      ],
    },
    {
      group_id: '0902',
      group_name: '0902 通信设备',
      similar: [],
      min_data: [
        { min_id: 'D090201', min_name: '手机' },
        { min_id: 'D090202', min_name: '蓝牙耳机' },
        // Two names of one thing share their number.
        { min_id: 'D090203', min_name: '手机壳' },
        { min_id: 'D090203', min_name: '手机保护套' },
      ],
    },
    {
      group_id: '0903',
      group_name: '0903 光学器材',
      similar: [],
      min_data: [{ min_id: 'D090301', min_name: '望远镜' }],
    },
  ],
  10: [
    {
      group_id: '1001',
      group_name: '1001 眼镜及附件',
      similar: [],
      min_data: [
        { min_id: 'D100101', min_name: '眼镜' },
        { min_id: 'D100102', min_name: '太阳镜' },
      ],
    },
  ],
  25: [
    {
      group_id: '2501',
      group_name: '2501 服装',
      similar: ['1801'],
      min_data: [
        { min_id: 'D250101', min_name: '服装' },
        { min_id: 'D250102', min_name: '衬衫' },
      ],
    },
    {
      group_id: '2502',
      group_name: '2502 帽',
      similar: [],
      min_data: [{ min_id: 'D250201', min_name: '帽子' }],
    },
  ],
  35: [
    {
      group_id: '3501',
      group_name: '3501 广告',
      similar: [],
      min_data: [
        { min_id: 'D350101', min_name: '广告' },
        { min_id: 'D350102', min_name: '广告设计' },
      ],
    },
  ],
} satisfies Record<number, NiceGroups['groups']>
type SampleClass = keyof typeof groups

/** The groups of four classes; each of the others has none. */
export const groupsSamples = {
  9: { edition, class_id: 9, groups: groups[9] },
  10: { edition, class_id: 10, groups: groups[10] },
  25: { edition, class_id: 25, groups: groups[25] },
  35: { edition, class_id: 35, groups: groups[35] },
} satisfies Record<SampleClass, NiceGroups>

const itemCounts = new Map(
  Object.values(groupsSamples).map(({ class_id, groups: some }) => [
    class_id,
    some.reduce((sum, { min_data }) => sum + min_data.length, 0),
  ]),
)

/** All 45 classes; of class 10 only ten items may be chosen, so that a test reaches the cap. */
export const classesSample: NiceClasses = {
  ...editionFields,
  list: ownClasses.map(({ id, name, heading }) => ({
    class_id: id,
    class_name: name,
    heading,
    min_number: id === 10 ? niceLimits.capFloor : niceLimits.cap,
    itemCount: itemCounts.get(id) ?? 0,
  })),
}

/** The classes of a portal into which no items were imported. */
export const classesOnlySample: NiceClasses = {
  ...classesSample,
  edition: 'CLASSES',
  editionName: '四十五个类别',
  kind: 'classesOnly',
  inForceFrom: '2000-01-01',
  source: '本平台自行编写',
  list: classesSample.list.map((one) => ({ ...one, itemCount: 0 })),
}

export const moveSample: DatedMove = {
  min_name: '眼镜',
  from: { class_id: 9, group_id: '0903' },
  to: { class_id: 10, group_id: '1001' },
  since: '2026-01-01',
}

const { since: _since, ...undatedMove } = moveSample

export const movesSample: { from: string | null; to: string; moves: NiceMove[] } = {
  from: 'DEMO-1',
  to: edition,
  moves: [undatedMove],
}

/** The answer to 眼镜: it moved, and 3D眼镜 is no more. */
export const foundSample: FoundItems = {
  edition,
  list: [
    {
      class_id: 10,
      class_name: '医疗器械',
      group_id: '1001',
      group_name: '1001 眼镜及附件',
      min_id: 'D100101',
      min_name: '眼镜',
      matched: 'name',
      moved: moveSample,
    },
  ],
  moves: [moveSample],
  gone: [{ min_name: '3D眼镜', from: { class_id: 9, group_id: '0903' } }],
}

/** The answer to `sj`. */
export const foundByInitialsSample: FoundItems = {
  edition,
  list: [
    {
      class_id: 9,
      class_name: '电子产品',
      group_id: '0902',
      group_name: '0902 通信设备',
      min_id: 'D090201',
      min_name: '手机',
      matched: 'initials',
      moved: null,
    },
  ],
  moves: [],
  gone: [],
}

export const industriesSamples = {
  first: [
    { id: 'electronics', industry: '电子电器', industryCode: 'electronics' },
    { id: 'clothing', industry: '服装鞋包', industryCode: 'clothing' },
  ],
  /** Below `electronics`. */
  second: [{ id: 'electronics.phones', industry: '手机与配件', industryCode: 'electronics.phones' }],
} satisfies Record<'first' | 'second', Industry[]>

/** What `electronics.phones` is offered. */
export const offeredSample: { edition: string; classes: OfferedClass[] } = {
  edition,
  classes: [
    {
      class_id: 9,
      class_name: '电子产品',
      service_nice_min: [
        { min_id: 'D090201', min_name: '手机', group_id: '0902' },
        { min_id: 'D090202', min_name: '蓝牙耳机', group_id: '0902' },
      ],
    },
    {
      class_id: 35,
      class_name: '广告销售',
      service_nice_min: [{ min_id: 'D350101', min_name: '广告', group_id: '3501' }],
    },
  ],
}
