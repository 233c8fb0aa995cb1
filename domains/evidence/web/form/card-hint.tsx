import { cardPath, cardTitle } from '../paths.ts'
import css from './form.module.css'

/** The hint on the time card. Its link opens another tab, so that the form keeps what was filled in. */
export const CardHint = () => (
  <p className={css.tip}>
    拍照时把
    <a href={`/#${cardPath}`} target="_blank" rel="noreferrer">
      {cardTitle}
    </a>
    拍进画面，照片就不会早于卡上的时间。
  </p>
)
