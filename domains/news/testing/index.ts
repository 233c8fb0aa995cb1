export { wechatHtml } from './pasted/wechat.ts'
export { platePng, wordHtml, wordRtf } from './pasted/word.ts'
