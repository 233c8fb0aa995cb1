/** The name under which the articles of the demonstration are signed. */
export const author = '演示编辑部'

/** The day on which the texts of law that these articles rest on were last read. */
const lawReadOn = '2025-04-19'

const lawDatabase = 'https://flk.npc.gov.cn/'

/** Last line of every article on a text of law: where the reader finds what holds on his day. */
export const readTheLaw = `<p>办理前请到<a href="${lawDatabase}">国家法律法规数据库</a>核对当时有效的文本。本文是一般说明，不构成法律意见。</p>`

/** Last line of every article on an official site's own rules. */
export const readTheSite = '<p>规则会调整，请以来源页面打开时的内容为准。本文是一般说明，不构成法律意见。</p>'

/** What an article on a text of law has in common with the next one: signature, source's address, day of reading. */
export const ofLaw = { author, sourceUrl: lawDatabase, checkedOn: lawReadOn }
