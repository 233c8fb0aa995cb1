import type { HelpTopic } from '@portal/platform/web'
import { customsLaw } from '../../contract/law/customs.ts'
import { disputeLaw, foreignCustomsPages } from '../../contract/law/disputes.ts'
import { advice, portal } from '../../contract/line.ts'

/** The help page 货物被扣: for the right holder who was notified, and for the owner of the goods. */
export const goodsDetained: HelpTopic = {
  lead: '先分清您是哪一方：收到海关通知的权利人，还是货物被扣的收货人、发货人。两方要做的事不同，都先看文书上的期限。',
  parts: {
    now: [
      advice('看清文书：哪个海关、什么编号和日期、涉及哪个权利号、答复的截止日期。拍照发给负责的人。'),
      advice('写下收到的日期和送达的方式，信封和快递单一起留着。'),
      customsLaw.notified,
      advice('您是权利人：马上核对备案号和货物照片，决定要不要申请扣留，同时联系银行准备担保。'),
      advice(
        '您是收货人或者发货人：找齐合同、订单、授权书、商标证、设计底稿和进货凭证，弄清货是自有品牌还是定牌加工。',
      ),
      customsLaw.reply,
      customsLaw.counterSecurity,
    ],
    ask: [
      advice('打通知上的海关联系电话：问清承办人、书面材料送到哪里、能不能看货。'),
      customsLaw.look,
      advice('问报关行或者货代：报关单、提单、装箱单当天发来。'),
      advice('定牌加工的，问委托方：要一份从商标权利人到您的完整授权。'),
      advice('境外被扣的，问收货方：请对方把通知原件当天转来，由当地律师看期限。'),
      foreignCustomsPages.eu,
    ],
    open: [
      portal('提交查扣情况和手头的文书，由工作人员分析并出具方案。', '/home/customsSeizure'),
      portal('自己的权利还没有备案的，扣货的事办完后补上。', '/home/exhibition'),
    ],
    avoid: [
      advice('不要等：先书面答复已经知道的，缺的材料注明随后补交。'),
      advice('不要编造授权，也不要让人补签倒签日期的合同。'),
      advice('不要私下联系对方付款了事，谈和解也要书面，并告诉海关。'),
      disputeLaw.evidenceAbroad,
      customsLaw.liability,
    ],
  },
}
