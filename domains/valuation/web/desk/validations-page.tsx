import {
  ActDialog,
  Button,
  Card,
  type Column,
  call,
  DeskHead,
  Empty,
  momentText,
  Notice,
  PagedTable,
  Quiet,
  Skeleton,
  Stack,
  StatusTag,
  StatusTags,
  useListPage,
} from '@portal/platform/web'
import { useState } from 'react'
import { uncalibrated } from '../../contract/result-words.ts'
import { validationsApi } from '../../contract/validation/endpoints.ts'
import { type Validation, validationKindLabels } from '../../contract/validation/validation.ts'
import { leastCases } from '../../proof/validation/goal.ts'
import { ModelTabs } from './model-tabs.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { countedWords, findingsOf, goalWords, verdictWords } from './validation-words.ts'

const reads = [validationsApi.listValidations] as const
const lookAgainMs = 1_500

/** 验证: what was found when the model was compared with renewals and prices, and whether it counts as calibrated. */
export function ValidationsPage() {
  const validations = useListPage(validationsApi.listValidations, {
    pageSize: 20,
    staleTime: 0,
    lookAgain: (shown) => (shown?.elements.some(({ state }) => state === 'running') ? lookAgainMs : false),
  })
  const [asking, ask] = useState<'renewal' | 'price'>()
  const close = () => ask(undefined)
  const { data, isPending } = validations.list
  const isRunning = data?.elements.some(({ state }) => state === 'running') ?? false
  return (
    <>
      <ModelTabs />
      <DeskHead title="模型验证" lead={countedWords}>
        <Button size="small" onClick={() => ask('price')}>
          登记价格验证
        </Button>
        <Button size="small" variant="primary" disabled={isRunning} onClick={() => ask('renewal')}>
          开始续费验证
        </Button>
      </DeskHead>
      {isPending ? (
        <Skeleton rows={6} rowHeight={88} />
      ) : (
        <Stack gap={20}>
          {data && <Calibration isCalibrated={data.calibrated} />}
          <Card title="验证记录">
            <PagedTable
              pages={validations}
              caption="验证记录"
              columns={columns}
              rowKey={({ id }) => id}
              skeleton={{ rows: 4, rowHeight: 88 }}
              empty={<Empty text="还没有验证过" />}
            />
          </Card>
        </Stack>
      )}
      {asking === 'price' && data && <PriceDialog inForce={data.inForce} onClose={close} />}
      {asking === 'renewal' && (
        <ActDialog
          title="开始续费验证？"
          confirmText="开始"
          busyText="正在提交…"
          act={() => call(validationsApi.addValidation, { body: { kind: 'renewal' } })}
          said="已开始，离开本页不影响"
          reads={reads}
          onClose={close}
        >
          {`用现用的参数和对照组，在后台比较已导入专利的质量估计与第10年的去向。少于 ${leastCases.all} 件，或有效、失效任一方少于 ${leastCases.side} 件时不计算。`}
        </ActDialog>
      )}
    </>
  )
}

/** Whether results say that the model is not calibrated, and what would change that. */
function Calibration({ isCalibrated }: { isCalibrated: boolean }) {
  if (isCalibrated)
    return (
      <Notice tone="success" title="现用的参数和对照组已经验证">
        此后的评估结果不再注明“{uncalibrated}”；此前的结果不变。
      </Notice>
    )
  return (
    <Notice title={`评估结果注明“${uncalibrated}”`}>
      对现用的参数和对照组，最近一次续费验证达到目标，并且登记了价格验证，这句话才不再出现。{goalWords}
    </Notice>
  )
}

const stateTag = ({ state, verdict }: Validation) => {
  if (state === 'running') return <StatusTag tone="active">正在验证</StatusTag>
  if (state === 'failed' || verdict === null) return <StatusTag tone="refused">验证失败</StatusTag>
  return <StatusTag tone={verdictWords[verdict].tone}>{verdictWords[verdict].text}</StatusTag>
}

const columns: readonly Column<Validation>[] = [
  {
    key: 'kind',
    header: '验证',
    title: true,
    cell: ({ kind, model, parameters, cohort }) => (
      <>
        {validationKindLabels[kind]}
        <Quiet>
          {model}，参数 {parameters}，对照组 {cohort}
        </Quiet>
      </>
    ),
  },
  {
    key: 'verdict',
    header: '结论',
    cell: (one) => (
      <StatusTags>
        {stateTag(one)}
        {one.isDemonstration && <StatusTag tone="draft">演示</StatusTag>}
      </StatusTags>
    ),
  },
  {
    key: 'findings',
    header: '结果',
    width: '34%',
    cell: (one) => (
      <>
        {findingsOf(one).map((finding) => (
          <p key={finding} role={one.state === 'running' ? 'status' : undefined}>
            {finding}
          </p>
        ))}
        {one.note && <Quiet>{one.note}</Quiet>}
      </>
    ),
  },
  { key: 'n', header: '件数', align: 'right', cell: ({ n }) => (n === null ? '—' : n.toLocaleString('zh-CN')) },
  {
    key: 'day',
    header: '日期',
    cell: ({ day, source }) => (
      <>
        {day}
        {source !== null && <Quiet>{source}</Quiet>}
      </>
    ),
  },
  {
    key: 'createTime',
    header: '登记',
    cell: ({ createTime, createdBy }) => (
      <>
        {momentText(createTime)}
        <Quiet>{createdBy ?? '系统'}</Quiet>
      </>
    ),
  },
]
