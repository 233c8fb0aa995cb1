import { advice, portal } from '@portal/help/contract'
import type { HelpTopic } from '@portal/platform/web'
import { messageLimits } from '../../contract/limits.ts'

/** The help page 留言咨询. */
export const messageTopic: HelpTopic = {
  lead: '有一般性的问题，在这里留言；对别人也有用的问题和答复，隐去姓名后公开。',
  parts: {
    who: [portal('任何人都可以留言，不登录也可以；登录后留言，能在“我的留言”里看到答复。')],
    papers: [
      portal(
        `标题不超过 ${messageLimits.title} 字，内容不超过 ${messageLimits.content} 字，另填称呼和邮箱；不用上传材料。`,
      ),
    ],
    steps: [
      portal('打开留言咨询，边写边看有没有已经答复过的类似问题。'),
      portal('提交后得到留言编号；没有登录的，收好查看答复的链接。'),
      portal('工作人员先看，再答复；适合公开的，经审核后公开，姓名只显示姓，邮箱不显示。'),
      portal('运营方修改或者删除公开的留言，会留下时间和原因。'),
    ],
    time: [portal('答复时限从服务时间起算，提交前写在留言页上，也公布在页脚的“服务时限”页。')],
    fees: [portal('留言和答复不收费。')],
    mistakes: [
      advice('写了商业秘密、证件号、电话：留言可能公开，这些不要写进内容。'),
      advice('急事也来留言：货物被扣、账户被冻结、展台被投诉，先看帮助中心最上面的几页，再直接提交请求。'),
      advice('邮箱写错：没有登录的，收不到答复的提醒。'),
    ],
  },
}
