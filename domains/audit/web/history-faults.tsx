import { type HistoryFault, historyFaultsShown, type Verification } from '../contract/entry.ts'

/** When histories were last sealed, and how much of them the last check compared. */
export const historyWords = ({ histories: { sealed, rows } }: Verification): string =>
  sealed
    ? `业务记录每天封存一次，最近一次在 ${sealed.day}（存证日志第 ${sealed.leaf} 条）；上次校验比对了 ${rows} 行。`
    : '业务记录尚未封存，每天封存一次。'

const faultWords = ({ history, row, day, found }: HistoryFault): string => {
  const place = `${day ? `${day} 封存的` : ''}${history ?? ''}`
  switch (found) {
    case 'changed':
      return `${place}：一行被改动，行号 ${row}`
    case 'missing':
      return `${place}：一行缺失，行号 ${row}`
    case 'list':
      return `${place}：封存清单被改动`
    case 'seal':
      return day ? `${day} 的封存记录被改动` : '有一天的封存记录缺失'
    case 'unreadable':
      return '业务记录无法读取，未能比对'
  }
}

/** The rows and seals of histories that are not as they were sealed. */
export function HistoryFaults({ faults }: { faults: readonly HistoryFault[] }) {
  if (faults.length === 0) return null
  return (
    <>
      <ul aria-label="与封存时不符的业务记录">
        {faults.map((fault) => (
          <li key={`${fault.day} ${fault.history} ${fault.row} ${fault.found}`}>{faultWords(fault)}</li>
        ))}
      </ul>
      {faults.length === historyFaultsShown && <p>只列出前 {historyFaultsShown} 处，可能还有更多。</p>}
    </>
  )
}
