import type { HelpContent } from '../form/help-column.tsx'

export const riskAversionHelp: HelpContent = {
  prepare: [
    '产品的名称、型号和图片',
    '打算出口的国家、渠道和时间',
    '已有的商标、专利或著作权及其编号',
    '贴牌生产的，备好委托方的授权文件',
    '联系人姓名与电话',
  ],
  after: [
    '提交后即得业务编号，可在“我的事项”查看',
    '等待工作人员受理；不予受理的，写明原因',
    '工作人员按您的诉求给出指引',
    '指引写在业务详情最前面',
  ],
  law: 'riskAversion',
}
