import { defineErrors } from '@portal/platform/contract'
import { favouriteLimits } from './favourite.ts'

export const favouriteErrors = defineErrors({
  'favourite.too_many': {
    http: 409,
    status: 'U00409',
    msg: `最多收藏 ${favouriteLimits.favourites} 项，请先在“我的收藏”里移除不用的`,
  },
})
