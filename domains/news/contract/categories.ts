/** The three categories of news in the order of their tabs; the page opens with the first, 37. */
export const newsCategories = [37, 39, 38] as const
export type NewsCategory = (typeof newsCategories)[number]
export const defaultCategory: NewsCategory = 37

export const categoryLabels = {
  37: '预警资讯',
  39: '政策资讯',
  38: '法律法规',
} satisfies Record<NewsCategory, string>
