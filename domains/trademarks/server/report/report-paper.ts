import { type MarkHit, markStatusLabels, type SearchedMarks } from '@portal/marks/contract'
import { shanghaiDayOf, shanghaiSecond } from '@portal/platform/contract'
import type { Paper, PaperSection } from '@portal/platform/server'
import type { Finding } from '../../contract/check.ts'
import { type TrademarkKind, trademarkKindLabels } from '../../contract/kinds.ts'
import { classesText, reasonsText } from '../check/mark-findings.ts'

export const reportTitle = '品牌注册检索报告'

/** What a report says. */
export type ReportFacts = {
  reportNo: string
  name: string
  kind: TrademarkKind
  /** The classes that were asked for, with their scores; none where no class was told. */
  classes: readonly { class_id: number; class_name: string; score: number | null; reasons: readonly string[] }[]
  /** The members of the Madrid System that would be designated, and the list that they are taken from. */
  members: readonly string[]
  madrid: string
  picture: { picture: Buffer } | { missing: readonly string[] }
  searched: SearchedMarks
  hits: readonly MarkHit[]
  findings: readonly Finding[]
  edition: string
  rules: string
  at: Date
  isDemonstration: boolean
}

type Facts = PaperSection['facts']

const subjectOf = (report: ReportFacts): PaperSection => {
  const { name, kind, classes, members, madrid, picture } = report
  return {
    title: '检索对象',
    ...('picture' in picture && { picture: picture.picture }),
    facts: [
      { label: '商标名称', text: name },
      ...('missing' in picture
        ? [{ label: '图样', text: `字库中没有“${picture.missing.join('、')}”，未绘制图样` }]
        : []),
      { label: '注册类型', text: trademarkKindLabels[kind] },
      { label: '类别', text: classes.length > 0 ? classesText(classes.map(({ class_id }) => class_id)) : '未指定' },
      ...(kind === 'gjsbzc'
        ? [
            { label: '申请国家', text: members.length > 0 ? members.join('、') : '未指定' },
            { label: '成员名单', text: madrid },
          ]
        : []),
    ],
  }
}

const sourceText = ({ rows, asOf, demonstration }: SearchedMarks['sources'][number]): string =>
  `${rows} 件，数据截至 ${asOf ?? '未注明'}${demonstration ? '（演示数据）' : ''}`

const scopeOf = ({ searched, kind }: ReportFacts): PaperSection => ({
  title: '检索范围',
  facts: [
    ...(searched.marks === 0
      ? [{ label: '已检索', text: '本平台尚未导入商标数据，未作近似比对' }]
      : [
          { label: '已检索', text: `共 ${searched.marks} 件` },
          ...searched.sources.map((source) => ({ label: source.name, text: sourceText(source) })),
        ]),
    ...(searched.isPartial ? [{ label: '说明', text: '与名称相近的商标过多，只比对了其中一部分' }] : []),
    {
      label: '未检索',
      text: `国家知识产权局商标局的数据库、未列在上面的名单、未注册的商标、图形商标${
        kind === 'gjsbzc' ? '、世界知识产权组织和各申请国家的数据库' : ''
      }`,
    },
    { label: '商品和服务', text: '未比对具体小项' },
  ],
})

const findingsOf = ({ findings, at }: ReportFacts): PaperSection => ({
  title: '名称检查',
  facts:
    findings.length === 0
      ? [{ label: '结果', text: '没有需要提示的内容' }]
      : findings.map(({ text, law }, index) => ({
          label: `提示 ${index + 1}`,
          text: law ? `${text}\n依据：${law.title}${law.article}，${shanghaiDayOf(at)} 检查` : text,
        })),
})

const hitFact = (hit: MarkHit): Facts[number] => ({
  label: hit.name,
  text: [
    `${reasonsText(hit)}（${hit.points} 分）`,
    `${hit.number} · ${classesText(hit.classes)} · ${markStatusLabels[hit.status]} · ${hit.holder}`,
    `来源：${hit.source}`,
  ].join('\n'),
})

const hitsOf = ({ hits, classes, searched }: ReportFacts): PaperSection => {
  const entry = (title: string, found: readonly MarkHit[]) =>
    found.length > 0 ? [{ title, facts: found.map(hitFact) }] : []
  const elsewhere = hits.filter((hit) => !classes.some(({ class_id }) => hit.classes.includes(class_id)))
  const entries = [
    ...classes.flatMap(({ class_id, class_name }) =>
      entry(
        `${classesText([class_id])} ${class_name}`,
        hits.filter((hit) => hit.classes.includes(class_id)),
      ),
    ),
    ...entry(classes.length > 0 ? '其他类别' : '全部类别', elsewhere),
  ]
  const none = searched.marks === 0 ? '未作近似比对' : '在已检索的数据中没有找到相近的商标'
  return { title: '相近的商标', facts: hits.length === 0 ? [{ label: '结果', text: none }] : [], entries }
}

const scoresOf = ({ classes }: ReportFacts): PaperSection => ({
  title: '比对得分',
  facts:
    classes.length === 0
      ? [{ label: '结果', text: '未指定类别，没有评分' }]
      : classes.map(({ class_id, score, reasons }) => ({
          label: classesText([class_id]),
          text: score === null ? '没有数据，没有评分' : [`${score} 分`, ...reasons].join('\n'),
        })),
})

const versionsOf = ({ reportNo, edition, rules, at }: ReportFacts): PaperSection => ({
  title: '依据的版本',
  facts: [
    { label: '分类版本', text: edition },
    { label: '比对规则', text: rules },
    { label: '报告编号', text: reportNo },
    { label: '生成时间', text: `${shanghaiSecond(at)}（北京时间）` },
  ],
})

/** A search report as a paper. It bears no seal and predicts nothing. */
export const reportPaper = (report: ReportFacts): Paper => ({
  title: reportTitle,
  name: `${reportTitle} ${report.reportNo}`,
  head: report.reportNo,
  lead: [
    '本报告只比对本平台已导入的数据，没有检索商标局数据库，请以商标局的查询结果为准。',
    '得分只说明与本平台数据比对的结果，不是注册成功的概率。',
  ],
  sections: [
    subjectOf(report),
    scopeOf(report),
    findingsOf(report),
    hitsOf(report),
    scoresOf(report),
    versionsOf(report),
  ],
  notes: report.isDemonstration ? ['演示环境：以上均为示例数据。'] : [],
  gap: { text: '—', isOpen: false },
  at: report.at,
})
