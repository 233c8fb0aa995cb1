import {
  Card,
  type Column,
  DataTable,
  dayWords,
  ErrorView,
  LinkButton,
  PageHead,
  Quiet,
  queryOf,
  Skeleton,
  Stack,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { valuationApi } from '../../contract/endpoints.ts'
import type { ValuationModel } from '../../contract/model.ts'
import { cohortWords, uncalibrated } from '../../contract/result-words.ts'
import { ParameterTable } from '../parameter-table.tsx'
import { askPath } from '../paths.ts'
import { title } from '../words.ts'

type Indicator = ValuationModel['indicators'][number]
type Scene = ValuationModel['scenes'][number]

const dimensionWords: Readonly<Record<string, string>> = { technology: '技术', law: '法律', economics: '经济' }
const percent = (share: number): string => `${Math.round(share * 100)}%`

const indicators: readonly Column<Indicator>[] = [
  { key: 'name', header: '指标', title: true, cell: ({ name }) => name },
  { key: 'dim', header: '维度', cell: ({ dim }) => dimensionWords[dim] ?? dim },
  { key: 'weight', header: '权重（精度）', cell: ({ weight }) => weight.toFixed(2) },
]

const scenes: readonly Column<Scene>[] = [
  { key: 'name', header: '场景', title: true, cell: ({ name }) => name },
  { key: 'technology', header: '技术', cell: ({ technology }) => percent(technology) },
  { key: 'law', header: '法律', cell: ({ law }) => percent(law) },
  { key: 'economics', header: '经济', cell: ({ economics }) => percent(economics) },
]

/** 评估方法: which model, which figures, what each rests on, and that nobody has compared them with trades. */
export function MethodPage() {
  const { data, error, refetch } = useQuery(queryOf(valuationApi.model, {}))
  return (
    <>
      <PageHead
        title="评估方法"
        lead="分值和参考价由公开的规则计算；用了哪些参数、各自来自哪里，都列在这里。"
        crumbs={[{ text: title, to: askPath }, { text: '评估方法' }]}
      />
      <div className="wrap page">
        {error ? (
          <ErrorView title="评估方法加载失败" error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Skeleton rows={6} rowHeight={72} />
        ) : (
          <Method model={data} />
        )}
      </div>
    </>
  )
}

function Method({ model }: { model: ValuationModel }) {
  const assumed = model.cohort.kind === 'default' ? '，不是实际样本统计' : ''
  const { version, since, note, list } = model.parameters
  return (
    <Stack gap={24}>
      <Card title="怎么算" tone="tint">
        <ul className="bullets">
          <li>十四项指标各与同领域同申请年的专利比较，合成一个质量估计；不知道的指标不计，区间相应放宽。</li>
          <li>技术、法律、经济三个维度按场景加权成 1 至 100 的分值；权利失效的最高 15。</li>
          <li>参考价是续费期权的现值：当年收益逐年递减，扣除年费，收益低于年费时停止。</li>
          <li>
            现用模型 {model.version}、参数 {version}、对照组 {model.cohort.name}（{cohortWords(model.cohort)}
            {assumed}）。
          </li>
          <li>{model.calibrated ? '' : `${uncalibrated}；`}结果仅供参考，不构成资产评估报告或法律意见。</li>
        </ul>
      </Card>
      <Card title="参数">
        <Stack gap={12}>
          <Quiet>
            {version}，{since === null ? '随产品提供' : `${dayWords(since)} 起使用`}：{note}
          </Quiet>
          <ParameterTable lines={list} />
        </Stack>
      </Card>
      <Card title="指标">
        <DataTable caption="指标" columns={indicators} rows={model.indicators} rowKey={({ key }) => key} />
      </Card>
      <Card title="场景">
        <DataTable caption="场景的权重" columns={scenes} rows={model.scenes} rowKey={({ scene }) => scene} />
      </Card>
      <div>
        <LinkButton to={askPath} variant="primary">
          评估一件专利
        </LinkButton>
      </div>
    </Stack>
  )
}
