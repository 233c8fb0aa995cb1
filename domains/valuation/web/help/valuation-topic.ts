import { advice, portal } from '@portal/help/contract'
import type { HelpTopic } from '@portal/platform/web'
import { valuationLimits } from '../../contract/limits.ts'

/** The page of help about valuations. */
export const valuationTopic: HelpTopic = {
  lead: '输入中国发明或实用新型的公告号，得到一个分值、一个参考价和它们各自的区间，并看到每一项依据。',
  parts: {
    who: [portal('任何人都可以评估，不需要登录；登录后评估过的会留在自己的记录里。')],
    papers: [portal('专利的公告号，例如CN216706028U、CN111339067A、CN103150376B；申请号不行。')],
    steps: [
      portal(`输入公告号，一次最多 ${valuationLimits.numbers} 个；多个一起输入时并列比较。`),
      portal(`登录后可以上传名单批量评估，一次最多 ${valuationLimits.batchNumbers} 件，也可以把结果下载为 PDF 报告。`),
      portal('结果写明用了哪些数据、来自哪里、截至哪一天；数据源没有提供的写“数据源未提供”，不当作零。'),
      portal('十四项指标各自贡献多少，逐行列出，加起来就是质量估计；可以切换管理、许可转让、质押、侵权救济四种场景。'),
    ],
    time: [
      portal(
        `结果从最后一次打开起保留 ${valuationLimits.keptDays} 天，在自己的记录里的一直保留；报告生成后请当场下载；批量结果保留 ${valuationLimits.batchDays} 天。`,
      ),
    ],
    fees: [portal('评估不收费。')],
    rules: [
      portal(
        '结果页注明模型参数是否经过中国交易数据校准；结果仅供参考，不构成资产评估报告或法律意见，不作为质押定价的唯一依据。',
      ),
    ],
    mistakes: [
      advice('只看参考价，不看旁边的区间：数据越少，区间越宽。'),
      advice('把没有检索到当作没有：未检索到诉讼或许可，只说明数据源里没有。'),
      advice('输入申请号：申请号中间有小数点，公告号以CN开头、以字母结尾。'),
    ],
  },
}
