export { createNewsApp, type NewsApp } from './news-app.ts'
export { hostilePieces } from './pasted/hostile.ts'
export { wechatHtml } from './pasted/wechat.ts'
export { platePng, wordHtml, wordRtf } from './pasted/word.ts'
