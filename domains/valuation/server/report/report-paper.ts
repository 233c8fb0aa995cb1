import { shanghaiSecond } from '@portal/platform/contract'
import type { Paper, PaperSection } from '@portal/platform/server'
import type { IndicatorLine, ValuationDetail } from '../../contract/detail.ts'
import {
  hiddenRecord,
  inventedRecord,
  kindLabels,
  listWords,
  numberWords,
  placeWords,
  signed,
  sourcesWords,
  sumMeaning,
  uncalibrated,
  unknownIndicator,
  versionWords,
} from '../../contract/result-words.ts'
import { bandOf, type Scene } from '../../proof/score.ts'
import { snapshotWords } from './snapshot.ts'

export const reportTitle = '专利价值参考分析'

/** What a report says. */
export type ReportFacts = {
  reportNo: string
  detail: ValuationDetail
  /** The scene that stands out. */
  scene: Scene
  /** SHA-256 of what the result is computed from. */
  snapshot: string
  at: Date
}

const worthOf = ({ detail, scene }: ReportFacts): PaperSection => {
  const { scenes, price, priceLow, priceHigh, statusText, statusAsOf, remainingYears } = detail
  const chosen = scenes.find((one) => one.scene === scene)
  const { score, scoreLow, scoreHigh } = chosen ?? detail
  return {
    title: '分值和参考价',
    facts: [
      { label: '分值', text: `${score}（${bandOf(score)}，满分 100；场景：${chosen?.name ?? ''}）` },
      { label: '八成把握的区间', text: `${scoreLow}–${scoreHigh}` },
      { label: '参考价', text: `${price} 万元` },
      { label: '五成把握的区间', text: `${priceLow}–${priceHigh} 万元` },
      { label: '法律状态', text: statusAsOf === null ? statusText : `${statusText}（截至 ${statusAsOf}）` },
      { label: '剩余年限', text: `${remainingYears.toFixed(1)} 年` },
    ],
  }
}

const recordOf = ({ detail }: ReportFacts): PaperSection => {
  const { an, ti, pa, inn, ad, pd, ipc, patk, mayShow } = detail
  return {
    title: '著录项目',
    facts: [
      { label: '公告号', text: numberWords(detail) },
      ...(mayShow
        ? [
            { label: '名称', text: ti ?? '' },
            { label: '申请人', text: listWords(pa) ?? '' },
            { label: '发明人', text: listWords(inn) ?? '' },
          ]
        : [{ label: '说明', text: hiddenRecord }]),
      { label: '种类', text: kindLabels[patk] },
      { label: '申请号', text: an ?? '' },
      { label: '申请日', text: ad ?? '' },
      { label: '公告日', text: pd ?? '' },
      { label: 'IPC', text: listWords(ipc) ?? '' },
    ],
  }
}

const scenesOf = ({ detail: { scenes }, scene }: ReportFacts): PaperSection => ({
  title: '四个场景的分值',
  facts: [
    ...scenes.map((one) => ({
      label: one.name,
      text: `${one.score}（${one.scoreLow}–${one.scoreHigh}）${one.scene === scene ? ' ← 本报告的场景' : ''}`,
    })),
    { label: '说明', text: '场景只改变三个维度的权重，参考价不变' },
  ],
})

const dimensionsOf = ({ detail: { dimensions } }: ReportFacts): PaperSection => ({
  title: '三个维度的得分',
  facts: [
    { label: '技术', text: `${dimensions.technology}` },
    { label: '法律', text: `${dimensions.law}` },
    { label: '经济', text: `${dimensions.economics}` },
  ],
})

const indicatorWords = ({ missing, rawText, percentile, contribution, source, asOf }: IndicatorLine): string =>
  missing
    ? `贡献 0 · ${unknownIndicator}`
    : [
        `贡献 ${signed(contribution)} · ${rawText}${percentile === null ? '' : ` · ${placeWords(percentile)}`}`,
        ...(source === null ? [] : [`来源：${source}，数据日期 ${asOf}`]),
      ].join('\n')

const whyOf = ({ detail: { indicators, quality } }: ReportFacts): PaperSection => ({
  title: '为什么是这个分数',
  facts: [
    ...indicators
      .toSorted((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution))
      .map((line) => ({ label: line.name, text: indicatorWords(line) })),
    { label: '合计', text: `${signed(quality)}（${sumMeaning}；各项列出三位小数，合计按未舍入的数计算）` },
  ],
})

const notesOf = (title: string, notes: readonly string[]): PaperSection => ({
  title,
  facts: notes.map((text, at) => ({ label: `${at + 1}`, text })),
})

const basisOf = ({ detail: { model, sources }, reportNo, snapshot, at }: ReportFacts): PaperSection => ({
  title: '依据',
  facts: [
    { label: '版本', text: versionWords(model) },
    { label: '数据来源', text: sourcesWords(sources) },
    { label: '报告编号', text: reportNo },
    { label: '生成时间', text: `${shanghaiSecond(at)}（北京时间）` },
    { label: '输入快照', text: `SHA-256 ${snapshot}\n${snapshotWords}` },
  ],
})

/** A result as a paper, with everything that its page shows. It bears no seal. */
export const reportPaper = (report: ReportFacts): Paper => {
  const { detail, reportNo, at } = report
  return {
    title: reportTitle,
    name: `${reportTitle} ${reportNo}`,
    head: detail.demonstration ? `演示 ${reportNo}` : reportNo,
    lead: [
      ...(detail.demonstration ? [`${inventedRecord}。`] : []),
      ...(detail.model.calibrated ? [] : [`${uncalibrated}。`]),
      detail.notice,
    ],
    sections: [
      recordOf(report),
      worthOf(report),
      scenesOf(report),
      dimensionsOf(report),
      whyOf(report),
      notesOf('技术说明', detail.technology),
      notesOf('法律说明', detail.law),
      notesOf('经济说明', detail.economics),
      basisOf(report),
    ],
    gap: { text: '数据源未提供', isOpen: false },
    isNumbered: true,
    at,
  }
}
