import { advice, portal } from '@portal/help/contract'

/** What the page of help on evidence of a fair says about claims of subsidy. */
export const helpLines = {
  steps: [
    portal(
      '同样的材料可以用来申报参展补贴：在存证详情里点“生成补贴申报材料”，对照清单看缺什么，补上别处取得的，下载一份编好页码的 PDF。',
    ),
  ],
  mistakes: [
    advice(
      '补贴的标准、材料和截止日期各地不同，照当地当年的通知准备；平台的清单写明来源和核对日期，示例不是任何城市的规定。',
    ),
  ],
}
