import { loginAddress } from '@portal/accounts/web'
import { Card, LinkButton } from '@portal/platform/web'
import { useLocation } from 'react-router'
import styles from './sign-up.module.css'

/** A card for visitors who are not signed in, in place of the form. */
export function EntranceCard() {
  const { pathname, search } = useLocation()
  return (
    <Card title="课程报名">
      <p>登录后填写报名表，报名结果和候补位次都在账号里查看。</p>
      <p className={styles.entrance}>
        <LinkButton variant="primary" to={loginAddress(pathname + search)}>
          登录后报名
        </LinkButton>
        <LinkButton to="/register">免费注册</LinkButton>
      </p>
    </Card>
  )
}
