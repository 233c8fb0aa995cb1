import type { ProofView } from './proof-view.ts'

/** How the page names the state of the time-stamps. */
export const timestampText = ({ timestamps, configured }: ProofView): string => {
  if (timestamps.length > 0) return '时间戳已签发'
  return configured.timestamp ? '时间戳待签发' : '时间戳未配置'
}

/** How the page names the state of the anchor; a chain is spoken of only where there is one. */
export const anchorText = ({ anchor, configured }: ProofView): string => {
  if (!anchor) return configured.anchor ? '等待链上锚定' : '链上锚定未配置'
  switch (anchor.state) {
    case 'waiting':
      return '等待链上锚定'
    case 'sent':
    case 'mined':
      return '链上锚定中'
    case 'final':
      return `已锚定 ${anchor.confirmations} 块`
  }
}
