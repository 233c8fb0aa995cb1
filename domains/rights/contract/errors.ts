import { filesErrors } from '@portal/files/contract'
import { defineErrors } from '@portal/platform/contract'
import { rightLimits } from './limits.ts'

export const rightErrors = defineErrors({
  'file.unsupported': filesErrors['file.unsupported'],
  'file.empty': filesErrors['file.empty'],
  'file.too_many_pixels': filesErrors['file.too_many_pixels'],
  'file.trademark_image': filesErrors['file.trademark_image'],
  'file.infected': filesErrors['file.infected'],
  'file.quota': filesErrors['file.quota'],
  'right.double': { http: 409, status: 'U00409', msg: '台账中已有同类型、同国家、同号码的权利' },
  'right.request_not_completed': { http: 409, status: 'U00409', msg: '这件业务完成后，才能把其中的权利加入台账' },
  'right.too_many': { http: 409, status: 'U00409', msg: `权利台账最多${rightLimits.rights}项，请先删除不用的` },
  'right.newer_version': { http: 409, status: 'U00409', msg: '这项权利已在别处修改过，请刷新后重试' },
  'right.too_many_papers': { http: 409, status: 'U00409', msg: `一项权利最多${rightLimits.papers}份材料` },
  'right.too_many_recordals': { http: 409, status: 'U00409', msg: `一项权利最多登记${rightLimits.recordals}条备案` },
  'right.recordal_double': { http: 409, status: 'U00409', msg: '这项权利已登记该备案号' },
  'right.too_many_delegations': {
    http: 409,
    status: 'U00409',
    msg: `一项权利最多${rightLimits.delegations}项委托，请先结束不用的`,
  },
  'right.delegation_double': { http: 409, status: 'U00409', msg: '这家机构在这段时间已有这项权利的委托' },
  'right.delegation_not_open': { http: 409, status: 'U00409', msg: '这项委托现在不能这样办理，请刷新后查看' },
  'right.no_certificate': { http: 409, status: 'U00409', msg: '请先上传权利证书，再申请核对' },
  'right.not_to_ask': { http: 409, status: 'U00409', msg: '这项权利正在核对或已核对，无须再次申请' },
  'right.not_asked': { http: 409, status: 'U00409', msg: '这项权利现在不在核对中，请刷新后查看' },
})
