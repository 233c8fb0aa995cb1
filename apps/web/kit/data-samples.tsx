import {
  Button,
  type Column,
  DataTable,
  DateRange,
  type DateRangeValue,
  DescriptionList,
  FilterChips,
  Pagination,
  StatusTag,
  type StatusTone,
  Steps,
  Tabs,
  Timeline,
} from '@portal/platform/web'
import { useState } from 'react'
import styles from './kit.module.css'
import { Section } from './section.tsx'

interface DemoRow {
  businessSn: string
  submitted: string
  accepted: string
  tone: StatusTone
  state: string
}

const rows: readonly DemoRow[] = [
  { businessSn: 'HG20261118004217', submitted: '2026-11-18 10:02', accepted: '—', tone: 'waiting', state: '待受理' },
  {
    businessSn: 'HG20261112008813',
    submitted: '2026-11-12 15:40',
    accepted: '2026-11-12 16:05',
    tone: 'active',
    state: '服务中',
  },
  {
    businessSn: 'HG20261102001950',
    submitted: '2026-11-02 09:40',
    accepted: '2026-11-02 09:58',
    tone: 'done',
    state: '已完成',
  },
  {
    businessSn: 'HG20261028007731',
    submitted: '2026-10-28 11:21',
    accepted: '2026-10-28 13:00',
    tone: 'refused',
    state: '不予受理',
  },
  { businessSn: 'HG20261020003308', submitted: '—', accepted: '—', tone: 'draft', state: '未完成' },
]

const columns: readonly Column<DemoRow>[] = [
  { key: 'businessSn', header: '业务编号', cell: (row) => row.businessSn, title: true },
  { key: 'submitted', header: '提交时间', cell: (row) => row.submitted },
  { key: 'accepted', header: '受理时间', cell: (row) => row.accepted },
  { key: 'state', header: '状态', cell: (row) => <StatusTag tone={row.tone}>{row.state}</StatusTag> },
  { key: 'do', header: '操作', cell: () => <Button variant="text">查看</Button>, actions: true },
]

const states = ['全部', '待受理', '服务中', '已完成', '不予受理'].map((label, value) => ({ value, label }))

export function DataSamples() {
  const [state, setState] = useState(0)
  const [range, setRange] = useState<DateRangeValue>({ from: '', to: '' })
  const [page, setPage] = useState(6)
  const [size, setSize] = useState(10)
  const [tab, setTab] = useState<'37' | '39' | '38'>('37')
  return (
    <>
      <Section title="列表（演示数据）">
        <div className={styles.row}>
          <FilterChips label="状态" options={states} value={state} onChange={setState} />
        </div>
        <div className={styles.row}>
          <DateRange label="提交日期" value={range} onChange={setRange} />
        </div>
        <DataTable caption="海关在线备案" columns={columns} rows={rows} rowKey={(row) => row.businessSn} />
        <Pagination
          page={page}
          pageSize={size}
          total={128}
          onPage={setPage}
          pageSizes={[10, 20, 30, 40]}
          onPageSize={setSize}
        />
        <Pagination
          page={2}
          pageSize={10}
          label="备案查询结果分页"
          total={10_000}
          totalIsExact={false}
          onPage={setPage}
          layout="total, pager, jumper"
        />
      </Section>
      <Section title="标签页">
        <Tabs
          label="资讯类别"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: '37', label: '预警资讯' },
            { value: '39', label: '政策资讯' },
            { value: '38', label: '法律法规' },
          ]}
        >
          类别 {tab}
        </Tabs>
      </Section>
      <Section title="进度">
        <div className={styles.group}>
          <Steps label="第二步" steps={['提交诉求', '案件跟进', '出具方案', '案件完结']} current={1} />
        </div>
        <div className={styles.group}>
          <Timeline
            layout="across"
            label="服务中"
            items={[
              { title: '待受理', time: '2026-11-18 10:02', state: 'done' },
              { title: '服务中', time: '2026-11-18 10:21', state: 'current' },
              { title: '已完成', state: 'todo' },
            ]}
          />
        </div>
        <Timeline
          label="不予受理"
          items={[
            { title: '待受理', time: '2026-11-18 10:02', state: 'done' },
            {
              title: '不予受理',
              time: '2026-11-18 10:21',
              text: '材料与权利人不符，请补充后重新提交。',
              state: 'refused',
            },
          ]}
        />
      </Section>
      <Section title="您填的内容">
        <DescriptionList
          items={[
            { term: '权利人名称', detail: '宁波远航家居有限公司（演示）' },
            { term: '所在地区', detail: '广东省 / 深圳市 / 南山区' },
            { term: '联系电话', detail: '' },
            { term: '诉求', detail: '希望了解目的国同类商标的注册情况。\n并请协助准备材料。', wide: true },
          ]}
        />
      </Section>
    </>
  )
}
