import type { HelpTopic } from '@portal/platform/web'
import { disputeLaw } from '../../contract/law/disputes.ts'
import { fairPages, rightsLaw } from '../../contract/law/rights.ts'
import { advice, portal } from '../../contract/line.ts'

/** The help page 展台被投诉, for somebody who stands in the booth with a phone. */
export const boothComplained: HelpTopic = {
  lead: '人在展台，先稳住：看清来人和文书，留下证据，按通知上的时间答复。',
  parts: {
    now: [
      advice('看证件：是展会投诉站、执法部门，还是自称权利人的人。记下姓名、单位和电话。'),
      advice('要书面的：投诉通知、涉及的展品和权利号、答复的截止时间。当场拍照。'),
      advice('拍下展品、展位号、楣板和现场，先远后近；原图不要转发压缩。'),
      advice('派一个人专门应对，其他人照常接待，不议论、不争吵。'),
      advice('马上请公司发来：自有权利证书、授权书、进货凭证、设计底稿、更早的展出或者销售记录。'),
      advice('对照权利证书，写下展品和它不同的地方；说不清的先不说。'),
      advice('在截止时间以前书面答复，交出去的每一页都拍照，请对方签收。'),
    ],
    ask: [
      advice('问展会的知识产权投诉站：程序、截止时间、要哪些材料、不服怎么办。'),
      fairPages.agent,
      advice('问公司：这件展品卖过没有、从哪里来、有没有做过检索。'),
      advice('在境外展会：找当地律师和组展单位；执法人员来，请对方出示文书，要一份副本。'),
      disputeLaw.support,
    ],
    open: [
      portal('选“申诉”，附上投诉通知；联系人填展会现场打得通的手机号。', '/home/exhibitionInfringement'),
      portal('展品在境外被扣走的，另外提交查扣情况。', '/home/customsSeizure'),
    ],
    avoid: [
      advice('不要抢夺、藏匿或者撕毁被指的展品和文书。'),
      advice('不要当场签“承认侵权”；签收只写“收到”和时间。'),
      advice('不要把已经撤下的展品再摆出来。'),
      advice('不要在没有看清权利之前就答应赔偿。'),
      rightsLaw.evaluationReport,
    ],
  },
}
