import type { HelpContent } from '../form/help-column.tsx'

export const exhibitionHelp: HelpContent = {
  prepare: [
    '权利证书，以及权利仍然有效的证明',
    '展会名称、展位号，被投诉或投诉方的名称',
    '展品与权利的对比图片',
    '被投诉的，备好合法来源、在先使用或自有权利的证据',
    '展会现场能接通的手机号',
  ],
  after: [
    '提交后即得业务编号，可在“我的事项”查看',
    '等待工作人员受理；不予受理的，写明原因',
    '工作人员按您的诉求处理',
    '结果写在业务详情最前面',
  ],
  law: 'exhibition',
}
