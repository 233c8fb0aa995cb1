import styles from './audit.module.css'
import { differingParts, type Parts } from './differing-part.ts'

type Fields = Record<string, unknown> | null

const textOf = (value: unknown): string =>
  value === null || value === undefined || value === ''
    ? ''
    : typeof value === 'string'
      ? value
      : JSON.stringify(value, null, 1)

function Marked({ start, middle, end }: Parts) {
  if (start + middle + end === '') return <>（无）</>
  return (
    <>
      {start}
      {middle !== '' && <mark>{middle}</mark>}
      {end}
    </>
  )
}

/** The fields that an act changed, side by side, with the words that differ marked. */
export function EntryChanges({ before, after }: { before: Fields; after: Fields }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return <p className={styles.none}>这条记录没有变更内容。</p>
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">字段</th>
          <th scope="col">变更前</th>
          <th scope="col">变更后</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => {
          const [old, now] = differingParts(textOf(before?.[name]), textOf(after?.[name]))
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Marked {...old} />
              </td>
              <td>
                <Marked {...now} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
