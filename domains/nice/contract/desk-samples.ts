import { type DeskEdition, type DeskEditionRow, deskEditionRow, type IndustriesForm } from './desk.ts'
import { editionSample } from './samples.ts'

/** All industries as the desk edits them. */
export const industriesFormSample: IndustriesForm & { version: number } = {
  version: 0,
  industries: [
    {
      industryCode: 'electronics',
      industry: '电子电器',
      children: [
        {
          industryCode: 'electronics.phones',
          industry: '手机与配件',
          classes: [
            { class_id: 9, items: ['手机', '蓝牙耳机'] },
            { class_id: 35, items: ['广告'] },
          ],
        },
      ],
    },
  ],
}

/** A draft that staff just handed in, compared with the edition before it. */
export const deskEditionSample: DeskEdition = {
  ...editionSample,
  edition: 'DEMO-3',
  editionName: '由 DEMO-2 与修改表推算，非官方全文',
  kind: 'assembled',
  inForceFrom: '2027-01-01',
  source: '演示：修改表',
  checkedOn: '2026-11-20',
  licence: '',
  state: 'draft',
  sha256: '5e884898da28047151d0e56f8dc6292773603d0d6aabbd62a11ef721d1542d8a',
  createTime: Date.UTC(2026, 10, 20, 2),
  publishTime: null,
  createdBy: 'staff',
  publishedBy: null,
  classes: 45,
  groups: 7,
  items: 15,
  refused: [{ at: '第 9 类 0901 第 4 项', msg: '小项名称须为 1 至 100 个字' }],
  refusedCount: 1,
  before: editionSample.edition,
  added: 2,
  removed: 1,
  renamed: 1,
  moved: [{ min_name: '望远镜', from: { class_id: 9, group_id: '0903' }, to: { class_id: 10, group_id: '1001' } }],
  changes: {
    added: [
      { class_id: 10, group_id: '1001', min_id: 'D100103', min_name: '望远镜' },
      { class_id: 25, group_id: '2502', min_id: 'D250202', min_name: '草帽' },
    ],
    removed: [{ class_id: 9, group_id: '0903', min_id: 'D090301', min_name: '望远镜' }],
    renamed: [{ class_id: 35, group_id: '3501', min_id: 'D350102', min_name: '广告设计', to: '广告创意设计' }],
  },
  unfit: [{ at: '第 3 条', msg: '没有可删除的小项：0902 D090299 传呼机' }],
  obstacle: null,
  can: ['publish', 'delete'],
}

/** The draft, then the edition in force. */
export const deskEditionRowsSample: DeskEditionRow[] = [
  deskEditionRow.parse(deskEditionSample),
  deskEditionRow.parse({
    ...deskEditionSample,
    ...editionSample,
    state: 'published',
    createTime: Date.UTC(2026, 10, 18, 2),
    createdBy: null,
    can: [],
  }),
]
