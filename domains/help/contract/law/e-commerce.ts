import { lawOf, official } from '../line.ts'

const eCommerce = lawOf('eCommerceLaw')
const reply = lawOf('networkReply')

/** The rules of complaints on platforms: the Chinese ones, and those that some platforms state themselves. */
export const platformLaw = {
  notice: eCommerce(
    '四十二',
    '权利人认为权利受到侵害的，可以通知平台删除、屏蔽、断开链接；通知应当包括构成侵权的初步证据。',
  ),
  malice: eCommerce('四十二', '恶意发出错误通知，造成平台内经营者损失的，加倍承担赔偿责任。'),
  declaration: eCommerce(
    '四十三',
    '平台内经营者接到转送的通知后，可以提交不存在侵权行为的声明，并附初步证据，由平台转送权利人。',
  ),
  fifteenDays: eCommerce(
    '四十三',
    '声明到达权利人后十五日内，平台未收到权利人已经投诉或者起诉的通知的，应当及时终止所采取的措施。',
  ),
  delay: reply('三', '因办理公证、认证等权利人无法控制的特殊情况导致的延迟不计入该期限，但最长不超过二十个工作日。'),
} as const

export const platformPages = {
  alibaba: official(
    'alibabaIpp',
    '阿里巴巴：先注册账号，验证身份和权利证明，再提交侵权链接；投诉成立的，移除链接并通知卖家。',
  ),
  alibabaAppeal: official(
    'alibabaIpp',
    '阿里巴巴：卖家可以申诉，申诉内容会转送投诉人，平台结合双方材料判断是否恢复链接。',
  ),
  alibabaRights: official('alibabaIpp', '阿里巴巴：权利证明材料确认后，在有效期内不用重复提交。'),
  mercadoLibre: official(
    'mercadoLibre',
    '美客多：被投诉的卖家四日内答复，权利人四日内复核；权利人不复核的，商品链接恢复。',
  ),
  amazon: official('amazonApex', '亚马逊：美国发明专利的争议可以申请中立评估（APEX），卖家不参加的，链接会被下架。'),
} as const
