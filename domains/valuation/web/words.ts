export const title = '专利价值评估'
export const steps = ['输入公告号', '评估结果']

/** Beside every result. */
export const uncalibrated = '模型参数未经中国交易数据校准'
