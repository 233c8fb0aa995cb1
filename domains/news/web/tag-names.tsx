import styles from './cover/cover.module.css'

/** The places and subjects of an article, by their names. In a row of a phone they stand in the line of the date. */
export function TagNames({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
