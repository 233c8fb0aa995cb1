import { Link } from 'react-router'
import { cardPath, cardTitle } from '../paths.ts'
import css from './intro.module.css'

const text =
  '时间戳只能说“最迟此时已经存在”。所以照片要在现场拍进时间卡、尽快上传，上传得越早，两头夹得越紧；没有拍卡的材料，机票、出入境页和付款凭证一起存，才说得清不会早于什么时候。'

/** Explains from both sides when a file was made: what shows that it is not older, and by when the portal proves it existed. */
export function TwoSidedTime() {
  return (
    <>
      <ol className={css.line}>
        <li className={css.early}>
          <b>不早于</b>
          <span>
            照片里拍进<Link to={cardPath}>{cardTitle}</Link>
            的，由卡证明；其余由材料互相印证：合同、出入境日期、行程、票据上的日期
          </span>
        </li>
        <li className={css.shot}>
          <b>形成</b>
          <span>拍摄、开具的那一刻，没有机器在场作证</span>
        </li>
        <li className={css.late}>
          <b>不晚于</b>
          <span>由本平台证明：服务器收到、写入日志的时间，以及已启用的时间戳</span>
        </li>
      </ol>
      <p className={css.text}>{text}</p>
    </>
  )
}
