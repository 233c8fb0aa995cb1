/** The steps of a record: in the form, in lists and in what the service tells of itself. */
export const evidenceSteps = ['展会信息', '证据信息', '提交证据', '存证完成'] as const
