/** Stands in place of the submission until it is open. */
export const notYetWords = '在线提交即将开放'
