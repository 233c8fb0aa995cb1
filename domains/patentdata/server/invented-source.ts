/** The source that invented records name; no list may take it. */
export const inventedSource = '演示数据'
