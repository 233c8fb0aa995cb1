/** What stands where a source forbids to show title and people. */
export const hiddenWords = '数据来源不允许展示著录项目'
