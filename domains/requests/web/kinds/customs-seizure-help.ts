import type { HelpContent } from '../form/help-column.tsx'

const regulation = (article: string) => ({
  source: `《知识产权海关保护条例》（2018 年修订）第${article}条`,
  checkedOn: '2025-04-19',
})

/** Statements of law are taken from the text of the regulation itself; deadlines of other countries are not stated. */
export const customsSeizureHelp: HelpContent = {
  prepare: [
    '海关的通知或扣留凭单，看清编号与日期',
    '涉及的权利：商标、专利或著作权及其编号',
    '货物是自有品牌还是定牌加工；定牌加工的，备好委托方的授权文件',
    '合同、订单、报关单、提单等能说明来源的文件',
    '联系人姓名与电话',
  ],
  after: [
    '提交后即得业务编号，可在“我的进度”查看',
    '工作人员核对情况，受理，或说明不予受理的原因',
    '应对方案写在业务详情的处理结果里',
    '结案后仍有需要的，可以申请全面解决方案',
  ],
  facts: [
    {
      text: '海关通知发现涉嫌侵权货物的，权利人自通知送达之日起三个工作日内可以申请扣留并提供担保；逾期未申请或未提供担保的，海关不得扣留。',
      ...regulation('十六'),
    },
    { text: '经海关同意，权利人和收发货人可以查看有关货物。', ...regulation('十七') },
    { text: '收发货人认为货物未侵权的，应当向海关书面说明并附送相关证据。', ...regulation('十八') },
    {
      text: '涉嫌侵犯专利权的货物，收发货人认为未侵权的，可以向海关提供与货物等值的担保金，请求放行。',
      ...regulation('十九'),
    },
    {
      text: '权利人应海关通知而申请扣留的，海关自扣留之日起三十个工作日内调查、认定是否侵权；不能认定的，立即书面通知权利人。',
      ...regulation('二十'),
    },
  ],
}
