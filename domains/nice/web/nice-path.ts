/** The address of 商品分类查询. */
export const niceSearchPath = '/home/niceSearch'
