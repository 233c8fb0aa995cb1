export const title = '专利价值评估'
export const steps = ['输入公告号', '评估结果']
